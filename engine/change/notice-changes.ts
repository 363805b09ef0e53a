// Takes a definition before and after; gives the changes of what is read before handling: notices and tips.

import { below } from "../problem/pointer.ts";
import { quote } from "../problem/wording.ts";
import type { Both } from "./asking-changes.ts";
import { type Change, isEqual, pairsOf, teller } from "./change.ts";

interface Read {
  id: string;
  title: string;
  /** What may follow. */
  open: boolean;
  text: unknown;
}

export function noticeChanges({ before: { oneThing: was }, after: { oneThing: now } }: Both): Change[] {
  const notices = (list: typeof was.notices): Read[] =>
    list.map(({ allowContinue, ...text }) => ({ id: text.id, title: text.title, open: allowContinue, text }));
  const tips = (list: typeof was.tips): Read[] =>
    list.map(({ allowApply, ...text }) => ({ id: text.id, title: text.title, open: allowApply, text }));
  return [
    ...changesOf("notices", "办理前的通知", notices(was.notices), notices(now.notices)),
    ...changesOf("tips", "办理前的引导", tips(was.tips), tips(now.tips)),
  ];
}

function changesOf(part: string, kind: string, was: readonly Read[], now: readonly Read[]): Change[] {
  const byId = (list: readonly Read[]) => Object.fromEntries(list.map((one) => [one.id, one]));
  const { kept, lost, gained } = pairsOf(byId(was), byId(now), () => false);
  const place = (list: readonly Read[], id: string) =>
    below(
      `/${part}`,
      list.findIndex((one) => one.id === id),
    );
  const tell = (id: string) => teller("one-thing", place(now, id), place(was, id));
  return [
    ...lost.map(([id, { title }]) => tell(id)("lost", `少了${kind}${quote(title)}`)),
    ...gained.map(([id, { title, open }]) =>
      tell(id)(open ? "gained" : "tightened", `增加了${kind}${quote(title)}${open ? "" : "，看后不能办理"}`),
    ),
    ...kept.flatMap(({ now: id, before, after }) => {
      const name = `${kind}${quote(after.title)}`;
      if (before.open && !after.open) return [tell(id)("tightened", `${name}看后不能再办理`)];
      if (!before.open && after.open) return [tell(id)("loosened", `${name}看后可以办理`)];
      return isEqual(before, after) ? [] : [tell(id)("reworded", `${name}的文字改了`)];
    }),
  ];
}
