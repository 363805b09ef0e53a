// The materials panel for a step that collects them in addition to its own content.
import type { ComponentProps } from "react";
import { MaterialsPanel } from "./materials-panel.tsx";
import { useMaterials } from "./use-materials.ts";

export default function MaterialsSlot(props: Omit<ComponentProps<typeof MaterialsPanel>, "held">) {
  return <MaterialsPanel {...props} held={useMaterials(props)} />;
}
