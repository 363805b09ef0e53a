// Lists changes to the notices and tips that people read before handling.

import type { Versions } from "../../engine/change/asking-changes.ts";
import { type Change, pairsOf, teller } from "../../engine/change/change.ts";
import type { Notice, Tip } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote } from "../../engine/problem/text-parts.ts";

interface Kind<Read> {
  part: "notices" | "tips";
  name: string;
  /** The property that says whether a person may go on. */
  open: keyof Read & string;
  /** The properties that people read, each with its name. */
  read: [keyof Read & string, string][];
}

const notices: Kind<Notice> = {
  part: "notices",
  name: "办理前的通知",
  open: "allowContinue",
  read: [
    ["title", "标题"],
    ["html", "文字"],
    ["terminal", "显示的终端"],
  ],
};

const tips: Kind<Tip> = {
  part: "tips",
  name: "办理前的引导",
  open: "allowApply",
  read: [
    ["title", "标题"],
    ["content", "文字"],
  ],
};

export function noticeChanges({ before: { oneThing: was }, after: { oneThing: now } }: Versions): Change[] {
  return [...changesOf(notices, was.notices, now.notices), ...changesOf(tips, was.tips, now.tips)];
}

function changesOf<Read extends { id: string; title?: string }>(
  { part, name: kind, open, read }: Kind<Read>,
  was: readonly Read[],
  now: readonly Read[],
): Change[] {
  const byId = (list: readonly Read[]) => Object.fromEntries(list.map((one) => [one.id, one]));
  const { kept, lost, gained } = pairsOf(byId(was), byId(now), () => false);
  const place = (list: readonly Read[], id: string) =>
    below(
      `/${part}`,
      list.findIndex((one) => one.id === id),
    );
  const tell = (id: string) => teller("one-thing", place(now, id), place(was, id));
  const called = ({ id, title = id }: Read) => kind + quote(title);
  return [
    ...lost.map(([id, one]) => tell(id)("lost", `少了${called(one)}`)),
    ...gained.map(([id, one]) => {
      const words = `增加了${called(one)}`;
      return one[open] ? tell(id)("gained", words) : tell(id)("tightened", `${words}，看后不能办理`);
    }),
    ...kept.flatMap(({ now: id, before, after }) => {
      const name = called(after);
      const changes: Change[] = [];
      if (before[open] && !after[open]) changes.push(tell(id)("tightened", `${name}看后不能再办理`, open));
      if (!before[open] && after[open]) changes.push(tell(id)("loosened", `${name}看后可以办理`, open));
      for (const [word, title] of read)
        if (before[word] !== after[word]) changes.push(tell(id)("reworded", `${name}的${title}改了`, word));
      return changes;
    }),
  ];
}
