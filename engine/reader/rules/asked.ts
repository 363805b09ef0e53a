// Reports entries of `asked` whose section or field does not exist, and fields that wait for each other.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, keys, text } from "../loose.ts";
import { conditionsOf } from "./condition-places.ts";
import { inThing, type Look } from "./look.ts";

export function askedNames({ thing, form }: Look): DesignProblem[] {
  if (!form) return [];
  const sections = form.sections.map(({ key }) => key);
  return entries(thing.asked).flatMap(([key, fields]) => {
    const section = form.sections.find((candidate) => candidate.key === key);
    if (!section) {
      const sentence = sentences["unknown-name"]("分区", key, sections);
      return [inThing(below("/asked", key), "unknown-name", sentence)];
    }
    const known = section.fields.map((field) => field.key);
    return keys(fields)
      .filter((field) => field !== "*" && !known.includes(field))
      .map((field) => {
        const sentence = sentences["unknown-name"](`字段（分区 ${key}）`, field, known);
        return inThing(below("/asked", key, field), "unknown-name", sentence);
      });
  });
}

interface Wait {
  pointer: string;
  reads: string;
}

/** Name of a field or question → what must be answered before it is asked. */
function waits({ thing, form }: Look): Map<string, Wait[]> {
  const found = new Map<string, Wait[]>();
  const add = (name: string, wait: Wait) => found.set(name, [...(found.get(name) ?? []), wait]);
  for (const { owner, condition, pointer } of conditionsOf(thing)) {
    const reads = text(condition.answer);
    if (reads === undefined || pointer.includes("/requiredWhen")) continue;
    if (owner.kind === "question") add(owner.key, { pointer, reads });
    if (owner.kind !== "field") continue;
    const section = form?.sections.find(({ key }) => key === owner.section);
    const fields = owner.field === "*" ? (section?.fields.map(({ key }) => key) ?? []) : [owner.field];
    for (const field of fields) add(field, { pointer, reads });
  }
  return found;
}

/** Fields and questions whose conditions wait for each other, so that none of them would ever be asked. */
export function askedCycles(look: Look): DesignProblem[] {
  const graph = waits(look);
  const done = new Set<string>();
  const problems: DesignProblem[] = [];
  const follow = (name: string, path: string[], pointer: string): void => {
    const start = path.indexOf(name);
    if (start >= 0) {
      problems.push(inThing(pointer, "asked-cycle", sentences["asked-cycle"](path.slice(start))));
      return;
    }
    if (done.has(name)) return;
    for (const wait of graph.get(name) ?? []) follow(wait.reads, [...path, name], wait.pointer);
    done.add(name);
  };
  for (const name of graph.keys()) follow(name, [], "");
  return problems;
}
