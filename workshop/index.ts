// The public entry of the workshop, for people who make one-things: answers and the model check. The portal never uses it.

export { type WhyAsked, whyAsked } from "../engine/declaration/asked/why.ts";
export type { DefinitionWithChecks } from "../engine/one-thing/definition.ts";
export { becauseNotOf } from "../engine/one-thing/words-of-condition.ts";
export { alternativesTo, type Target } from "./answers/alternatives.ts";
export { bothSides } from "./answers/both-sides.ts";
export { brokenRules } from "./answers/broken-rules.ts";
export { completeRecord, problemsOf } from "./answers/complete-record.ts";
export { conditionSites } from "./answers/condition-sites.ts";
export { type BrokenAnswer, brokenAnswers, edgeAnswers } from "./answers/edge-answers.ts";
export { choicesOf, combinations, forbidding } from "./answers/question-choices.ts";
/*
 * Answers from the schema. The same seed gives the same answers; `today` is yyyy-MM-dd.
 * For a field:       validAnswers(field, around), edgeAnswers(field, around), and brokenAnswers(field, required, around), each naming the one rule it breaks.
 * For a question:    choicesOf(question); for all together combinations(definition, today), which is every pair when there are too many, and forbidding(definition).
 * For a declaration: completeRecord(loaded, setting, wanted) answers everything correctly; `problems` is what no answer could solve.
 * For a condition:   conditionSites(definition) lists all of them; bothSides(loaded, trial, sites, sides) makes a record on each side.
 * For a rule:        brokenRules(loaded, trial) makes a record that breaks this rule and has no other problem.
 */
export { fitsField, validAnswers } from "./answers/valid-answers.ts";
export { checkedModel, checkModel } from "./model/check-model.ts";
export { openScenario, scenarioOf } from "./model/open-scenario.ts";
export * from "./model/scenario.ts";
