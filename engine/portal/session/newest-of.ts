// Finds out whether this device keeps more of a declaration than what is being opened.

import type { UserInfo } from "../../contract/types.gen.ts";
import type { DeviceCopy } from "../visit/device-copy.ts";
import type { Opening } from "./open-declaration.ts";

/** What this device keeps goes before what session storage or the gateway has, while it holds more. */
export async function newestOf(
  copy: Pick<DeviceCopy, "find">,
  user: UserInfo,
  opening: Opening,
): Promise<Opening> {
  if (opening.kind === "reload") {
    const { draftKey, edition = 0 } = opening.persisted;
    const persisted = await copy.find(
      user,
      (kept) => kept.draftKey === draftKey && (kept.edition ?? 0) > edition,
    );
    return persisted ? { ...opening, persisted } : opening;
  }
  if (opening.kind === "draft") {
    if (opening.anyway) return opening;
    const { draftId } = opening;
    const persisted = await copy.find(user, ({ record, unsaved }) => unsaved && record.draftId === draftId);
    return persisted ? { kind: "reload", persisted } : opening;
  }
  const { code, company, areaId, choices } = opening;
  const persisted = await copy.find(user, ({ record, unsaved, ...kept }) => {
    const same = kept.code === code && record.principal.company?.id === company?.id;
    return unsaved && same && record.draftId === undefined;
  });
  if (!persisted) return opening;
  const { record } = persisted;
  const now = { ...record, areaId: areaId ?? record.areaId, choices: { ...record.choices, ...choices } };
  return { kind: "reload", persisted: { ...persisted, record: now } };
}
