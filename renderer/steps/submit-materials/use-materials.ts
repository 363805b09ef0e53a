// The state of each material, how many are ready, and how chosen files are accepted.
import { countMaterials, type MaterialState, materialStates } from "../../../engine/index.ts";
import type { StepProps } from "../step-props.ts";
import { type ChosenFiles, useChosenFiles } from "./use-chosen-files.ts";
import { useFilesOnTheirWay } from "./use-files-on-their-way.ts";

export interface Materials {
  states: MaterialState[];
  counts: ReturnType<typeof countMaterials>;
  chosen: ChosenFiles;
  /** Name of the file that arrived last. */
  arrived: string | undefined;
}

/** What it asks of the step. */
export type MaterialsAsk = "definition" | "asked" | "record" | "onTheWay" | "sendMaterial";

export function useMaterials(props: Pick<StepProps, MaterialsAsk>): Materials {
  const { definition, asked, record, onTheWay, sendMaterial } = props;
  const { onTheirWay, arrived } = useFilesOnTheirWay(onTheWay.uploads, record.materials);
  const chosen = useChosenFiles(definition, record.materials, onTheirWay, (material, file) =>
    sendMaterial({ type: "UPLOAD", material, file }),
  );
  const states = materialStates(asked.materials, record.materials, [...onTheirWay, ...chosen.preparing]);
  return { states, counts: countMaterials(states), chosen, arrived };
}
