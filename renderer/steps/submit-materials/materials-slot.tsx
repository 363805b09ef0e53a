// The panel of the materials for a step that collects them besides its own.
import type { StepProps } from "../step-props.ts";
import { MaterialsPanel } from "./materials-panel.tsx";
import { useMaterials } from "./use-materials.ts";

export default function MaterialsSlot(props: StepProps) {
  return <MaterialsPanel {...props} held={useMaterials(props)} />;
}
