// The second public entry: what runs a visit to the portal, from its calls to its dialogs. The form itself is the first, `engine/index.ts`.

export { type ApplicationGuard, applicationLife, isInHand } from "../application/application-life.ts";
export { authorisationLife, companyState } from "../application/authorisation.ts";
export type { Actor, Transition } from "../application/life.ts";
export { isDone, isToMend, matterLife } from "../application/matter-life.ts";
export { authorisationTexts, transitionTexts } from "../application/texts.ts";
export { callTimeout, uploadTimeout } from "../client/create-client.ts";
export { fileAddress } from "../client/file-address.ts";
export { type FailureKind, GatewayFailure } from "../client/gateway-failure.ts";
export type { FilePort, ResponsePort, UploadPort } from "../client/ports.ts";
export type { Ask, CallName, Data } from "../contract/calls.ts";
export type { Deployment, DocumentAsked, DocumentMade, Given, Prerender } from "../contract/document.ts";
export { plat, terminal } from "../contract/terminal.ts";
export type * from "../contract/types.gen.ts";
// Of these two the wire has a form of its own, which nobody but the client needs.
export type { Signature } from "../declaration/record.ts";
export type { AnswerProblem } from "../problem/problem.ts";
export type { CompanyChoiceRef } from "./handling/company-choice.ts";
export { dialogOf, type HandlingRef } from "./handling/handling.ts";
export type { DialogName, HandlingContext } from "./handling/handling-rules.ts";
export type { QrCheckRef, QrStatus } from "./handling/qr-check.ts";
export { type QrCheckView, qrCheckView } from "./handling/qr-check-view.ts";
export { type Load, type LoadName, type Loads, loadKey, loadOf } from "./loads.ts";
export type { SupplementOf } from "./office/office-actions.ts";
export { type SupplementRef, supplementLack } from "./office/supplement.ts";
export { createPortal, type Portal } from "./portal.ts";
export type { Popup, PortalContext, PortalEvent } from "./portal-state.ts";
export type {
  Destination,
  DevicePort,
  Kept,
  KeptKind,
  LoadedDefinition,
  PortalPorts,
} from "./ports.ts";
export type { AutosaveView } from "./session/autosave-view.ts";
export type { MaterialEvent, MaterialsState } from "./session/materials.ts";
export type { DeclarationSession } from "./session/session.ts";
export { isSignOutcome, type SignOutcome, signOutcome } from "./session/sign-outcome.ts";
export type { UploadRef } from "./session/upload.ts";
export {
  fileRefusal,
  fileSize,
  nameFor,
  takeable,
  type UploadLimits,
} from "./session/upload-limits.ts";
export { type ShownDialog, shownDialog } from "./shown-dialog.ts";
export {
  type HandwritingEnd,
  type HandwritingRef,
  type HandwritingView,
  handwritingView,
} from "./signing/on-phone.ts";
export { type Beforehand, storageKey } from "./visit/persisted.ts";
export { principalOf } from "./visit/principal.ts";
