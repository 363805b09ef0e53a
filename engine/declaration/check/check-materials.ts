// Finds the materials that are missing or do not fit.

import { kindOfType } from "../../one-thing/file-kinds.ts";
import { brokenFileRule, fileLimits } from "../../one-thing/file-limits.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { AskedSituation } from "../asked/asked.ts";
import type { AskedMaterial } from "../asked/asked-materials.ts";
import { partsLeft } from "../material-state.ts";
import type { MaterialAnswer, MaterialFile } from "../record.ts";
import { materialTexts } from "../texts.ts";

const nothing: MaterialAnswer = { files: [] };

/** Required materials are there, and every file fits the material's number, size and kind. Materials that others supply are never missing. */
export function checkMaterials(
  { record, asked: { materials } }: AskedSituation,
  step: string,
): AnswerProblem[] {
  return materials.flatMap((asked) => {
    const message = wrongWith(asked, record.materials[asked.key] ?? nothing);
    if (message === undefined) return [];
    return [{ severity: "error" as const, rule: "material", message, step, material: asked.key }];
  });
}

function wrongWith(asked: AskedMaterial, given: MaterialAnswer): string | undefined {
  const { material, required } = asked;
  const { name } = material;
  const { maxFiles } = fileLimits(material);
  if (given.files.length > maxFiles) return materialTexts.tooMany(name, maxFiles);
  const misfit = given.files
    .map((file) => wrongWithFile(material, file))
    .find((message) => message !== undefined);
  return misfit ?? (required ? (missing(material, given) ?? incomplete(asked, given)) : undefined);
}

function wrongWithFile(material: Material, file: MaterialFile): string | undefined {
  const { name } = material;
  const limits = fileLimits(material);
  const rule = brokenFileRule(limits, { size: file.size, kind: kindOfType(file.type) });
  if (rule === "size") return materialTexts.tooLarge(name, file.name, limits.maxMB);
  return rule && materialTexts.wrongType(name, file.name, limits.accept.join("、").toUpperCase());
}

const missingTexts: Record<
  Material["from"],
  (material: Material, given: MaterialAnswer) => string | undefined
> = {
  upload: ({ name }, { files }) => (files.length > 0 ? undefined : materialTexts.upload(name)),
  "e-licence": ({ name, orElse }, { files, licence }) => {
    if (licence || (orElse && files.length > 0)) return undefined;
    return orElse ? materialTexts.licenceOrUpload(name) : materialTexts.licence(name);
  },
  form: () => undefined,
  "shared-data": () => undefined,
};

/** Some of its parts are there, but not all. */
function incomplete(asked: AskedMaterial, given: MaterialAnswer): string | undefined {
  const left = partsLeft(asked, given);
  return asked.parts && left > 0 ? materialTexts.fewParts(asked.material.name, asked.parts, left) : undefined;
}

function missing(material: Material, given: MaterialAnswer): string | undefined {
  return missingTexts[material.from](material, given);
}
