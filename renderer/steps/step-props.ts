// The props of every step: the current declaration, and the ways to answer it.
import type { ReactNode } from "react";
import type {
  AnswerProblem,
  Asked,
  DeclarationContext,
  DeclarationEvent,
  DeclarationRecord,
  Definition,
  Load,
  MaterialEvent,
  MaterialsState,
  Portal,
  PortalEvent,
  SectionChecks,
} from "../../engine/index.ts";
import type { StepFrameProps } from "../frame/step-frame.tsx";

export interface StepProps
  extends Pick<
    DeclarationContext,
    "problems" | "failure" | "verdict" | "changed" | "receipt" | "signing" | "seal" | "changing"
  > {
  definition: Definition;
  checks: SectionChecks;
  record: DeclarationRecord;
  asked: Asked;
  /** yyyy-MM-dd of the gateway. */
  today: string;
  /** The step replaces another one: its title takes the focus, unless `focus` names another place. */
  takeFocus: boolean;
  /** `section.field.rowId` of the form, or the id of an element. */
  focus: string | null;
  /** From the first step it leads back to the guide. */
  back: StepFrameProps["back"];
  /** Its label says what comes next. */
  next: { words: string; busy: boolean; onClick: () => void };
  /** Stands above every step: what has to be corrected, why saving failed, what forbids going on. */
  head: ReactNode;
  /** The questions, in the first step of a flow that has no step for them. */
  questions: ReactNode;
  /** The materials, in the last step of a flow that has no step for them. */
  materials: ReactNode;
  /** Opens the place of a problem; a step sets it when the problem's id alone is not enough. */
  openRef: { current: ((problem: AnswerProblem) => boolean) | null };
  send: (event: DeclarationEvent) => void;
  sendPortal: (event: PortalEvent) => void;
  /** Addresses of files at the gateway. */
  client: Pick<Portal["client"], "downloadUrl" | "fileUrl" | "licenceUrl" | "sampleUrl">;
  /** Keeps for a reload what the portal holds. */
  persist: Portal["persist"];
  /** What the gateway says of the submitted declaration. */
  application: Load<"projectInfo">;
  /** The signing flows of a company's draft. */
  sealFlows: Load<"getSignHistoryList"> & { refresh(): void };
  /** Running uploads and licence lookups. */
  onTheWay: Pick<MaterialsState, "uploads" | "licences">;
  sendMaterial: (event: MaterialEvent) => void;
}
