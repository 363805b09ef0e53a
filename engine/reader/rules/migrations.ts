// Reports every migration step that cannot work: old names still in use, new names that do not exist, cycles.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { keys, type Loose, list, object, own, text } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type FormLook, inThing, type Look, type SectionLook } from "./look.ts";

const kinds = { field: "字段", section: "分区", question: "问题", material: "材料" };
type Noun = keyof typeof kinds;
const verbs = ["renamedTo", "movedTo", "values", "dropped"] as const;

interface Step {
  pointer: string;
  op: Loose;
  noun: Noun;
  name: string;
  verb: (typeof verbs)[number];
  /** The scope in which names are unique: the rows of one section, or all sections without rows. */
  room: string;
}

/** Without the form only questions and materials can be looked up. */
export function migrations(look: Look): DesignProblem[] {
  const places = list(look.thing.migrations).flatMap((migration, at) =>
    list(own(migration, "ops")).map((op, index) => ({
      pointer: below("/migrations", at, "ops", index),
      op: object(op),
    })),
  );
  const read = places.map(({ pointer, op }) => ({ pointer, step: stepOf(pointer, op) }));
  const steps = read.flatMap(({ step }) => step ?? []);
  const half = read.flatMap(({ pointer, step }) =>
    step ? [] : [inThing(pointer, "migration-half", sentences["migration-half"]())],
  );
  const later = (at: number, name: string, { noun, room }: Step) =>
    steps.slice(at + 1).some((step) => step.noun === noun && step.room === room && step.name === name);
  return [
    ...half,
    ...cycles(steps),
    ...steps.flatMap((step, at) => [
      ...twice(step, steps.slice(0, at)),
      ...judged(step, look, (name) => later(at, name, step)),
    ]),
  ];
}

function stepOf(pointer: string, op: Loose): Step | undefined {
  const nouns = (Object.keys(kinds) as Noun[]).filter((noun) => text(op[noun]) !== undefined);
  const done = verbs.filter((verb) => op[verb] !== undefined);
  const [noun, verb] = [nouns[0], done[0]];
  if (!noun || !verb || nouns.length > 1 || done.length > 1) return undefined;
  const fits = noun === "field" || (op.in === undefined && verb !== "movedTo");
  if (!fits || (verb === "values" && !["field", "question"].includes(noun))) return undefined;
  return { pointer, op, noun, verb, name: text(op[noun]) ?? "", room: text(op.in) ?? "" };
}

function twice({ noun, name, verb, room, pointer }: Step, before: readonly Step[]): DesignProblem[] {
  const same = before.some(
    (step) =>
      step.noun === noun &&
      step.name === name &&
      step.room === room &&
      (verb !== "values" || step.verb === "values"),
  );
  if (!same || verb === "values") return [];
  return [inThing(below(pointer, noun), "migration-twice", sentences["migration-twice"](kinds[noun], name))];
}

function judged(step: Step, look: Look, later: (name: string) => boolean): DesignProblem[] {
  const { noun, name, verb, op, pointer, room } = step;
  const known = namesOf(step, look);
  if (!known) return [];
  if (verb === "values") return valueProblems(step, look, later(name) || !known.includes(name));
  const stillUsed = known.includes(name)
    ? [inThing(below(pointer, noun), "migration-living", sentences["migration-living"](kinds[noun], name))]
    : [];
  if (verb === "dropped") return stillUsed;
  if (verb === "movedTo") {
    const to = text(op.movedTo) ?? "";
    const sections = look.form?.sections ?? [];
    const target = sections.find(({ key }) => key === to);
    const inTarget = target?.fields.some(({ key }) => key === name);
    if (inTarget && (target?.repeated || room !== "")) return stillUsed;
    const fit = sections.filter(({ fields }) => fields.some(({ key }) => key === name)).map(({ key }) => key);
    const sentence = sentences["migration-target"]("分区", to, fit);
    return [...stillUsed, inThing(below(pointer, "movedTo"), "migration-target", sentence)];
  }
  const to = text(op.renamedTo) ?? "";
  if (known.includes(to) || later(to)) return stillUsed;
  const sentence = sentences["migration-target"](kinds[noun], to, known);
  return [...stillUsed, inThing(below(pointer, "renamedTo"), "migration-target", sentence)];
}

/** Undefined when the form is not known here. */
function namesOf({ noun, room }: Step, { thing, form }: Look): string[] | undefined {
  if (noun === "question")
    return keys(thing.questions).flatMap((key) => [key, text(own(own(thing.questions, key), "id")) ?? key]);
  if (noun === "material") return keys(thing.materials);
  if (!form) return undefined;
  if (noun === "section") return form.sections.filter(({ repeated }) => repeated).map(({ key }) => key);
  return sectionsIn(form, room).flatMap(({ fields }) => fields.map(({ key }) => key));
}

/** The rows of one section, or everything without rows. */
function sectionsIn({ sections }: FormLook, room: string): SectionLook[] {
  return sections.filter(({ key, repeated }) => (room === "" ? !repeated : key === room));
}

function valueProblems(step: Step, look: Look, isFormer: boolean): DesignProblem[] {
  const { noun, name, op, pointer } = step;
  const offered = choicesFor(step, look);
  if (isFormer && !offered) {
    const known = namesOf(step, look) ?? [];
    const sentence = sentences["migration-target"](kinds[noun], name, known);
    return [inThing(below(pointer, noun), "migration-target", sentence)];
  }
  if (!offered)
    return [
      inThing(
        below(pointer, noun),
        "migration-no-choices",
        sentences["migration-no-choices"](kinds[noun], name),
      ),
    ];
  return Object.entries(object(op.values)).flatMap(([old, now]) => {
    const place = below(pointer, "values", old);
    if (offered.includes(old))
      return [inThing(place, "migration-living", sentences["migration-living"]("值", old))];
    if (typeof now !== "string" || offered.includes(now)) return [];
    return [inThing(place, "migration-target", sentences["migration-target"]("值", now, offered))];
  });
}

/** The values that can be chosen now; undefined when it does not exist, or accepts any text. */
function choicesFor({ noun, name, room }: Step, { thing, form }: Look): string[] | undefined {
  if (noun === "question") {
    const found = Object.entries(object(thing.questions)).find(
      ([key, question]) => key === name || own(question, "id") === name,
    );
    return found && keys(own(found[1], "options"));
  }
  const field =
    form &&
    sectionsIn(form, room)
      .flatMap(({ fields }) => fields)
      .find(({ key }) => key === name);
  return field && choicesOf(field.schema)?.map(({ value }) => value);
}

function cycles(steps: readonly Step[]): DesignProblem[] {
  const renamed = steps.filter(({ verb }) => verb === "renamedTo");
  return renamed.flatMap((first, at) => {
    const names = [first.name];
    let to = text(first.op.renamedTo) ?? "";
    const seen = new Set<string>();
    while (!seen.has(to)) {
      seen.add(to);
      const place = renamed.findIndex(
        ({ noun, room, name }) => noun === first.noun && room === first.room && name === to,
      );
      if (to === first.name && place >= 0) {
        // Each cycle is reported once, where it begins.
        const circle = names.map((name) =>
          renamed.findIndex(
            (step) => step.noun === first.noun && step.room === first.room && step.name === name,
          ),
        );
        if (Math.min(...circle) !== at) return [];
        return [
          inThing(below(first.pointer, "renamedTo"), "migration-cycle", sentences["migration-cycle"](names)),
        ];
      }
      if (place < 0) return [];
      names.push(to);
      to = text(renamed[place]?.op.renamedTo) ?? "";
    }
    return [];
  });
}
