// Says for every question, matter, field and material whether it is currently asked, and why.
import {
  type DeclarationRecord,
  type Definition,
  type Evaluation,
  evaluate,
  fieldsOfRow,
} from "../../engine/index.ts";
import { becauseNotOf, type WhyAsked, whyAsked } from "../../workshop/index.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.inspector;

export interface Reason {
  key: string;
  label: string;
  asked: boolean;
  because: string;
}

export type ReasonKind = keyof typeof words.groups;

/** `today`: yyyy-MM-dd. In the order written. */
export function reasonsOf(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
): Record<ReasonKind, Reason[]> {
  const seen = evaluate(definition, record, today);
  const { asked } = seen;
  const why = whyAsked(seen);
  return {
    questions: ofQuestions(seen, why),
    matters: ofMatters(seen),
    fields: ofFields(seen, why),
    materials: [
      ...asked.materials.map(({ key, material, usedBy, because }) => ({
        key,
        label: material.name,
        asked: true,
        because:
          why.materials[key]?.because ??
          because ??
          (material.for ? words.onlyFor(usedBy.join("、")) : words.everybody),
      })),
      ...asked.notNeeded.map(({ key, material, because }) => ({
        key,
        label: material.name,
        asked: false,
        because,
      })),
    ],
  };
}

function ofQuestions({ definition, facts }: Evaluation, why: WhyAsked): Reason[] {
  return Object.entries(definition.oneThing.questions).map(([key, { ask, when }]) => {
    const asked = facts.isQuestionAsked(key);
    const because = asked
      ? (why.questions[key]?.because ?? words.everybody)
      : when
        ? becauseNotOf(when, definition, facts)
        : "";
    return { key, label: ask, asked, because };
  });
}

function ofMatters({ definition, chosen }: Evaluation): Reason[] {
  return Object.entries(definition.oneThing.matters).map(([key, { name }]) => {
    const found = chosen.matters.find((matter) => matter.key === key);
    const because = found?.because ?? chosen.removed.get(key) ?? words.notChosen;
    return { key, label: name, asked: found !== undefined, because };
  });
}

/** For a list, what a new row asks. */
function ofFields(seen: Evaluation, why: WhyAsked): Reason[] {
  const { definition, prepared, chosen } = seen;
  const { matters } = definition.oneThing;
  const { sections } = seen.asked;
  return prepared.sections.flatMap((known) => {
    const { section, places } = known;
    const facts = section.repeat ? seen.facts.ofRow(known, { rowId: "", answers: {} }) : seen.facts;
    const shown = sections.find((one) => one.section.key === section.key);
    const fields = shown ? fieldsOfRow(shown, undefined) : [];
    return places.map(({ field, words: conditions }): Reason => {
      const label = `${section.title} · ${field.title}`;
      const key = `${section.key}.${field.key}`;
      const asked = fields.find((one) => one.field.key === field.key);
      if (asked) {
        const found = why.fields.find((one) => one.section === section.key && one.field === field.key);
        const reason = found?.asked ?? why.sections[section.key];
        const because = [reason?.because ?? words.everybody, found?.required?.because ?? ""];
        return { key, label, asked: true, because: because.filter((one) => one !== "").join("；") };
      }
      const unmet = conditions.find((word) => word.for && !word.for.some((one) => chosen.keys.has(one)));
      const names = unmet?.for?.map((one) => matters[one]?.name ?? one).join("、");
      const when = conditions.find((word) => word.when)?.when;
      const because = names ? words.notFor(names) : when ? becauseNotOf(when, definition, facts) : "";
      return { key, label, asked: false, because };
    });
  });
}
