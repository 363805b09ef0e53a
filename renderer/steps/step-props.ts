// What every step is given: the declaration as it stands, and the ways to answer it.
import type { ReactNode } from "react";
import type {
  AnswerProblem,
  Asked,
  DeclarationContext,
  DeclarationEvent,
  DeclarationRecord,
  Definition,
  MaterialEvent,
  MaterialsState,
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
  /** Behind the first step lies the guide. */
  back: StepFrameProps["back"];
  /** Its words say what comes next. */
  next: { words: string; busy: boolean; onClick: () => void };
  /** What stands above every step: what is to be mended, why saving failed, what forbids going on. */
  head: ReactNode;
  /** The questions, in the first step of a flow that has no step for them. */
  questions: ReactNode;
  /** The materials, in the last step of a flow that has no step for them. */
  materials: ReactNode;
  /** Opens the place of a problem; the step that knows a better way than its id sets it. */
  openRef: { current: ((problem: AnswerProblem) => boolean) | null };
  send: (event: DeclarationEvent) => void;
  sendPortal: (event: PortalEvent) => void;
  /** Files on their way, and licences that are looked for. */
  onTheWay: Pick<MaterialsState, "uploads" | "licences">;
  sendMaterial: (event: MaterialEvent) => void;
}
