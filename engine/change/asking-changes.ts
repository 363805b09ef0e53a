// Reports changes in when something is asked: for other matters, or on other conditions.

import type { Condition } from "../condition/condition.ts";
import type { Definition } from "../one-thing/definition.ts";
import { quote } from "../problem/text-parts.ts";
import type { Change, teller } from "./change.ts";
import { type Compared, compareConditions, compareSets } from "./compare-conditions.ts";
import { conditionWords } from "./condition-words.ts";

export interface Versions {
  before: Definition;
  after: Definition;
}

export interface Asking {
  for?: string[];
  when?: Condition;
}

type Tell = ReturnType<typeof teller>;

/** Asking more often is stricter. `what` is the thing that is asked, in quotation marks. */
export function askingChanges(
  { before, after }: Versions,
  what: string,
  was: Asking,
  now: Asking,
  tell: Tell,
): Change[] {
  const ids = (definition: Definition, keys: string[]) =>
    keys.map((key) => definition.oneThing.matters[key]?.id ?? key);
  // Without a list, all matters are meant.
  const matters: Compared =
    was.for && now.for
      ? compareSets(ids(before, was.for), ids(after, now.for))
      : was.for
        ? "wider"
        : now.for
          ? "narrower"
          : "same";
  const changes: Change[] = [];
  if (matters !== "same") {
    const words = `${what}原来${mattersWords(before, was.for)}要，现在${mattersWords(after, now.for)}要`;
    changes.push(tell(kindOf(matters), words, "for"));
  }
  const when: Tell = (kind, words) => tell(kind, words, "when");
  return [
    ...changes,
    ...whenChanges({ before, after }, was.when, now.when, when, (words) => `${what}${words}`),
  ];
}

/** `sentence` completes the words `原来……时问，现在……时问`. */
export function whenChanges(
  { before, after }: Versions,
  was: Condition | undefined,
  now: Condition | undefined,
  tell: Tell,
  sentence: (when: string) => string,
  verb = "问",
): Change[] {
  const compared = compareConditions(was, now);
  const [old, fresh] = [whenWords(was, before), whenWords(now, after)];
  if (compared === "same" || old === fresh) return [];
  return [tell(kindOf(compared), sentence(`原来${old}${verb}，现在${fresh}${verb}`))];
}

/** Asking more people is stricter, and so is whatever cannot be compared. */
const kindOf = (compared: Compared) => (compared === "narrower" ? "loosened" : "tightened");

export function whenWords(when: Condition | undefined, definition: Definition): string {
  return when === undefined ? "总是" : `在${conditionWords(when, definition)}时`;
}

function mattersWords({ oneThing }: Definition, keys: readonly string[] | undefined): string {
  if (!keys) return "办任何事项都";
  return `办${keys.map((key) => quote(oneThing.matters[key]?.name ?? key)).join("、")}时`;
}

export const matterNames = ({ oneThing }: Definition, keys: readonly string[] = []): string =>
  keys.length === 0 ? "无" : keys.map((key) => quote(oneThing.matters[key]?.name ?? key)).join("、");
