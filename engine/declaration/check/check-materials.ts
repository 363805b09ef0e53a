// Finds the materials that are missing or do not fit.

import { kindOfType } from "../../one-thing/file-kinds.ts";
import { brokenFileRule, fileLimits } from "../../one-thing/file-limits.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { Sentences } from "../../sentences/chinese.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { AskedSituation } from "../asked/asked.ts";
import type { AskedMaterial } from "../asked/asked-materials.ts";
import { partsLeft } from "../material-state.ts";
import type { MaterialAnswer, MaterialFile } from "../record.ts";

type Said = Sentences["materials"];

const nothing: MaterialAnswer = { files: [] };

/** Required materials are there, and every file fits the material's number, size and kind. Materials that others supply are never missing. */
export function checkMaterials(
  { definition, record, asked: { materials } }: AskedSituation,
  step: string,
): AnswerProblem[] {
  const said = sentencesOf(definition).materials;
  return materials.flatMap((asked) => {
    const message = wrongWith(asked, record.materials[asked.key] ?? nothing, said);
    if (message === undefined) return [];
    return [{ severity: "error" as const, rule: "material", message, step, material: asked.key }];
  });
}

function wrongWith(asked: AskedMaterial, given: MaterialAnswer, said: Said): string | undefined {
  const { material, required } = asked;
  const { name } = material;
  const { maxFiles } = fileLimits(material);
  if (given.files.length > maxFiles) return said.tooMany(name, maxFiles);
  const misfit = given.files
    .map((file) => wrongWithFile(material, file, said))
    .find((message) => message !== undefined);
  return (
    misfit ?? (required ? (missing(material, given, said) ?? incomplete(asked, given, said)) : undefined)
  );
}

function wrongWithFile(material: Material, file: MaterialFile, said: Said): string | undefined {
  const { name } = material;
  const limits = fileLimits(material);
  const rule = brokenFileRule(limits, { size: file.size, kind: kindOfType(file.type) });
  if (rule === "size") return said.tooLarge(name, file.name, limits.maxMB);
  return rule && said.wrongType(name, file.name, limits.accept);
}

const missingTexts: Record<
  Material["from"],
  (material: Material, given: MaterialAnswer, said: Said) => string | undefined
> = {
  upload: ({ name }, { files }, said) => (files.length > 0 ? undefined : said.upload(name)),
  "e-licence": ({ name, orElse }, { files, licence }, said) => {
    if (licence || (orElse && files.length > 0)) return undefined;
    return orElse ? said.licenceOrUpload(name) : said.licence(name);
  },
  form: () => undefined,
  "shared-data": () => undefined,
};

/** Some of its parts are there, but not all. */
function incomplete(asked: AskedMaterial, given: MaterialAnswer, said: Said): string | undefined {
  const left = partsLeft(asked, given);
  return asked.parts && left > 0 ? said.fewParts(asked.material.name, asked.parts, left) : undefined;
}

function missing(material: Material, given: MaterialAnswer, said: Said): string | undefined {
  return missingTexts[material.from](material, given, said);
}
