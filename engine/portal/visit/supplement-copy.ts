// Keeps what is gathered for a supplement: in this page, and on this device for its person alone.

import { type DeviceCopy, type Gathered, type Owner, supplementName } from "./device-copy.ts";
import { createDeviceFiles, type Sending } from "./device-files.ts";

/** What the device kept: what this page does not know yet, and the files that were on their way. */
export interface FoundSupplement extends Pick<Gathered, "files" | "note"> {
  sending: Sending[];
}

export type SupplementCopy = ReturnType<typeof supplementCopy>;

/** A device that keeps nothing never stops a supplement: then this page alone knows it. `place`: no other's begins like it. */
export function supplementCopy(
  { here, ...turns }: DeviceCopy["supplements"],
  { deviceKey: key }: Owner,
  place: string,
) {
  const { inTurn } = turns;
  const onTheirWay = createDeviceFiles(turns);
  const name = supplementName(place);
  const hereName = `${key} ${name}`;
  const before = here.get(hereName);
  let written = before?.found ? textOf(before) : "";
  return {
    /** What this page knows of it from before. */
    before,
    /** Null when the device kept nothing of it. */
    find: async (): Promise<FoundSupplement | null> => {
      const nothing = { files: [], note: "" };
      // Both are asked for at once, so that a file that is added meanwhile is not among them.
      const [kept, sending] = await Promise.all([
        inTurn(async (it): Promise<typeof nothing> => {
          const [one] = before?.found ? [] : await it.read(key, "texts", name);
          return one ? JSON.parse(one.text) : nothing;
        }, nothing),
        onTheirWay.find(key, name),
      ]);
      return textOf(kept) === "" && sending.length === 0 ? null : { ...kept, sending };
    },
    keep: ({ files, note, found }: Gathered) => {
      here.set(hereName, { files, note, found });
      const text = textOf({ files, note });
      if (!found || text === written) return;
      written = text;
      void inTurn(
        (it) => (text === "" ? it.remove(key, "texts", name) : it.write(key, "texts", name, text)),
        undefined,
      );
    },
    /** Keeps a file as long as it is on its way; the function that it returns ends that. */
    keepFile: (sending: Sending) => onTheirWay.keep(key, name, sending),
    /** It is handed in. */
    forget: () => {
      here.delete(hereName);
      void inTurn((it) => it.remove(key, "texts", name), undefined);
      void onTheirWay.forget(key, name);
    },
  };
}

const textOf = ({ files, note }: Pick<Gathered, "files" | "note">): string =>
  files.length === 0 && note === "" ? "" : JSON.stringify({ files, note });
