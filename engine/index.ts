// The one door of the engine: everything that the renderer, the gateway and others may use, and nothing else.

// Pure rules under the names of the design (strings in, no clock but the one handed in).
export { digitsOnly } from "./check/digits-only.ts";
export { isEmpty } from "./check/is-empty.ts";
export { type CompanyState, companyState } from "./company/authorisation.ts";
export { isSocialCreditCode } from "./company/credit-code.ts";
export { isIdCard } from "./person/id-card.ts";
export { isMobile } from "./person/mobile.ts";
export { isRealName } from "./person/real-name.ts";
export { readUserInfo } from "./person/user-info.ts";
export { maskIdCard, maskName, maskPhone } from "./privacy/mask.ts";
export { decryptQuery, encryptQuery } from "./privacy/query-codec.ts";
export type { AnswerProblem, DesignProblem } from "./problem/problem.ts";

// One-things and their forms.
export type { Condition } from "./one-thing/condition.ts";
export type { Catalogue, Definition, SectionCheck, SectionChecks, Subject } from "./one-thing/definition.ts";
export type { Choice, Field, FieldFormat, Form, JsonSchema, Section } from "./one-thing/form.ts";
export type * from "./one-thing/one-thing.ts";

// Declarations.
export type * from "./declaration/asked-types.ts";
export type * from "./declaration/record.ts";

// Flows. Reading and compiling checks needs Ajv: pages use the checks that the build compiled.
export { compileFlow, type DeclarationMachine } from "./flow/compile-flow.ts";
export type {
  ChangedMatters,
  DeclarationContext,
  DeclarationEvent,
  RecordEvent,
  SubmissionReceipt,
} from "./flow/declaration-types.ts";
export { flowSteps, lastStep } from "./flow/flow-steps.ts";
export { shownStep } from "./flow/shown-step.ts";
export { type StepBarItem, stepBar } from "./flow/step-bar.ts";
export { type StepView, stepOfPath, stepPath, stepPaths } from "./flow/step-path.ts";
export { stepLabels } from "./flow/words.ts";

// The gateway.
export type * from "./gateway-client/answers.ts";
export type { Ask, CallMap, CallName, Data, NoticeItem } from "./gateway-client/call-map.ts";
export type { CompanyInfo } from "./gateway-client/company-info.ts";
export { type CallOptions, callTimeout, createGatewayClient, type GatewayClient } from "./gateway-client/create-client.ts";
export { type FailureKind, GatewayFailure } from "./gateway-client/gateway-failure.ts";
export type { AbortSignalPort, FetchPort, FilePort, ResponsePort, UploadPort, UploadRequest } from "./gateway-client/ports.ts";

// The portal.
export { checkFile, fileLimits } from "./portal/check-file.ts";
export { createPortal, type Portal, type PortalRef } from "./portal/create-portal.ts";
export type { DeclarationRef } from "./portal/declaration-session.ts";
export { type Aim, type DialogName, dialogOf, type HandlingContext, type HandlingRef } from "./portal/handling.ts";
export { autosaveDelay, type KeeperView } from "./portal/keeper.ts";
export { type Load, type LoadName, type LoadRef, type Loads, loadOf } from "./portal/loads.ts";
export { storageKey } from "./portal/persisted.ts";
export type {
  DialogEvent,
  LicenceStatus,
  MaterialEvent,
  Popup,
  PortalContext,
  PortalEvent,
} from "./portal/portal-types.ts";
export type { ClockPort, Destination, LoadedDefinition, PortalPorts, StoragePort } from "./portal/ports.ts";
export { principalOf } from "./portal/principal.ts";
export type { UploadRef } from "./portal/upload.ts";
