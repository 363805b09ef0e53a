// Reports conditions that read an answer which is asked too late, or never where the condition matters.

import type { AnswerCondition, Condition, ConditionAtom } from "../../engine/condition/condition.ts";
import { foldCondition } from "../../engine/condition/fold.ts";
import { prepare } from "../../engine/declaration/asked/prepare.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { below } from "../../engine/problem/pointer.ts";
import { sentences } from "../../engine/problem/texts.ts";
import { type Target, together } from "../answers/alternatives.ts";
import { completeRecord } from "../answers/complete-record.ts";
import { withPreconditions } from "../answers/preconditions.ts";
import { type Coverage, noteRecord } from "./coverage.ts";
import { declarants } from "./declarants.ts";
import type { Explored } from "./explore.ts";
import { type Finding, finding } from "./finding.ts";
import { scenarioOf } from "./open-scenario.ts";

const mostTries = 12;

/** A question in a step before the form reads a field that is typed in the form, and is still blank by then. */
export function readTooLate({ loaded: { definition } }: Explored): Finding[] {
  const { oneThing } = definition;
  const { steps } = oneThing;
  if (steps.indexOf(stepOf(oneThing, "questions")) >= steps.indexOf(stepOf(oneThing, "form"))) return [];
  return Object.entries(oneThing.questions).flatMap(([key, { ask, when }]) => {
    if (!when) return [];
    return answersIn(singleConditions(when, below("/questions", key, "when"))).flatMap(
      ({ pointer, atom }) => {
        const place = prepare(definition).places.get(atom.answer);
        // What a question or the login fills in is known before the form.
        if (!place || place.filledBy !== undefined || isKnown(place.field)) return [];
        return [
          finding(
            pointer,
            "asked-too-late",
            sentences["asked-too-late"](ask, place.field.title),
            "error",
            undefined,
          ),
        ];
      },
    );
  });
}

const isKnown = ({ prefill, default: proposal }: { prefill?: string; default?: string }): boolean =>
  prefill !== undefined || proposal !== undefined;

type Reading = Atom & { atom: AnswerCondition };

const answersIn = (atoms: readonly Atom[]): Reading[] =>
  atoms.filter((one): one is Reading => "answer" in one.atom);

/** Wherever the condition matters, the answer it reads is never asked and stays unknown forever. */
export function readUnasked(explored: Explored, found: Coverage): Finding[] {
  const { definition } = explored.loaded;
  return found.sites.flatMap((site) => {
    const sight = found.live.get(site.name);
    if (!sight) return [];
    return answersIn(singleConditions(site.condition, `/${site.name}`)).flatMap(
      ({ pointer, atom }): Finding[] => {
        if ("filled" in atom || isAskedSomewhere(explored, found, site, atom.answer)) return [];
        const step = stepOf(definition.oneThing, site.name.startsWith("questions/") ? "questions" : "form");
        const witness = scenarioOf(definition, sight.record, explored.today, step);
        const sentence = sentences["never-asked-here"](titleOf(definition, atom.answer));
        return [finding(pointer, "never-asked-here", sentence, "error", witness)];
      },
    );
  });
}

function isAskedSomewhere(
  explored: Explored,
  found: Coverage,
  { name, live }: Coverage["sites"][number],
  key: string,
): boolean {
  const { loaded, today, seed } = explored;
  const isRead = () => found.readable.has(`${name} ${key}`);
  if (isRead()) return true;
  const filled: Target = { atom: { answer: key, filled: true }, holds: true };
  const tries = together(live, [[filled]]).flatMap((goal) => withPreconditions(loaded.definition, goal));
  for (const targets of tries.slice(0, mostTries))
    for (const principal of declarants(loaded.definition, today)) {
      noteRecord(found, completeRecord(loaded, { today, seed, principal }, { targets }));
      if (isRead()) return true;
    }
  return false;
}

function titleOf({ form, oneThing }: Definition, key: string): string {
  const field = form.sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
  return field?.title ?? oneThing.questions[key]?.ask ?? key;
}

interface Atom {
  pointer: string;
  atom: ConditionAtom;
}

/** Follows `all`, `any` and `not`; each single condition keeps its own pointer. */
function singleConditions(condition: Condition, pointer: string): Atom[] {
  type At = (pointer: string) => Atom[];
  const each =
    (word: "all" | "any") =>
    (parts: At[]): At =>
    (pointer) =>
      parts.flatMap((part, at) => part(below(pointer, word, at)));
  return foldCondition<At>(condition, {
    all: each("all"),
    any: each("any"),
    not: (part) => (pointer) => part(below(pointer, "not")),
    atom: (atom) => (pointer) => [{ pointer, atom }],
  })(pointer);
}
