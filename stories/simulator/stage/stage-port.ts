// The interface between the simulator and the page in its frame.
import type { Run } from "../world/run.ts";

/** What the frame's window offers to the page around it. */
export interface StageWindow extends Window {
  showRun?: (run: Run | null) => void;
}

/** Set on the frame's element once the stage is ready. */
export const stageReady = "stage-ready";
