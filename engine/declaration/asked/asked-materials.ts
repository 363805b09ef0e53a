// Takes a survey; gives the materials that are asked and those that are not, each with why.

import { holds } from "../../condition/holds.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import { matterWords, reasonWords } from "../../one-thing/sentences.ts";
import { becauseNotOf } from "../../one-thing/words-of-condition.ts";
import type { Asked, AskedMaterial, NotAskedMaterial } from "./asked-types.ts";
import type { Survey } from "./survey.ts";
import { whyOf } from "./why.ts";

/** A material is asked when one of its matters is chosen and its condition holds. */
export function sortMaterials(seen: Survey): Pick<Asked, "materials" | "notNeeded"> {
  const materials: AskedMaterial[] = [];
  const notNeeded: NotAskedMaterial[] = [];
  for (const [key, material] of Object.entries(seen.definition.oneThing.materials)) {
    const because = whyNot(seen, material);
    if (because === undefined) materials.push(asked(seen, key, material));
    else notNeeded.push({ key, material, because });
  }
  return { materials, notNeeded };
}

function whyNot({ definition, chosen, facts }: Survey, material: Material): string | undefined {
  if (material.for && !material.for.some((key) => chosen.keys.has(key))) {
    const names = material.for.map((key) => definition.oneThing.matters[key]?.name ?? key);
    return matterWords.because(reasonWords.noMatter(names));
  }
  if (material.when && !holds(material.when, facts)) return becauseNotOf(material.when, definition, facts);
  return undefined;
}

function asked(seen: Survey, key: string, material: Material): AskedMaterial {
  const users = seen.chosen.matters.filter((matter) => !material.for || material.for.includes(matter.key));
  const why = whyOf(seen, [material], seen.facts);
  return {
    key,
    material,
    required: !material.optional,
    usedBy: users.map(({ matter }) => matter.name),
    ...(why && { because: why.because }),
  };
}
