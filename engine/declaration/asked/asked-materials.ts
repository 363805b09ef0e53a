// Sorts the materials into those that are asked and those that are not, each with the reason.

import { holds } from "../../condition/holds.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import { becauseNotOf } from "../../one-thing/words-of-condition.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import { isWanted } from "./facts-of.ts";
import { type Situation, usersOf } from "./situation.ts";
import { whyOf } from "./why.ts";

export interface AskedMaterial {
  key: string;
  material: Material;
  required: boolean;
  usedBy: string[];
  /** The names of its parts, when it has several. */
  parts?: string[];
  /** Why a conditional material is asked. */
  because?: string;
}

export interface NotAskedMaterial {
  key: string;
  material: Material;
  /** `因为…` */
  because: string;
}

export interface AskedMaterials {
  materials: AskedMaterial[];
  notNeeded: NotAskedMaterial[];
}

/** A material is asked when one of its matters is chosen and its condition holds. */
export function sortMaterials(seen: Situation): AskedMaterials {
  const materials: AskedMaterial[] = [];
  const notNeeded: NotAskedMaterial[] = [];
  for (const [key, material] of Object.entries(seen.definition.oneThing.materials)) {
    if (isWanted(material, seen.facts)) materials.push(asked(seen, key, material));
    else notNeeded.push({ key, material, because: whyNot(seen, material) });
  }
  return { materials, notNeeded };
}

function whyNot({ definition, chosen, facts }: Situation, { for: users, when }: Material): string {
  if (when && (!users || users.some((key) => chosen.keys.has(key))))
    return becauseNotOf(when, definition, facts);
  const names = (users ?? []).map((key) => definition.oneThing.matters[key]?.name ?? key);
  const { reasons } = sentencesOf(definition);
  return reasons.because([reasons.noMatter(names)]);
}

function asked(seen: Situation, key: string, material: Material): AskedMaterial {
  const why = whyOf(seen, [material], seen.facts);
  const parts = (material.parts ?? []).filter(({ when }) => !when || holds(when, seen.facts));
  return {
    key,
    material,
    required: !material.optional,
    usedBy: usersOf(seen, [material]).map(({ matter }) => matter.name),
    ...(parts.length > 1 && { parts: parts.map(({ name }) => name) }),
    ...(why && { because: why.because }),
  };
}
