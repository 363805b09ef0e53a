// Lists what a declaration currently asks for: questions, sections with their fields, materials, each with its reason.

import type { ChosenMatter } from "../../one-thing/choose-matters.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Question } from "../../one-thing/one-thing.ts";
import { type AskedMaterials, sortMaterials } from "./asked-materials.ts";
import { type AskedSection, askedSection } from "./asked-section.ts";
import { prepare } from "./prepare.ts";
import type { Situation } from "./situation.ts";
import { whenOf, whyOf } from "./why.ts";

export interface AskedQuestion {
  key: string;
  question: Question;
  /** Why a conditional question is asked. */
  because?: string;
}

export interface Asked extends AskedMaterials {
  questions: AskedQuestion[];
  matters: ChosenMatter[];
  sections: AskedSection[];
  /** The sentence of a chosen option that forbids going on. */
  forbidden?: string;
}

/** A situation together with what it asks. */
export interface AskedSituation extends Situation {
  readonly asked: Asked;
}

/** Never changes the record. */
export function whatIsAsked(seen: Situation): Asked {
  const { definition, prepared, chosen, facts } = seen;
  const questions = Object.entries(definition.oneThing.questions).filter(([key]) =>
    facts.isQuestionAsked(key),
  );
  return {
    questions: questions.map(([key, question]) => {
      const why = whyOf(seen, whenOf([question]), facts);
      return { key, question, ...(why && { because: why.because }) };
    }),
    matters: chosen.matters,
    sections: prepared.sections.flatMap((section) => askedSection(seen, section) ?? []),
    ...sortMaterials(seen),
    ...(chosen.forbidden && { forbidden: chosen.forbidden.sentence }),
  };
}

/** Keys of the answers that influence what is asked. Changing any other answer leaves it as it is. */
export function conditionDependencies(definition: Definition): ReadonlySet<string> {
  return prepare(definition).dependencies;
}
