// Works out what the sample and the blank form of each material show.

import type { Definition } from "../../engine/one-thing/definition.ts";
import { fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { fileLimits } from "../../engine/one-thing/file-limits.ts";
import type { Field, Section } from "../../engine/one-thing/form.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import { words } from "../base/texts.ts";
import { specimenOf } from "./specimen.ts";

export interface SampleSection {
  title: string;
  /** `value` is empty on a blank form. */
  fields: { title: string; value: string }[];
}

export interface Sample {
  id: string;
  /** A filled specimen, or an empty form for printing. */
  kind: "sample" | "blank";
  title: string;
  oneThingName: string;
  departments: string[];
  /** What the file to hand in must look like. */
  demands: string[];
  sections: SampleSection[];
}

/** A sample is not a copy of the whole form: the most fields of one section, and in total. */
const most = { ofSection: 14, ofAll: 42 };

/** Every id that the definition names, once. */
export function samplesOf(definition: Definition): Sample[] {
  return Object.values(definition.oneThing.materials).flatMap((material) => {
    const { sample, blank } = material;
    return [
      ...(sample ? [sampleOf(definition, material, sample, "sample")] : []),
      ...(blank ? [sampleOf(definition, material, blank, "blank")] : []),
    ];
  });
}

function sampleOf(definition: Definition, material: Material, id: string, kind: Sample["kind"]): Sample {
  const { oneThing, departments } = definition;
  const matters = (material.for ?? Object.keys(oneThing.matters)).flatMap(
    (key) => oneThing.matters[key] ?? [],
  );
  const names = matters.map(({ department }) => departments[department] ?? department);
  return {
    id,
    kind,
    title: kind === "sample" ? words.sampleOf(material.name) : words.blankOf(material.name),
    oneThingName: oneThing.name,
    departments: [...new Set(names)],
    demands: demandsOf(material),
    sections: sectionsOf(definition, material, kind),
  };
}

export function demandsOf(material: Material): string[] {
  const { from, help } = material;
  if (from !== "upload" && from !== "e-licence") return help ? [help] : [];
  const { accept, maxMB, maxFiles } = fileLimits(material);
  const kinds = accept.map((kind) => fileKinds[kind].extensions[0].toUpperCase());
  return [words.sampleLimits(kinds.join("、"), maxMB, maxFiles), ...(help ? [help] : [])];
}

/** The fields that the material's matters ask; fields of all matters come with their section. */
function sectionsOf(
  { form, oneThing }: Definition,
  material: Material,
  kind: Sample["kind"],
): SampleSection[] {
  let left = most.ofAll;
  const wanted = (section: Section, field: Field): boolean => {
    const asked = oneThing.asked[section.key];
    const matters = asked?.[field.key]?.for ?? asked?.["*"]?.for;
    return !matters || !material.for || matters.some((key) => material.for?.includes(key));
  };
  return form.sections.flatMap((section) => {
    const fields = section.fields
      .filter((field) => wanted(section, field))
      .slice(0, Math.min(most.ofSection, left))
      .map((field) => ({ title: field.title, value: kind === "sample" ? specimenOf(field) : "" }));
    left -= fields.length;
    return fields.length > 0 ? [{ title: section.title, fields }] : [];
  });
}
