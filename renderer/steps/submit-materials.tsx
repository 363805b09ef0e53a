// The step 上传材料: the materials in three groups with their count.
import { StepFrame } from "../frame/step-frame.tsx";
import { Meter } from "../look/parts/meter.tsx";
import { materialTexts } from "../texts/materials.ts";
import type { StepWith } from "./step-props.ts";
import { MaterialsPanel } from "./submit-materials/materials-panel.tsx";
import { type MaterialsAsk, useMaterials } from "./submit-materials/use-materials.ts";
import styles from "./submit-materials.styles.ts";

export default function SubmitMaterials(props: StepWith<MaterialsAsk | "left" | "focus" | "client">) {
  const materials = useMaterials(props);
  const { all, ready, left } = materials.counts;
  return (
    <StepFrame
      {...props}
      title={materialTexts.title}
      lead={all > 0 ? materialTexts.lead(all, ready, left) : materialTexts.none}
      aside={
        all > 0 && (
          <>
            <div className={styles.head}>
              <span>{materialTexts.ready}</span>
              <b>{materialTexts.readyOf(ready, all)}</b>
            </div>
            <Meter label={materialTexts.ready} value={ready} max={all} tone="success" />
          </>
        )
      }
      barNote={left > 0 && <span className={styles.count}>{materialTexts.left(left)}</span>}
    >
      <MaterialsPanel {...props} held={materials} />
    </StepFrame>
  );
}
