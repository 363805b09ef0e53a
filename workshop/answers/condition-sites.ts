// Takes a definition; gives every condition in it with where it stands and what must be so for it to matter.

import type { Condition } from "../../engine/condition/condition.ts";
import { keysInRow } from "../../engine/condition/fold.ts";
import { prepare } from "../../engine/declaration/asked/prepare.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import { anyChosen } from "./supported.ts";
import { together, type Wish, waysTo } from "./ways.ts";

export interface ConditionSite {
  /** Pointer-like: `asked/parking/parkOwner/when`. */
  name: string;
  condition: Condition;
  /** The repeatable section in whose rows it is judged. */
  section?: Section;
  /** Its rule, when it is what a blocking rule demands: false makes a problem. */
  rule?: string;
  blocks: boolean;
  /** Alternatives of what must be so for it to be looked at. */
  live: Wish[][];
}

/** asked.when, asked.requiredWhen, material.when, rule.when, rule.must, question.when. */
export function conditionSites(definition: Definition): ConditionSite[] {
  return [
    ...ofFields(definition),
    ...ofMaterials(definition),
    ...ofRules(definition),
    ...ofQuestions(definition),
  ];
}

function ofFields(definition: Definition): ConditionSite[] {
  const { oneThing, form } = definition;
  return Object.entries(oneThing.asked).flatMap(([sectionKey, fields]) => {
    const section = form.sections.find(({ key }) => key === sectionKey);
    const rows = section?.repeat ? { section } : {};
    return Object.entries(fields).flatMap(([field, { for: matters, when, requiredWhen }]) => {
      const around = field === "*" ? undefined : fields["*"];
      const above = around?.when ? waysTo(around.when, true) : [[]];
      const live = together(
        together(anyChosen(definition, matters), anyChosen(definition, around?.for)),
        above,
      );
      const name = `asked/${sectionKey}/${field}`;
      const common = { ...rows, blocks: false };
      return [
        ...(when ? [{ ...common, name: `${name}/when`, condition: when, live }] : []),
        ...(requiredWhen
          ? [
              {
                ...common,
                name: `${name}/requiredWhen`,
                condition: requiredWhen,
                live: when ? together(live, waysTo(when, true)) : live,
              },
            ]
          : []),
      ];
    });
  });
}

function ofMaterials(definition: Definition): ConditionSite[] {
  return Object.entries(definition.oneThing.materials).flatMap(([key, { for: matters, when }]) =>
    when
      ? [
          {
            name: `materials/${key}/when`,
            condition: when,
            blocks: false,
            live: anyChosen(definition, matters),
          },
        ]
      : [],
  );
}

function ofRules(definition: Definition): ConditionSite[] {
  return Object.entries(definition.oneThing.rules).flatMap(([key, rule]) => {
    const { for: matters, when, must, severity } = rule;
    const live = anyChosen(definition, matters);
    const name = `rules/${key}`;
    const section = must && rowSection(definition, must);
    const common = { rule: key, ...(section && { section }) };
    return [
      ...(when ? [{ ...common, name: `${name}/when`, condition: when, live, blocks: false }] : []),
      ...(must
        ? [
            {
              ...common,
              name: `${name}/must`,
              condition: must,
              live: when ? together(live, waysTo(when, true)) : live,
              blocks: severity !== "warn",
            },
          ]
        : []),
    ];
  });
}

function ofQuestions({ oneThing }: Definition): ConditionSite[] {
  return Object.entries(oneThing.questions).flatMap(([key, { when }]) =>
    when ? [{ name: `questions/${key}/when`, condition: when, blocks: false, live: [[]] }] : [],
  );
}

function rowSection(definition: Definition, must: Condition): Section | undefined {
  const { places } = prepare(definition);
  return keysInRow(must)
    .map((key) => places.get(key)?.section)
    .find((section) => section?.repeat);
}
