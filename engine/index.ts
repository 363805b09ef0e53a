// The one door of the engine: everything that the renderer, the gateway and others may use, and nothing else.
// `readOneThing`, `readDefinition`, `compileChecks` and `inspect…` carry Ajv: a page that leaves them alone does not load it.

export {
  addDays,
  addWorkingDays,
  formatDateTime,
  isCalendarDate,
  todayInShanghai,
} from "./check/calendar.ts";
export { compareDecimal, sumDecimals } from "./check/decimal.ts";
export { digitsOnly, foldFullWidth } from "./check/digits-only.ts";
export { isEmpty } from "./check/is-empty.ts";
export { codePoints } from "./check/text.ts";
export { type CompanyState, companyState } from "./company/authorisation.ts";
export { creditCodeCheckOk, isSocialCreditCode, normaliseCreditCode } from "./company/credit-code.ts";
export type { CompanyRegistration } from "./company/registration.ts";
export { askedRow, conditionDependencies, fieldsOfRow, whatIsAsked } from "./declaration/asked.ts";
export type {
  Asked,
  AskedField,
  AskedMaterial,
  AskedQuestion,
  AskedSection,
  NotAskedMaterial,
} from "./declaration/asked-types.ts";
export { blankRecord } from "./declaration/blank-record.ts";
export { checkDeclaration, type DeclarationVerdict } from "./declaration/check-declaration.ts";
export { checkSection } from "./declaration/check-section.ts";
export { checkStep } from "./declaration/check-step.ts";
export type {
  ChosenBusiness,
  FilteredBusiness,
  HandleCondition,
  NeededMaterial,
} from "./declaration/choice-verdict.ts";
export { fieldText, formContent, maskedText } from "./declaration/content.ts";
export { coversOf } from "./declaration/covers-of.ts";
export { answersFrom, type Filling, fillFrom, fillGaps, isListed, rowsFrom } from "./declaration/fetched.ts";
export { type FormatRule, formats } from "./declaration/formats.ts";
export { type CountedRow, type ListAim, type ListTotal, listTotal } from "./declaration/list-aims.ts";
export {
  type Certainty,
  type ListedMaterial,
  type ListedMatter,
  type Needed,
  whatIsNeeded,
} from "./declaration/needed.ts";
export { placeOfProblem } from "./declaration/place-of-problem.ts";
export { prefill } from "./declaration/prefill.ts";
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
  SealWish,
  Signature,
  SigningState,
} from "./declaration/record.ts";
export { signingState } from "./declaration/signing-state.ts";
export { fromWire, toWire } from "./declaration/wire.ts";
export { compileChecks } from "./flow/compile-checks.ts";
export { compileFlow, type DeclarationMachine } from "./flow/compile-flow.ts";
export type {
  ChangedMatters,
  DeclarationContext,
  DeclarationEvent,
  RecordEvent,
  SubmissionReceipt,
} from "./flow/declaration-types.ts";
export { definitionVersion } from "./flow/definition-version.ts";
export { flowSteps, lastStep } from "./flow/flow-steps.ts";
export { readDefinition } from "./flow/read-definition.ts";
export { readOneThing } from "./flow/read-flow.ts";
export { shownStep } from "./flow/shown-step.ts";
export { type StepBarItem, stepBar } from "./flow/step-bar.ts";
export { type StepAim, type StepView, stepOfPath, stepPath, stepPaths } from "./flow/step-path.ts";
export { stepLabels } from "./flow/words.ts";
export type * from "./gateway-client/answers.ts";
export type { Ask, CallMap, CallName, Data, NoticeItem, SpringFrame } from "./gateway-client/call-map.ts";
export type { CompanyInfo } from "./gateway-client/company-info.ts";
export {
  type CallOptions,
  callTimeout,
  createGatewayClient,
  type GatewayClient,
} from "./gateway-client/create-client.ts";
export { fileAddress } from "./gateway-client/file-address.ts";
export { type FailureKind, GatewayFailure } from "./gateway-client/gateway-failure.ts";
export type {
  AbortSignalPort,
  FetchPort,
  FilePort,
  ResponsePort,
  UploadPort,
  UploadRequest,
} from "./gateway-client/ports.ts";
export { plat, terminal } from "./gateway-client/terminal.ts";
export { type BeforeHandling, beforeHandling, type Requirement } from "./guide/before-handling.ts";
export { guideInfo } from "./guide/guide-view.ts";
export { type ChosenMatter, chooseMatters } from "./one-thing/choose-matters.ts";
export type { Condition } from "./one-thing/condition.ts";
export { conditionKeys } from "./one-thing/condition-keys.ts";
export type { Catalogue, Definition, SectionCheck, SectionChecks, Subject } from "./one-thing/definition.ts";
export { type Answer, type Facts, rowFacts } from "./one-thing/facts.ts";
export { type FileKind, type FileType, fileKinds, kindOfType, shownTypes } from "./one-thing/file-kinds.ts";
export { fileLimits } from "./one-thing/file-limits.ts";
export { findField } from "./one-thing/find-field.ts";
export type { Choice, Field, FieldFormat, Form, JsonSchema, Prefill, Section } from "./one-thing/form.ts";
export { holds } from "./one-thing/holds.ts";
export { authorityBlank, laterPapers } from "./one-thing/later-papers.ts";
export { noticeMarkup } from "./one-thing/notice-markup.ts";
export type * from "./one-thing/one-thing.ts";
export { type FilledFrom, type SourceName, type SourceRecord, sources } from "./one-thing/sources.ts";
export { stepOf } from "./one-thing/step-of.ts";
export { becauseOf } from "./one-thing/words-of-condition.ts";
export { birthOf, idCardCheckOk, isIdCard, normaliseIdCard, sexOf } from "./person/id-card.ts";
export { isMobile, normaliseMobile } from "./person/mobile.ts";
export { normaliseName } from "./person/name.ts";
export { isPaper, type PaperType, paperTypes } from "./person/paper-type.ts";
export { isRealName } from "./person/real-name.ts";
export { readUserInfo } from "./person/user-info.ts";
export { checkFile } from "./portal/check-file.ts";
export type { CompanyChoiceRef } from "./portal/company-choice.ts";
export { createPortal, type Portal, type PortalRef } from "./portal/create-portal.ts";
export type { DeclarationRef } from "./portal/declaration-session.ts";
export { dialogOf, type HandlingRef } from "./portal/handling.ts";
export type { Aim, DialogName, HandlingContext } from "./portal/handling-types.ts";
export { autosaveDelay } from "./portal/keeper.ts";
export type { KeeperView } from "./portal/keeper-view.ts";
export { type Load, type LoadName, type LoadRef, type Loads, loadOf } from "./portal/loads.ts";
export type { OfficeDeed, SupplementOf } from "./portal/office-deeds.ts";
export { type Beforehand, storageKey } from "./portal/persisted.ts";
export type {
  DialogEvent,
  Fetches,
  FetchStatus,
  LicenceStatus,
  MaterialEvent,
  Popup,
  PortalContext,
  PortalEvent,
} from "./portal/portal-types.ts";
export type {
  ClockPort,
  Destination,
  LoadedDefinition,
  PortalPorts,
  StoragePort,
  VisibilityPort,
} from "./portal/ports.ts";
export { principalOf } from "./portal/principal.ts";
export type { QrCheckRef, QrStatus } from "./portal/qr-check.ts";
export { type QrCheckView, qrCheckView } from "./portal/qr-check-view.ts";
export type { SupplementRef } from "./portal/supplement.ts";
export type { UploadRef } from "./portal/upload.ts";
export { maskIdCard, maskName, maskPhone } from "./privacy/mask.ts";
export { decryptQuery, encryptQuery, type QueryKeys } from "./privacy/query-codec.ts";
export { sha256Hex } from "./privacy/sign-parameter.ts";
export type { AnswerProblem, DesignProblem } from "./problem/problem.ts";
export { signatureCanvas } from "./signature/canvas.ts";
export { signatureWords } from "./signature/words.ts";
