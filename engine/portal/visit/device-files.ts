// Keeps on this device, for its person alone, the files that are on their way, so that a reload or a new login goes on with them.

import type { FilePort } from "../../client/ports.ts";
import type { DevicePort, Kept } from "../ports.ts";

/** A file on its way. */
export interface Sending {
  /** Of the upload: the gateway takes what comes again under it for the same file. */
  id: string;
  material: string;
  file: FilePort;
}

/** Nothing here stops an upload: what a device does not keep is only reported, and chosen again after a reload. */
export function createDeviceFiles(device: DevicePort | undefined, report: (error: unknown) => void) {
  return {
    /** Keeps it for the draft of that name. The function that it returns removes it again. */
    keep(key: string, draft: string, sending: Sending): () => void {
      if (!device) return () => undefined;
      const { material, file } = sending;
      const name = nameOf(draft, sending);
      const text = JSON.stringify({ material, name: file.name, type: file.type });
      const kept = file
        .bytes()
        .then((bytes) => device.write(key, "files", name, text, bytes))
        .catch(report);
      return () => void kept.then(() => device.remove(key, "files", name)).catch(report);
    },
    /** Those that are still on their way. */
    async find(key: string, draft: string): Promise<Sending[]> {
      try {
        const kept = (await device?.read(key, "files", nameOf(draft))) ?? [];
        return kept.map((each) => unpacked(draft, each));
      } catch (error) {
        report(error);
        return [];
      }
    },
    /** The draft is gone. */
    async forget(key: string, draft: string): Promise<void> {
      await device?.remove(key, "files", nameOf(draft)).catch(report);
    },
  };
}

const nameOf = (draft: string, { id }: Pick<Sending, "id"> = { id: "" }) => `${draft} ${id}`;

function unpacked(draft: string, { name: kept, text, bytes = new Uint8Array() }: Kept): Sending {
  const { material, ...named } = JSON.parse(text);
  const file = { ...named, size: bytes.length, bytes: async () => bytes };
  return { id: kept.slice(nameOf(draft).length), material, file };
}
