// Keeps on this device, for its person alone, the files that are on their way, so that a reload or a new login goes on with them.

import type { FilePort } from "../../client/ports.ts";
import type { Kept } from "../ports.ts";
import type { DeviceTurns } from "./device-turns.ts";

/** A file on its way. */
export interface Sending {
  /** Of the upload: the gateway takes what comes again under it for the same file. */
  id: string;
  material: string;
  file: FilePort;
}

/** Nothing here stops an upload: what a device does not keep is only reported, and chosen again after a reload. `of`: a draft, or a supplement. */
export function createDeviceFiles({ inTurn }: DeviceTurns) {
  return {
    /** The function that it returns removes it again. */
    keep(key: string, of: string, sending: Sending): () => void {
      const { material, file } = sending;
      const name = nameOf(of, sending);
      const text = JSON.stringify({ material, name: file.name, type: file.type });
      void inTurn(async (it) => it.write(key, "files", name, text, await file.bytes()), undefined);
      return () => void inTurn((it) => it.remove(key, "files", name), undefined);
    },
    /** Those that are still on their way. */
    find: (key: string, of: string) =>
      inTurn(async (it): Promise<Sending[]> => {
        const kept = await it.read(key, "files", nameOf(of));
        return kept.map((each) => unpacked(of, each));
      }, []),
    /** Nobody waits for them any more. */
    forget: (key: string, of: string) => inTurn((it) => it.remove(key, "files", nameOf(of)), undefined),
  };
}

const nameOf = (of: string, { id }: Pick<Sending, "id"> = { id: "" }) => `${of} ${id}`;

function unpacked(of: string, { name: kept, text, bytes = new Uint8Array() }: Kept): Sending {
  const { material, ...named } = JSON.parse(text);
  const file = { ...named, size: bytes.length, bytes: async () => bytes };
  return { id: kept.slice(nameOf(of).length), material, file };
}
