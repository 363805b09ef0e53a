// The public entry of the workshop, for people who make one-things: answers, model check and changes. The portal never uses it.

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
 * For a field:       validAnswers(field, around), edgeAnswers(field, around), and brokenAnswers(field, required, around), each naming the one rule it breaks.
 * For a question:    choicesOf(question); for all together combinations(definition, today), which is every pair when there are too many, and forbidding(definition).
 * For a declaration: completeRecord(loaded, setting, wanted) answers everything correctly; `problems` is what no answer could solve.
 * For a condition:   conditionSites(definition) lists all of them; bothSides(loaded, trial, sites, sides) makes a record on each side.
 * For a rule:        brokenRules(loaded, trial) makes a record that breaks this rule and has no other problem.
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
