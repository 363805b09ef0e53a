// What the simulator and the page in its frame know of each other.
import type { Run } from "../world/run.ts";

/** What the frame's window offers to the page around it. */
export interface StageWindow extends Window {
  showRun?: (run: Run | null) => void;
}

/** On the frame's element, once the stage is up. */
export const stageReady = "stage-ready";
