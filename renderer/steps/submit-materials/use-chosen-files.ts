// Sends the chosen files that fit one by one, and keeps the reasons why others do not.
import { useRef, useState } from "react";
import {
  type Definition,
  type FileOnItsWay,
  fileLimits,
  type MaterialAnswer,
} from "../../../engine/index.ts";
import { type FilePort, takeable } from "../../../engine/portal/index.ts";
import { readChosen } from "./read-chosen.ts";

type Refused = Record<string, readonly string[]>;

export interface ChosenFiles {
  take: (material: string, files: File[]) => void;
  /** Files that are being read and compressed. */
  preparing: readonly FileOnItsWay[];
  /** Material → sentences, from the last choice. */
  refused: Refused;
}

export function useChosenFiles(
  definition: Definition,
  answers: Record<string, MaterialAnswer>,
  onTheirWay: readonly FileOnItsWay[],
  send: (material: string, file: FilePort) => void,
): ChosenFiles {
  const [preparing, setPreparing] = useState<readonly FileOnItsWay[]>([]);
  const [refused, setRefused] = useState<Refused>({});
  const counter = useRef(0);

  const refuse = (material: string, message: string) =>
    setRefused((before) => ({ ...before, [material]: [...(before[material] ?? []), message] }));

  async function take(key: string, files: File[]): Promise<void> {
    const material = definition.oneThing.materials[key];
    if (!material || files.length === 0) return;
    setRefused((before) => ({ ...before, [key]: [] }));
    const limits = fileLimits(material);
    const coming = [...onTheirWay, ...preparing].filter((file) => file.material === key).length;
    const { taken, refusal } = takeable(files, limits, (answers[key]?.files.length ?? 0) + coming);
    if (refusal !== undefined) refuse(key, refusal);
    for (const file of taken) {
      counter.current += 1;
      const id = `preparing-${counter.current}`;
      const facts = { id, material: key, name: file.name, size: file.size };
      setPreparing((before) => [...before, { ...facts, progress: 0, state: "preparing", message: null }]);
      const chosen = await readChosen(file, limits);
      setPreparing((before) => before.filter((each) => each.id !== id));
      if (chosen.ok) send(key, chosen.file);
      else refuse(key, chosen.message);
    }
  }
  return { take: (material, files) => void take(material, files), preparing, refused };
}
