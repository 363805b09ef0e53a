// The one door of the workshop, for those who make one-things: answers, model check and changes. The portal never comes through it.

export { type Change, changeKinds } from "../engine/change/change.ts";
export { conditionWords } from "../engine/change/condition-words.ts";
export { type DraftChanges, draftChanges } from "../engine/change/draft-changes.ts";
export {
  type Decider,
  type Why,
  type WhyAsked,
  type WhyField,
  whyAsked,
} from "../engine/declaration/asked/why.ts";
export type { DefinitionWithChecks } from "../engine/one-thing/definition.ts";
export { becauseNotOf } from "../engine/one-thing/words-of-condition.ts";
export { alternativesTo, type Target } from "./answers/alternatives.ts";
export {
  type BothSides,
  bothSides,
  type SearchOptions,
  type SideOfCondition,
  verdictsOf,
} from "./answers/both-sides.ts";
export { type BrokenRule, brokenRules } from "./answers/broken-rules.ts";
export { completeRecord, problemsOf } from "./answers/complete-record.ts";
export { type ConditionSite, conditionSites } from "./answers/condition-sites.ts";
export { type BrokenAnswer, brokenAnswers, edgeAnswers } from "./answers/edge-answers.ts";
export type { Completed, Goal, RecordContext } from "./answers/goal.ts";
export { withPreconditions } from "./answers/preconditions.ts";
export { type Choices, choicesOf, combinations, forbidding } from "./answers/question-choices.ts";
/*
 * Answers from the schema. The same seed gives the same answers; `today` is yyyy-MM-dd.
 * Of a field:       validAnswers(field, around), edgeAnswers(field, around), brokenAnswers(field, required, around): each wrong in one rule, which it names.
 * Of a question:    choicesOf(question); of all together combinations(definition, today): all while they are few, else every pair; forbidding(definition).
 * Of a declaration: completeRecord(loaded, setting, wanted): everything asked is answered rightly; `problems` is what no answer could mend.
 * Of a condition:   conditionSites(definition) are all there are; bothSides(loaded, trial, sites, sides): a record on each side of it.
 * Of a rule:        brokenRules(loaded, trial): a record in which that rule speaks and nothing else does.
 */
export { type AnswerContext, fitsField, validAnswers } from "./answers/valid-answers.ts";
export { changesBetween } from "./change/changes-between.ts";
export { type DraftsVerdict, draftVerdicts } from "./change/draft-verdicts.ts";
export { checkedModel, checkModel, type ModelReport } from "./model/check-model.ts";
export { declarants } from "./model/declarants.ts";
export type { ModelOptions } from "./model/explore.ts";
export type { Finding } from "./model/finding.ts";
export { openScenario, scenarioOf } from "./model/open-scenario.ts";
export * from "./model/scenario.ts";
