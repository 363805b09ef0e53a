// In: the declaration at its materials step. Out: the materials in three groups with their count, and the way on.
import { chakra } from "@chakra-ui/react";
import { StepFrame } from "../frame/step-frame.tsx";
import { Meter } from "../look/parts/meter.tsx";
import { materialWords } from "../words/steps/materials-step.ts";
import type { StepProps } from "./step-props.ts";
import { MaterialsPanel } from "./submit-materials/materials-panel.tsx";
import { useMaterials } from "./submit-materials/use-materials.ts";

const Between = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", textStyle: "small" },
});

export default function SubmitMaterials(props: StepProps) {
  const materials = useMaterials(props);
  const { all, ready, left } = materials.counts;
  return (
    <StepFrame
      title={materialWords.title}
      lead={all > 0 ? materialWords.lead(all, ready, left) : materialWords.none}
      aside={
        all > 0 && (
          <>
            <Between>
              <span>{materialWords.ready}</span>
              <b>{materialWords.readyOf(ready, all)}</b>
            </Between>
            <Meter label={materialWords.ready} value={ready} max={all} tone="success" />
          </>
        )
      }
      takeFocus={props.takeFocus}
      back={props.back}
      barNote={left > 0 && materialWords.left(left)}
      next={props.next}
    >
      {props.head}
      <MaterialsPanel {...props} held={materials} />
    </StepFrame>
  );
}
