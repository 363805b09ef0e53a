// The props of every step: the current declaration, and the ways to answer it.
import type { ReactNode } from "react";
import type {
  AnswerProblem,
  Asked,
  DeclarationContext,
  DeclarationEvent,
  DeclarationRecord,
  Definition,
  RecordOwner,
  SectionChecks,
} from "../../engine/index.ts";
import type { Load, MaterialEvent, MaterialsState, Portal } from "../../engine/portal/index.ts";
import type { StepFrameProps } from "../frame/step-frame.tsx";

/** What every step hands on to its frame. */
type FrameProps = Pick<
  StepFrameProps,
  "takeFocus" | "back" | "head" | "questions" | "materials" | "saving"
> & {
  next: StepFrameProps["next"] & { onClick: () => void };
};

/** The props of a step: its frame's, and those that it names. */
export type StepWith<Name extends keyof StepProps> = FrameProps & Pick<StepProps, Name>;

/** All that any step can ask for. */
export interface StepProps
  extends Pick<
      DeclarationContext,
      "problems" | "left" | "failure" | "stuck" | "verdict" | "changed" | "receipt" | "signing" | "seal"
    >,
    FrameProps {
  definition: Definition;
  checks: SectionChecks;
  /** The declaration's machine, as the form knows it. */
  owner: RecordOwner;
  record: DeclarationRecord;
  asked: Asked;
  /** yyyy-MM-dd of the gateway. */
  today: string;
  /** `section.field.rowId` of the form, or the id of an element. */
  focus: string | null;
  /** Opens the place of a problem; a step sets it when the problem's id alone is not enough. */
  openRef: { current: ((problem: AnswerProblem) => boolean) | null };
  /** A step whose problems are its own says whether there are any, for the window's title. */
  onWrong?: ((wrong: boolean) => void) | undefined;
  send: (event: DeclarationEvent) => void;
  /** After a conflict: goes on with the newer draft. */
  takeNewer: () => void;
  /** Addresses of files at the gateway. */
  client: Pick<Portal["client"], "downloadUrl" | "fileUrl" | "licenceUrl" | "sampleUrl">;
  /** What the gateway says of the submitted declaration. */
  application: Load<"projectInfo">;
  /** The signing flows of a company's draft. */
  sealFlows: Load<"getSignHistoryList"> & { refresh(): void };
  /** The QR code with which a computer's person signs on a phone. */
  phoneCode: ReactNode;
  /** Running uploads and look-ups of licences and registers. */
  onTheWay: MaterialsState;
  sendMaterial: (event: MaterialEvent) => void;
}
