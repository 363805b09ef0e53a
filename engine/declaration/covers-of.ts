// Takes a definition, a record and today; gives the digest of everything that a signature covers.

import type { Definition } from "../one-thing/definition.ts";
import { type Covered, coversDigest } from "../signature/covers.ts";
import { askedBy } from "./asked/asked.ts";
import { askedAnswers, askedChoices } from "./asked/asked-answers.ts";
import type { Asked } from "./asked/asked-types.ts";
import { type Survey, survey } from "./asked/survey.ts";
import type { DeclarationRecord } from "./record.ts";

/** Lower-case hex: answers, matters, township, definition version and required materials (design 8). Only what is asked counts. */
export function coversOf(definition: Definition, record: DeclarationRecord, today: string): string {
  const seen = survey(definition, record, today);
  return coversBy(seen, askedBy(seen));
}

export function coversBy(seen: Survey, asked: Asked): string {
  return coversDigest(coveredBy(seen, asked));
}

/** The same before it is digested, for who must also tell the parts. */
export function coveredOf(definition: Definition, record: DeclarationRecord, today: string): Covered {
  const seen = survey(definition, record, today);
  return coveredBy(seen, askedBy(seen));
}

function coveredBy(seen: Survey, asked: Asked): Covered {
  return {
    definition: seen.definition.version,
    areaId: seen.record.areaId ?? null,
    matters: asked.matters.map(({ key }) => key),
    choices: askedChoices(seen, asked),
    answers: askedAnswers(seen, asked),
    materials: asked.materials.filter(({ required }) => required).map(({ key }) => key),
  };
}
