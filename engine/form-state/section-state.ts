// In: what a section (or one row of it) asks, its answers and its check. Out: the live answers and which problem each field shows.

import type { AskedSection } from "../declaration/asked/asked-types.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { createEchoes } from "./echoes.ts";
import { createListeners } from "./listeners.ts";
import { sameAnswer } from "./same-answer.ts";
import { shownProblems } from "./shown-problems.ts";
import { type Summary, sameSummary, summarise } from "./summary.ts";

/** What the page does for a section once it is drawn: hand over what is typed, and write what came from outside. */
export interface Drawn {
  typed(): FieldAnswers;
  /** False: the person is composing or typing there at this moment, so nothing was written. */
  write(key: string, answer: FieldAnswers[string] | undefined): boolean;
}

/** Called whenever an answer is held that was not held before; no field has this key. */
export const heldTopic = "@held";

export interface SectionStart {
  asked: AskedSection;
  answers: FieldAnswers;
  check: (asked: AskedSection, answers: FieldAnswers) => AnswerProblem[];
  /** Whether anything asked depends on the field. */
  isDependedOn: (field: string) => boolean;
  /** Somebody else must know the answers now. */
  tell: (answers: FieldAnswers) => void;
}

export interface SectionState {
  answers(): FieldAnswers;
  check(answers: FieldAnswers): AnswerProblem[];
  problem(field: string): AnswerProblem | undefined;
  summary(): Summary;
  /** `field` absent: called when the summary changes; `heldTopic`: when any answer does. */
  subscribe(listener: () => void, field?: string): () => void;
  /** A pause while typing: shows a changed verdict, and tells only if a condition waits for the answer. */
  pause(field: string, answer: string): void;
  /** The field was left, or an option was taken. */
  commit(field: string, answer: FieldAnswers[string]): void;
  ask(asked: AskedSection): void;
  receive(answers: FieldAnswers): void;
  /** NEXT was pressed: every problem may be seen. */
  show(problems: readonly AnswerProblem[]): void;
  /** Every typed value at once. */
  flush(): FieldAnswers;
  draw(drawn: Drawn): () => void;
}

export function createSectionState({
  asked: first,
  answers,
  check,
  isDependedOn,
  tell,
}: SectionStart): SectionState {
  let asked = first;
  let held: FieldAnswers = { ...answers };
  let verdict = check(asked, held);
  let drawn: Drawn | undefined;
  let unsaid = false;
  const echoes = createEchoes(answers);
  const shown = shownProblems();
  const listeners = createListeners();
  let summary = summarise(asked, held, verdict, 0);

  const publish = () => {
    for (const field of shown.update(asked, verdict)) listeners.call(field);
    const next = summarise(asked, held, verdict, shown.errors());
    if (sameSummary(summary, next)) return;
    summary = next;
    listeners.call();
  };
  const recheck = () => {
    verdict = check(asked, held);
    publish();
  };
  const say = () => {
    unsaid = false;
    echoes.told(held);
    tell(held);
  };
  const put = (field: string, answer: FieldAnswers[string]) => {
    if (sameAnswer(held[field], answer)) return false;
    held = { ...held, [field]: answer };
    shown.mended(field);
    unsaid = true;
    listeners.call(heldTopic);
    return true;
  };

  return {
    answers: () => held,
    check: (answers) => check(asked, answers),
    problem: (field) => shown.of(field),
    summary: () => summary,
    subscribe: listeners.add,
    pause(field, answer) {
      if (!put(field, answer)) return;
      recheck();
      if (isDependedOn(field)) say();
    },
    commit(field, answer) {
      put(field, answer);
      shown.leave(field);
      recheck();
      if (unsaid) say();
    },
    ask(next) {
      if (next === asked) return;
      asked = next;
      recheck();
    },
    receive(incoming) {
      const changed = echoes.changedOutside(incoming, held);
      if (changed.length === 0) return;
      for (const key of changed) {
        if (drawn?.write(key, incoming[key]) === false) continue;
        const { [key]: _gone, ...others } = held;
        const now = incoming[key];
        held = now === undefined ? others : { ...others, [key]: now };
        shown.mended(key);
      }
      listeners.call(heldTopic);
      recheck();
    },
    show(problems) {
      shown.showAll(problems, verdict);
      publish();
    },
    flush() {
      const typed = drawn?.typed() ?? {};
      for (const [field, answer] of Object.entries(typed)) put(field, answer);
      if (unsaid) {
        recheck();
        echoes.told(held);
      }
      return held;
    },
    draw(next) {
      drawn = next;
      return () => {
        if (drawn === next) drawn = undefined;
      };
    },
  };
}
