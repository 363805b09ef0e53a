// Tells changes from outside apart from the form's own answers that come back late.
import type { Answer } from "../condition/facts.ts";
import type { FieldAnswers } from "../declaration/record.ts";

/** An absent answer equals an empty text. */
export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, position) => value === other[position]);
  }
  return (one ?? "") === (other ?? "");
}

/** How many answers of one field may be in flight at a time. */
const mostOnTheWay = 8;

/**
 * Answers come back a moment after they were sent, and the person may have typed on meanwhile. Treating such an echo
 * as a change would put back an old value.
 */
export function outsideChanges(first: FieldAnswers) {
  let received = first;
  const onTheWay = new Map<string, (Answer | undefined)[]>();
  return {
    /** The form passed these answers on; they will come back. */
    sent(answers: FieldAnswers) {
      for (const [key, answer] of Object.entries(answers)) {
        const list = onTheWay.get(key) ?? [];
        if (sameAnswer(list.at(-1), answer)) continue;
        onTheWay.set(key, [...list.slice(1 - mostOnTheWay), answer]);
      }
    },
    /** The keys that somebody else changed; `current` is what the person sees now. */
    in(incoming: FieldAnswers, current: FieldAnswers) {
      const keys = new Set([...Object.keys(received), ...Object.keys(incoming)]);
      const changed: string[] = [];
      for (const key of keys) {
        const now = incoming[key];
        if (sameAnswer(now, current[key])) {
          onTheWay.delete(key);
          continue;
        }
        const isEcho = onTheWay.get(key)?.some((answer) => sameAnswer(answer, now));
        if (!isEcho && !sameAnswer(now, received[key])) changed.push(key);
      }
      received = incoming;
      return changed;
    },
  };
}
