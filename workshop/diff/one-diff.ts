// Compares two versions of a one-thing: its changes with file and line, and what they mean for drafts.

import type { CheckedDefinition, Content, ContentProblem } from "../../content/read-content.ts";
import type { Change } from "../../engine/change/change.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { changesBetween } from "../change/changes-between.ts";
import { type DraftsVerdict, draftVerdicts } from "../change/draft-verdicts.ts";
import { declarants } from "../model/declarants.ts";
import { type BothSides, changedPlace } from "./changed-place.ts";

export interface PlacedChange extends Omit<Change, "file"> {
  /** Path in the project's folder. */
  file: string;
  line: number;
}

export type OneDiff = { code: string; name: string } & (
  | { kind: "fresh" }
  | { kind: "gone" }
  | { kind: "broken"; problems: ContentProblem[] }
  | { kind: "former-broken"; problems: ContentProblem[] }
  | { kind: "compared"; changes: PlacedChange[]; others: NamedThing[]; drafts: DraftsVerdict }
);

export interface NamedThing {
  code: string;
  name: string;
}

export type BothContents = BothSides<Content>;

const seed = 20_260_101;
/** This many combinations of options cover every option of nearly every one-thing within seconds. */
const mostCombinations = 24;

/** Also finds a one-thing whose code has changed, by its former codes. Undefined when neither version knows the code. */
export function oneDiff({ before, after }: BothContents, code: string): OneDiff | undefined {
  const now = [...after.definitions.values()].find(({ definition: { oneThing } }) =>
    [oneThing.code, ...(oneThing.formerly ?? [])].includes(code),
  );
  const broken = problemsOf(after, code);
  if (!now && broken) return { code, name: code, kind: "broken", problems: broken };
  if (!now) {
    const was = before.definitions.get(code);
    return was && { code, name: was.definition.oneThing.name, kind: "gone" };
  }
  const codes = codesOver(now);
  const was = formerOf(before, now);
  const { name, code: present } = now.definition.oneThing;
  if (was) return { code: present, name, kind: "compared", ...compared({ before, after }, was, now) };
  const problems = codes.flatMap((one) => problemsOf(before, one) ?? []);
  if (problems.length > 0) return { code: present, name, kind: "former-broken", problems };
  return { code: present, name, kind: "fresh" };
}

const codesOver = ({ definition: { oneThing } }: CheckedDefinition): string[] => [
  oneThing.code,
  ...(oneThing.formerly ?? []),
];

const formerOf = ({ definitions }: Content, now: CheckedDefinition): CheckedDefinition | undefined =>
  codesOver(now).flatMap((one) => definitions.get(one) ?? [])[0];

/** Every code of either version, each one-thing once. */
export function codesOf({ before, after }: BothContents): string[] {
  const now = after.files.oneThings.map(({ name }) => name);
  const renamed = new Set(
    [...after.definitions.values()].flatMap(({ definition }) => definition.oneThing.formerly ?? []),
  );
  const gone = [...before.definitions.keys()].filter((code) => !now.includes(code) && !renamed.has(code));
  return [...now, ...gone];
}

/** Undefined when there is no such file. */
function problemsOf({ files, problems }: Content, code: string): ContentProblem[] | undefined {
  if (!files.oneThings.some(({ name }) => name === code)) return undefined;
  return problems.filter(({ severity }) => severity === "error");
}

function compared(contents: BothContents, was: CheckedDefinition, now: CheckedDefinition) {
  const changes = placedChanges(contents, was.definition, now.definition);
  const today = todayInShanghai(Date.now());
  const principals = changes.length > 0 ? declarants(was.definition, today) : [];
  const born = { today, seed, principals, most: mostCombinations };
  return {
    changes,
    others: changedWith(contents, now.definition, changes),
    drafts: draftVerdicts(was, now, born),
  };
}

function placedChanges(contents: BothContents, before: Definition, after: Definition): PlacedChange[] {
  return changesBetween(before, after).map((change) => ({
    ...change,
    ...changedPlace(contents, { before, after }, change),
  }));
}

/** Other one-things that the same change of a shared file affects. */
function changedWith(
  contents: BothContents,
  { oneThing }: Definition,
  changes: readonly PlacedChange[],
): NamedThing[] {
  const nameOf = ({ file, line }: PlacedChange) => `${file} ${line}`;
  const places = new Set(changes.map(nameOf));
  return [...contents.after.definitions.values()].flatMap((now) => {
    const { code, name } = now.definition.oneThing;
    const was = code === oneThing.code ? undefined : formerOf(contents.before, now);
    if (!was) return [];
    const own = placedChanges(contents, was.definition, now.definition);
    return own.some((change) => places.has(nameOf(change))) ? [{ code, name }] : [];
  });
}
