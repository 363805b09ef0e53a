// Formats the differences of a one-thing as lines for a terminal, the weightiest first.

import { problemLines } from "../../content/problem-report.ts";
import { type Change, changeKinds } from "../../engine/change/change.ts";
import type { DraftsVerdict } from "../change/draft-verdicts.ts";
import type { OneDiff, PlacedChange } from "./one-diff.ts";
import { kindTexts, tellingTexts, texts } from "./texts.ts";

export function diffLines(diff: OneDiff, revision: string): string[] {
  const { code, name } = diff;
  if (diff.kind === "fresh" || diff.kind === "gone") return [texts[diff.kind](name, code, revision)];
  if (diff.kind === "broken") return [texts.broken(code), ...problemLines(diff.problems)];
  if (diff.kind === "former-broken")
    return [texts.formerBroken(code, revision), ...problemLines(diff.problems)];
  const { changes, others, drafts } = diff;
  if (changes.length === 0) return [texts.same(name, code, revision)];
  return [
    texts.title(name, code, revision, changes.length),
    ...changeKinds.flatMap((kind) => linesOf(kind, changes)),
    ...(others.length > 0 ? [texts.others(others)] : []),
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
    `  ${kindTexts[kind]}`,
    ...of.map(({ file, line, side, words }) =>
      texts.line(side === "before" ? `${file}${texts.was}` : file, line, words),
    ),
  ];
}

function draftLines({ all, whole, told, cannot, tellings, mends }: DraftsVerdict): string[] {
  const kinds = Object.keys(tellingTexts) as (keyof typeof tellingTexts)[];
  const lines = kinds.flatMap((kind) => {
    const of = tellings.filter((telling) => telling.kind === kind);
    if (of.length === 0) return [];
    const names = of.map(({ words, drafts }) => texts.named(words, drafts));
    return [texts.telling(tellingTexts[kind], names)];
  });
  const migration = JSON.stringify([{ from: texts.when, ops: mends }], null, 2);
  const mending =
    mends.length === 0
      ? []
      : [texts.mends, ...`"migrations": ${migration}`.split("\n").map((line) => `      ${line}`)];
  return [texts.drafts(all, whole, told, cannot), ...lines, ...mending];
}
