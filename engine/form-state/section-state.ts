// Holds the live answers of a section, or of one row of it, and says which problem each field shows.

import type { AskedSection } from "../declaration/asked/asked-section.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { sameAnswer } from "./same-answer.ts";
import { shownProblems } from "./shown-problems.ts";
import { createSubscribers } from "./subscribers.ts";
import { sameSummary, summarise } from "./summary.ts";

/** What the page does for a section once it is drawn: returns what is typed, and writes what came from outside. */
export interface Drawn {
  typed(): FieldAnswers;
  /** False when nothing was written because the person is composing or typing there right now. */
  write(key: string, answer: FieldAnswers[string] | undefined): boolean;
}

/** The topic of every change of an answer; no field has this key. */
export const answersTopic = "@answers";
/** The topic of what is said about the field that was left; no field has this key. */
export const saidTopic = "@said";

export interface SectionStart {
  asked: AskedSection;
  answers: FieldAnswers;
  check: (asked: AskedSection, answers: FieldAnswers) => AnswerProblem[];
  /** Whether anything asked depends on the field. */
  isDependedOn: (field: string) => boolean;
  /** Called when the rest of the portal must learn the answers. */
  onAnswers: (answers: FieldAnswers) => void;
  /** Called at each key with what stands in the box. */
  onTyped: (field: string, text: string) => void;
  onComposing: () => void;
  /** Draws what NEXT found as soon as the section is in view or there is time. */
  whenSeen: (draw: () => void) => void;
}

const atOnce = (draw: () => void): void => draw();

export function createSectionState({
  asked: first,
  answers: given,
  check,
  isDependedOn,
  onAnswers,
  onTyped,
  onComposing,
  whenSeen,
}: SectionStart) {
  let asked = first;
  let answers: FieldAnswers = { ...given };
  let verdict = check(asked, answers);
  let drawn: Drawn | undefined;
  let unsent = false;
  const touched = new Set<string>();
  /** As the record had it last. What is typed here and not passed on yet is newer. */
  let received = given;
  const shown = shownProblems();
  const subscribers = createSubscribers();
  let summary = summarise(asked, answers, verdict, 0);
  let said: AnswerProblem | undefined;
  /** Fields whose problem NEXT has changed and that are still drawn as before. */
  const undrawn = new Set<string>();

  const say = (problem: AnswerProblem | undefined) => {
    if (problem === said) return;
    said = problem;
    subscribers.notify(saidTopic);
  };
  const draw = () => {
    const fields = [...undrawn];
    undrawn.clear();
    for (const field of fields) subscribers.notify(field);
  };
  const publish = (when = atOnce) => {
    for (const field of shown.update(asked, verdict)) undrawn.add(field);
    if (undrawn.size > 0) when(draw);
    if (said && shown.of(said.field ?? "") !== said) say(undefined);
    const next = summarise(asked, answers, verdict, shown.errors());
    if (sameSummary(summary, next)) return;
    summary = next;
    subscribers.notify();
  };
  const recheck = () => {
    verdict = check(asked, answers);
    publish();
  };
  const send = () => {
    unsent = false;
    onAnswers(answers);
  };
  const put = (field: string, answer: FieldAnswers[string]) => {
    if (sameAnswer(answers[field], answer)) return false;
    answers = { ...answers, [field]: answer };
    touched.add(field);
    shown.answerChanged(field);
    unsent = true;
    subscribers.notify(answersTopic);
    return true;
  };

  return {
    answers: () => answers,
    problem: (field: string) => shown.of(field),
    summary: () => summary,
    /** What is wrong with the field that was left last, to be read aloud; none once it is mended or NEXT lists it. */
    said: () => said,
    /** Without a `field`: called when the summary changes; with `answersTopic`: when any answer does. */
    subscribe: subscribers.add,
    /** Something was typed, even if nothing of it may stay. */
    touch: (field: string) => touched.add(field),
    /** What stands in a box after a key, or at the end of a composition. */
    typed: onTyped,
    /** A composition begins. */
    composing: onComposing,
    /** A pause while typing: shows a changed verdict, and passes the answers on only if a condition depends on this one. */
    pause(field: string, answer: string) {
      if (!put(field, answer)) return;
      recheck();
      if (isDependedOn(field)) send();
    },
    /** The field was left, or an option was chosen. What is wrong is shown once anything was changed there. */
    commit(field: string, answer: FieldAnswers[string]) {
      put(field, answer);
      // A field that was only passed through is no mistake yet.
      if (touched.has(field)) shown.leave(field);
      recheck();
      say(shown.of(field));
      if (unsent) send();
    },
    ask(next: AskedSection) {
      if (next === asked) return;
      asked = next;
      recheck();
    },
    /** The record's answers: what others have changed there is taken over. */
    receive(incoming: FieldAnswers) {
      const before = received;
      received = incoming;
      const keys = [...new Set([...Object.keys(before), ...Object.keys(incoming)])];
      const changed = keys.filter(
        (key) => !sameAnswer(incoming[key], answers[key]) && !sameAnswer(incoming[key], before[key]),
      );
      if (changed.length === 0) return;
      for (const key of changed) {
        if (drawn?.write(key, incoming[key]) === false) continue;
        const { [key]: _gone, ...others } = answers;
        const now = incoming[key];
        answers = now === undefined ? others : { ...others, [key]: now };
        shown.answerChanged(key);
      }
      subscribers.notify(answersTopic);
      recheck();
    },
    /** NEXT was pressed: every problem becomes visible. */
    show(problems: readonly AnswerProblem[]) {
      shown.showAll(problems, verdict);
      say(undefined);
      publish(whenSeen);
    },
    /** Every typed value at once. */
    flush() {
      const typed = drawn?.typed() ?? {};
      for (const [field, answer] of Object.entries(typed)) put(field, answer);
      if (unsent) recheck();
      return answers;
    },
    draw(next: Drawn) {
      drawn = next;
      return () => {
        if (drawn === next) drawn = undefined;
      };
    },
  };
}

export type SectionState = ReturnType<typeof createSectionState>;
