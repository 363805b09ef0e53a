// In: a step that takes the materials besides its own. Out: the panel of the materials alone.
import type { StepProps } from "../step-props.ts";
import { MaterialsPanel } from "./materials-panel.tsx";
import { useMaterials } from "./use-materials.ts";

export default function MaterialsSlot(props: StepProps) {
  return <MaterialsPanel {...props} held={useMaterials(props)} />;
}
