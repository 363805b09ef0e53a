// Takes a survey and what is written about something asked; says why it is asked, and which answers decide it.

import { type DecidingPart, decidingParts } from "../../condition/explain.ts";
import type { Facts } from "../../condition/facts.ts";
import { holds } from "../../condition/holds.ts";
import type { AskedWord } from "../../one-thing/one-thing.ts";
import { matterWords, reasonWords } from "../../one-thing/sentences.ts";
import { becauseOfParts } from "../../one-thing/words-of-condition.ts";
import type { Place } from "./prepare.ts";
import type { Survey } from "./survey.ts";

export interface Reason {
  /** `因为您在“车位性质”中选择了“长期租赁车位”`. No masked answer is repeated. */
  because: string;
  /** Of its conditions, those that decide. */
  parts: readonly DecidingPart[];
  /** Keys of the chosen matters that want it, one of which is enough; none where any would do. */
  users: readonly string[];
}

/** Why it is asked now; undefined where it is always asked. `facts`: as a row sees them, where it stands in one. */
export function whyOf(seen: Survey, words: readonly AskedWord[], facts: Facts): Reason | undefined {
  if (seen.unreasoned) return undefined;
  const { definition } = seen;
  const parts = words.flatMap(({ when }) => (when ? decidingParts(when, true, facts) : []));
  const users = matterUsers(seen, words);
  const because = [
    ...(parts.length > 0 ? [becauseOfParts(parts, definition, facts)] : []),
    ...(users.length > 0
      ? [
          matterWords.because(
            reasonWords.wanted(users.map((key) => definition.oneThing.matters[key]?.name ?? key)),
          ),
        ]
      : []),
  ];
  if (because.length === 0) return undefined;
  return { because: because.join(reasonWords.and), parts, users };
}

/** The chosen matters for which it is asked; none where one is always handled, or any would do. */
function matterUsers({ definition, chosen }: Survey, words: readonly AskedWord[]): string[] {
  const { matters } = definition.oneThing;
  const fits = (key: string) => words.every((word) => !word.for || word.for.includes(key));
  const users = chosen.matters.filter(({ key }) => fits(key));
  const always = Object.keys(matters).every(fits) || users.some(({ matter }) => matter.always);
  return always ? [] : users.map(({ key }) => key);
}

/** The conditions alone: which matters use a field is said beside it in another way. */
export function whenOf(words: readonly AskedWord[]): AskedWord[] {
  return words.flatMap(({ when }) => (when ? [{ when }] : []));
}

/** Why it must be answered now; undefined where it always must, or need not. */
export function whyRequired(seen: Survey, { field, words }: Place, facts: Facts): Reason | undefined {
  if (field.required) return undefined;
  const when = words.find(({ requiredWhen }) => requiredWhen && holds(requiredWhen, facts))?.requiredWhen;
  const why = when && whyOf(seen, [{ when }], facts);
  return why && { ...why, because: reasonWords.required(why.because) };
}
