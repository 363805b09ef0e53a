// Judges what was chosen: whether it may be handled, for which matters and with which materials.

import type { FilteredBusiness, HandleCondition } from "../../contract/types.gen.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import type { AskedSituation } from "../asked/asked.ts";
import { checkQuestions } from "../check/check-questions.ts";
import { checkRules, ruleResults } from "../check/check-rules.ts";

export interface ChoiceVerdict {
  condition: HandleCondition;
  business: FilteredBusiness;
}

export function choiceVerdict(seen: AskedSituation): ChoiceVerdict {
  const { asked, definition } = seen;
  const { version, oneThing } = definition;
  const step = stepOf(oneThing, "questions");
  const known = checkQuestions(seen, step);
  const problems = [...known, ...checkRules(seen, step, known)];
  const sentences = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
  return {
    condition: {
      definition: version,
      allowed: sentences.length === 0,
      sentences: [...new Set(sentences)],
      quotaList: ruleResults(seen),
    },
    business: {
      definition: version,
      matters: asked.matters.map(({ matter, departmentName, because }) => ({
        matterInfoId: matter.id,
        name: matter.name,
        departmentName,
        because,
      })),
      materials: asked.materials.map(({ material: { id, name, from }, required }) => ({
        id,
        name,
        from,
        required,
      })),
    },
  };
}

/** True when the same matters are handled and the same materials are needed. */
export function sameBusiness(one: FilteredBusiness, other: FilteredBusiness): boolean {
  const facts = ({ matters, materials }: FilteredBusiness) =>
    JSON.stringify([
      matters.map(({ matterInfoId }) => matterInfoId).toSorted(),
      materials.map(({ id, required }) => `${id} ${required}`).toSorted(),
    ]);
  return facts(one) === facts(other);
}
