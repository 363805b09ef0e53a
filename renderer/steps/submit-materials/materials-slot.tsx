// The materials panel for a step that collects them in addition to its own content.
import type { StepProps } from "../step-props.ts";
import { MaterialsPanel } from "./materials-panel.tsx";
import { useMaterials } from "./use-materials.ts";

export default function MaterialsSlot(props: StepProps) {
  return <MaterialsPanel {...props} held={useMaterials(props)} />;
}
