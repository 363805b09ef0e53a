// In: what a section told the outside, and what comes back. Out: the answers that really were changed from outside.
import type { Answer } from "../condition/facts.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import { sameAnswer } from "./same-answer.ts";

export interface Echoes {
  told(answers: FieldAnswers): void;
  /** The keys that somebody else changed; `held` is what the person sees now. */
  changedOutside(incoming: FieldAnswers, held: FieldAnswers): string[];
}

/**
 * Answers come back a moment after they were told, and meanwhile the person has typed on: such an echo must never
 * be taken for a change, or it would put back what was there a moment ago.
 */
export function createEchoes(first: FieldAnswers): Echoes {
  let received = first;
  const underWay = new Map<string, (Answer | undefined)[]>();
  return {
    told(answers) {
      for (const [key, answer] of Object.entries(answers)) {
        const list = underWay.get(key) ?? [];
        if (sameAnswer(list.at(-1), answer)) continue;
        underWay.set(key, [...list.slice(-7), answer]);
      }
    },
    changedOutside(incoming, held) {
      const keys = new Set([...Object.keys(received), ...Object.keys(incoming)]);
      const changed: string[] = [];
      for (const key of keys) {
        const now = incoming[key];
        if (sameAnswer(now, held[key])) {
          underWay.delete(key);
          continue;
        }
        const isEcho = underWay.get(key)?.some((answer) => sameAnswer(answer, now));
        if (!isEcho && !sameAnswer(now, received[key])) changed.push(key);
      }
      received = incoming;
      return changed;
    },
  };
}
