// Lists every place where a one-thing holds a condition; anything that looks at all conditions starts here.

import type { Condition } from "../condition/condition.ts";
import { below } from "../problem/pointer.ts";
import type { OneThing } from "./one-thing.ts";

export interface ConditionPlace {
  /** JSON pointer into the one-thing: `/asked/parking/parkOwner/when`. */
  pointer: string;
  word: "when" | "requiredWhen" | "must";
  condition: Condition;
  /** What the condition decides: an asked field, a question, a rule or a material. */
  owner:
    | { kind: "field"; section: string; field: string }
    | { kind: "question" | "rule" | "material"; key: string };
}

type Holder = Partial<Record<ConditionPlace["word"], Condition>>;

/** In the order questions, rules, asked fields, materials. It also reads a file that is not checked yet, and skips whatever is no object. */
export function conditionPlaces({ questions, rules, asked, materials }: Partial<OneThing>): ConditionPlace[] {
  const places: ConditionPlace[] = [];
  const note = (path: readonly string[], holder: Holder | null, owner: ConditionPlace["owner"]) => {
    for (const word of ["when", "requiredWhen", "must"] as const) {
      const condition = holder?.[word];
      if (typeof condition === "object" && condition !== null && !Array.isArray(condition))
        places.push({ pointer: below("", ...path, word), word, condition, owner });
    }
  };
  const noteEach = (
    name: string,
    kind: "question" | "rule" | "material",
    parts: Record<string, Holder> | undefined,
  ) => {
    for (const [key, part] of Object.entries(parts ?? {})) note([name, key], part, { kind, key });
  };
  noteEach("questions", "question", questions);
  noteEach("rules", "rule", rules);
  for (const [section, fields] of Object.entries(asked ?? {}))
    for (const [field, part] of Object.entries(fields ?? {}))
      note(["asked", section, field], part, { kind: "field", section, field });
  noteEach("materials", "material", materials);
  for (const [key, material] of Object.entries(materials ?? {}))
    for (const [at, part] of Object.entries(Array.isArray(material?.parts) ? material.parts : []))
      note(["materials", key, "parts", at], part, { kind: "material", key });
  return places;
}
