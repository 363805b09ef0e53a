// Takes the difference of a one-thing; gives the lines that a terminal shows of it, what weighs most first.

import { problemLines } from "../../content/problem-report.ts";
import { type Change, changeKinds, type DraftsVerdict } from "../index.ts";
import { diffWords, kindWords, tellingWords } from "./diff-words.ts";
import type { OneDiff, PlacedChange } from "./one-diff.ts";

export function diffLines(diff: OneDiff, revision: string): string[] {
  const { code, name } = diff;
  if (diff.kind === "fresh" || diff.kind === "gone") return [diffWords[diff.kind](name, code, revision)];
  if (diff.kind === "broken") return [diffWords.broken(code), ...problemLines(diff.problems)];
  if (diff.kind === "former-broken")
    return [diffWords.formerBroken(code, revision), ...problemLines(diff.problems)];
  const { changes, others, drafts } = diff;
  if (changes.length === 0) return [diffWords.same(name, code, revision)];
  return [
    diffWords.title(name, code, revision, changes.length),
    ...changeKinds.flatMap((kind) => linesOf(kind, changes)),
    ...(others.length > 0 ? [diffWords.others(others)] : []),
    "",
    ...draftLines(drafts),
  ];
}

function linesOf(kind: Change["kind"], changes: readonly PlacedChange[]): string[] {
  const of = changes
    .filter((change) => change.kind === kind)
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  if (of.length === 0) return [];
  return [
    `  ${kindWords[kind]}`,
    ...of.map(({ file, line, side, words }) =>
      diffWords.line(side === "before" ? `${file}${diffWords.was}` : file, line, words),
    ),
  ];
}

function draftLines({ all, whole, told, cannot, tellings, mends }: DraftsVerdict): string[] {
  const kinds = Object.keys(tellingWords) as (keyof typeof tellingWords)[];
  const lines = kinds.flatMap((kind) => {
    const of = tellings.filter((telling) => telling.kind === kind);
    if (of.length === 0) return [];
    const names = of.map(({ words, drafts }) => diffWords.named(words, drafts));
    return [diffWords.telling(tellingWords[kind], names)];
  });
  const migration = JSON.stringify([{ from: diffWords.when, ops: mends }], null, 2);
  const mending =
    mends.length === 0
      ? []
      : [diffWords.mends, ...`"migrations": ${migration}`.split("\n").map((line) => `      ${line}`)];
  return [diffWords.drafts(all, whole, told, cannot), ...lines, ...mending];
}
