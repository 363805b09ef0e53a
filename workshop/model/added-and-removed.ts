// Reports matters that the same answers add and remove.

import { holds } from "../../engine/condition/holds.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote, type Sentence } from "../../engine/problem/text-parts.ts";
import { sentences } from "../../engine/problem/texts.ts";
import type { Case, Explored } from "./explore.ts";
import { type Finding, finding, groupedBy } from "./finding.ts";
import { scenarioOf } from "./open-scenario.ts";

/**
 * An exception removes what another answer added, and a person may choose both: that is how exceptions are written. But a matter that is
 * removed every time it is added is added in vain, and two options that remove each other's matter leave neither.
 */
export function addedAndRemoved({ loaded: { definition }, today, cases }: Explored): Finding[] {
  const looks = cases.map((one) => ({ one, changes: changesOf(definition, one) }));
  const tell = (
    one: Case,
    pointer: string,
    rule: "matter-added-in-vain" | "matters-cancel-out",
    sentence: Sentence,
  ) =>
    finding(
      pointer,
      rule,
      sentence,
      "warning",
      scenarioOf(definition, one.record, today, stepOf(definition.oneThing, "questions")),
    );
  const nameOf = (matter: string) => definition.oneThing.matters[matter]?.name ?? matter;
  const additions = looks.flatMap(({ one, changes }) =>
    changes
      .filter(({ word }) => word === "adds")
      .map((added) => ({ one, added, removal: changes.find((other) => takes(other, added)) })),
  );
  const inVain = [...groupedBy(additions, ({ added }) => added.pointer).values()].flatMap(
    (acts): Finding[] => {
      const [first] = acts;
      if (!first?.removal || acts.some(({ removal }) => !removal)) return [];
      const { one, added, removal } = first;
      const sentence = sentences["matter-added-in-vain"](nameOf(added.matter), added.name, removal.name);
      return [tell(one, added.pointer, "matter-added-in-vain", sentence)];
    },
  );
  const cancelled = looks.flatMap(({ one, changes }) =>
    changes.flatMap((added): Finding[] => {
      const remover = changes.find((other) => takes(other, added));
      const back = changes.find(({ word, place }) => word === "adds" && place === remover?.place);
      const taken = back && changes.find((other) => takes(other, back) && other.place === added.place);
      if (!remover || !taken || added.place === remover.place) return [];
      return [
        tell(
          one,
          remover.pointer,
          "matters-cancel-out",
          sentences["matters-cancel-out"](added.name, remover.name),
        ),
      ];
    }),
  );
  // One of a pair that cancels out is enough.
  return [...inVain, ...cancelled.slice(0, 1)];
}

const takes = (one: MatterChange, added: MatterChange): boolean =>
  one.word === "removes" && added.word === "adds" && one.matter === added.matter;

interface MatterChange {
  word: "adds" | "removes";
  matter: string;
  pointer: string;
  /** Name of the option or rule. */
  place: string;
  name: string;
}

function changesOf({ oneThing }: Definition, { record, seen }: Case): MatterChange[] {
  const of = (part: { adds?: string[]; removes?: string[] }, place: string, name: string) =>
    (["adds", "removes"] as const).flatMap((word) =>
      (part[word] ?? []).map((matter, at) => ({
        word,
        matter,
        name,
        place,
        pointer: below(place, word, at),
      })),
    );
  const byOption = seen.asked.questions.flatMap(({ key, question }) =>
    [record.choices[key] ?? []].flat().flatMap((option) => {
      const chosen = question.options[option];
      return chosen
        ? of(chosen, below("/questions", key, "options", option), `选项${quote(chosen.label)}`)
        : [];
    }),
  );
  const byRule = Object.entries(oneThing.rules).flatMap(([key, rule]) => {
    const runs = !rule.for || rule.for.some((matter) => seen.chosen.reach.has(matter));
    if (!rule.when || !runs || !holds(rule.when, seen.facts)) return [];
    return of(rule, below("/rules", key), `规则${quote(rule.name)}`);
  });
  return [...byOption, ...byRule];
}
