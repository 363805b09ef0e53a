// The engine's only public entry: what the renderer, its build and the stories use, and what others build on. `docs/engine-api.md` reports it.
// `readOneThing`, `readDefinition`, `plainDefinition`, `compileChecks` and `definitionModule` bring Ajv along; a page that does not use them does not load it.

export { formatDateTime, todayInShanghai } from "./check/calendar.ts";
export { digitsOnly } from "./check/digits-only.ts";
export { isEmpty } from "./check/is-empty.ts";
export { once } from "./check/once.ts";
export { isSocialCreditCode } from "./company/credit-code.ts";
export type { Condition } from "./condition/condition.ts";
export type { Answer, Facts } from "./condition/facts.ts";
export { holds } from "./condition/holds.ts";
export type { Asked, AskedQuestion } from "./declaration/asked/asked.ts";
export type { AskedMaterial } from "./declaration/asked/asked-materials.ts";
export { type AskedField, type AskedSection, fieldsOfRow } from "./declaration/asked/asked-section.ts";
export { type KnownAnswer, knownAnswers } from "./declaration/asked/known.ts";
export { prefill } from "./declaration/asked/prefill.ts";
export { blankRecord } from "./declaration/blank-record.ts";
export { placeOfProblem } from "./declaration/check/place-of-problem.ts";
export { inPageOrder, stillWrong } from "./declaration/check/problems-left.ts";
export { checkDeclaration, type DeclarationVerdict } from "./declaration/check-declaration.ts";
export { type Evaluation, evaluate } from "./declaration/evaluate.ts";
export { answersFrom, type Filling, fillFrom, fillGaps, isListed, rowsFrom } from "./declaration/fetched.ts";
export { autocompleteOf } from "./declaration/formats/autocomplete.ts";
export { formats } from "./declaration/formats/formats.ts";
export {
  canBeFetched,
  comesByItself,
  countMaterials,
  type FileOnItsWay,
  licencesToFetch,
  type MaterialState,
  materialStates,
  partsLeft,
} from "./declaration/material-state.ts";
export {
  type Certainty,
  type ListedMaterial,
  type ListedMatter,
  type Needed,
  whatIsNeeded,
} from "./declaration/needed/needed.ts";
export type {
  Answers,
  DeclarationRecord,
  FieldAnswers,
  GivenSignature,
  MaterialAnswer,
  MaterialFile,
  Principal,
  Row,
  SealTrace,
  Signature,
  SigningState,
  SignWish,
} from "./declaration/record.ts";
export { plainAnswer } from "./declaration/record.ts";
export { compileFlow, type DeclarationRef } from "./flow/compile-flow.ts";
export type { ChangedMatters, DeclarationContext, DeclarationEvent } from "./flow/declaration-types.ts";
export { type FlowFlag, flowFlag, flowSteps, lastStep } from "./flow/flow-steps.ts";
export { shownStep } from "./flow/shown-step.ts";
export {
  changedSignForm,
  emptySignForm,
  type SignAttempt,
  type SignChange,
  type SignForm,
  type SignLack,
  type SignWay,
  signByHand,
  signBySeal,
} from "./flow/sign-form.ts";
export {
  addressOf,
  correctedAddress,
  innerPath,
  layoutIn,
  progressPaths,
  type StepLayout,
  shortFormPath,
  signedAddress,
  stepAsked,
} from "./flow/step-address.ts";
export { stepBar } from "./flow/step-bar.ts";
export { type StepAim, type StepView, stepOfPath, stepPath } from "./flow/step-path.ts";
export { type WayOn, wayBack, wayOn } from "./flow/way-on.ts";
export { askedOfRow, usersOf } from "./form-state/asked-sections.ts";
export { delays } from "./form-state/delays.ts";
export {
  type AnySectionState,
  createForm,
  type FormStart,
  type FormView,
  type LiveForm,
  type RecordOwner,
  type Typed,
} from "./form-state/form.ts";
export type { ShownTotal } from "./form-state/list-state.ts";
export { createMounts, type Mounts } from "./form-state/mounts.ts";
export { type OwnedRecord, type OwnRecord, ownRecord } from "./form-state/own-record.ts";
export { rowDetails, rowName, rowPlace, rowUnit } from "./form-state/row-title.ts";
export { freeId, listTopic, type RowsState } from "./form-state/rows-state.ts";
export { sameAnswer } from "./form-state/same-answer.ts";
export { answersTopic, type SectionState, saidTopic } from "./form-state/section-state.ts";
export { type Summary, totalOf } from "./form-state/summary.ts";
export type { WhenIdle } from "./form-state/turns.ts";
export type { ChosenMatter } from "./one-thing/choose-matters.ts";
export type { Definition, SectionCheck, SectionChecks } from "./one-thing/definition.ts";
export {
  acceptOf,
  type FileKind,
  type FileType,
  fileKinds,
  headBytes,
  kindOfBytes,
  kindOfType,
  shownTypes,
} from "./one-thing/file-kinds.ts";
export { brokenFileRule, fileLimits, takesFiles } from "./one-thing/file-limits.ts";
export type { Choice, Field, FieldFormat, Form, JsonSchema, Section } from "./one-thing/form.ts";
export {
  type BeforeHandling,
  beforeHandling,
  isElsewhere,
  type NoticeLine,
  type Requirement,
} from "./one-thing/guide/before-handling.ts";
export { type ComparedCount, type CountName, compareCounts } from "./one-thing/guide/compare-counts.ts";
export { effortOf } from "./one-thing/guide/effort.ts";
export { guideInfo } from "./one-thing/guide/guide-view.ts";
export { visitsOf } from "./one-thing/guide/visits.ts";
export { listedThing } from "./one-thing/listed-thing.ts";
export { noticeMarkup } from "./one-thing/notice-markup.ts";
export type * from "./one-thing/one-thing.ts";
export { promisedMatters } from "./one-thing/promised-matters.ts";
export { searchLists } from "./one-thing/search.ts";
export {
  listNames,
  type ServiceTab,
  serviceCodes,
  tabLists,
  underSubjects,
  underTab,
} from "./one-thing/service-lists.ts";
export { type FilledFrom, type SourceName, type SourceRecord, sources } from "./one-thing/sources.ts";
export { stepLabels } from "./one-thing/step-labels.ts";
export { stepOf } from "./one-thing/step-of.ts";
export { authorityBlank, supplements } from "./one-thing/supplements.ts";
export { townshipNames } from "./one-thing/townships.ts";
export { isIdCard } from "./person/id-card.ts";
export { isMobile } from "./person/mobile.ts";
export { isRealName, normaliseName } from "./person/name.ts";
export { type ReadUserInfo, readUserInfo } from "./person/user-info.ts";
export { maskIdCard, maskName, maskPhone } from "./privacy/mask.ts";
export { withoutMetadata } from "./privacy/picture-metadata.ts";
export { decryptQuery, encryptQuery, type QueryKeys } from "./privacy/query-codec.ts";
export type { AnswerProblem, DesignProblem } from "./problem/problem.ts";
export { compileChecks } from "./reader/compile-checks.ts";
export { definitionModule } from "./reader/definition-module.ts";
export { plainDefinition, plainValues, UnsupportedSchema } from "./reader/plain-schema.ts";
export { type ReadOneThing, readOneThing } from "./reader/read-flow.ts";
export { readDefinition } from "./reader/read-with-texts.ts";
export { chineseSentences, type Sentences } from "./sentences/chinese.ts";
export { englishSentences } from "./sentences/english.ts";
export { withSentences } from "./sentences/sentences.ts";
export { signatureCanvas } from "./signature/canvas.ts";
export { signatureWords } from "./signature/texts.ts";
