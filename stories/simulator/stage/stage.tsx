// Renders the portal's page inside the frame with a React of its own, for each run it receives.
import { createRoot } from "react-dom/client";
import { Spinner } from "../../../renderer/look/parts/spinner.tsx";
import "../../../renderer/look/look.ts";
import { Visit } from "../../makers/visit.tsx";
import type { Run } from "../world/run.ts";
import { type StageWindow, stageReady } from "./stage-port.ts";

export function putUpStage(): void {
  const root = createRoot(document.body);
  const show = (run: Run | null) =>
    root.render(run ? <Visit key={run.id} prepared={run.prepared} path={run.path} /> : <Spinner open />);
  (window as StageWindow).showRun = show;
  show(null);
  window.frameElement?.dispatchEvent(new Event(stageReady));
}
