// Reports questions, rules, matters, fields and materials that no answers ever reach.

import { conditionKeys } from "../../engine/condition/fold.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/form.ts";
import type { OneThing } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { sentences } from "../../engine/problem/texts.ts";
import type { Coverage } from "./coverage.ts";
import type { Explored } from "./explore.ts";
import { type Finding, finding } from "./finding.ts";
import { isMust } from "./search-further.ts";

type NeverRule =
  | "matter-never-chosen"
  | "question-never-asked"
  | "field-never-asked"
  | "material-never-asked"
  | "rule-never-speaks"
  | "condition-never-holds";

const unfilled: ReadonlySet<string> = new Set([
  "rules-contradict",
  "rule-unmet",
  "nothing-fits",
  "pattern-without-example",
]);

/** Reports each cause once and leaves out its consequences: whatever depends on a matter that is never chosen, or on something already reported. */
export function unreachable({ loaded }: Explored, found: Coverage, reported: readonly Finding[]): Finding[] {
  const { oneThing } = loaded.definition;
  const gone = Object.keys(oneThing.matters).filter((key) => !found.matters.has(key));
  const isOpen = (matters: string[] | undefined) => !matters?.every((key) => gone.includes(key));
  const pointers = reported.map(({ pointer }) => pointer);
  const tell = (pointer: string, rule: NeverRule, name: string): Finding[] =>
    pointers.some((one) => one === pointer || one.startsWith(`${pointer}/`))
      ? []
      : [finding(pointer, rule, sentences[rule](name), "warning")];
  const questions = Object.keys(oneThing.questions)
    .filter((key) => !found.questions.has(key))
    .flatMap((key) => tell(below("/questions", key, "when"), "question-never-asked", key));
  // When something cannot be filled in at all, the search may simply not have come this far.
  const isCertain = !reported.some(({ rule }) => unfilled.has(rule));
  const rules = !isCertain
    ? []
    : silentRules(oneThing, found)
        .filter((key) => isOpen(oneThing.rules[key]?.for) && !isAboutLogin(loaded.definition, key))
        .flatMap((key) => tell(below("/rules", key), "rule-never-speaks", oneThing.rules[key]?.name ?? key));
  const causes = [...pointers, ...[...questions, ...rules].map(({ pointer }) => pointer)];
  return [
    ...questions,
    ...rules,
    ...gone
      .filter((key) => !isTaken(oneThing, key, causes))
      .flatMap((key) => tell(below("/matters", key), "matter-never-chosen", key)),
    ...fieldsNeverAsked(oneThing, found, isOpen).flatMap(([section, field]) =>
      tell(below("/asked", section, field), "field-never-asked", field === "*" ? section : field),
    ),
    ...Object.entries(oneThing.materials)
      .filter(([key, { for: matters }]) => !found.materials.has(key) && isOpen(matters))
      .flatMap(([key]) => tell(below("/materials", key), "material-never-asked", key)),
    ...found.sites
      .filter(
        ({ name }) =>
          isCertain && name.endsWith("/requiredWhen") && found.live.has(name) && !found.held.has(name),
      )
      .flatMap(({ name }) => tell(`/${name}`, "condition-never-holds", name)),
  ];
}

/** Rules whose condition never holds, or whose demand never fails. */
function silentRules({ rules }: OneThing, { sites, held, failed }: Coverage): string[] {
  const silent = sites.filter((site) => site.rule && !(isMust(site) ? failed : held).has(site.name));
  return Object.keys(rules).filter((key) => silent.some(({ rule }) => rule === key));
}

/** The walk has one person for each kind of declarant: what their login says is the same on every walk. */
function isAboutLogin({ form, oneThing }: Definition, rule: string): boolean {
  const isSaid = (key: string): boolean => {
    const { prefill, idCard } = findField(form, key)?.field ?? {};
    return prefill?.startsWith("login.") === true || (idCard !== undefined && isSaid(idCard));
  };
  const { must, when } = oneThing.rules[rule] ?? {};
  return [must, when].some((condition) => condition && conditionKeys(condition).some(isSaid));
}

function fieldsNeverAsked(
  { asked }: OneThing,
  { fields }: Coverage,
  isOpen: (matters: string[] | undefined) => boolean,
): [string, string][] {
  const isSeen = (section: string, field: string) =>
    field === "*"
      ? [...fields].some((one) => one.startsWith(`${section}.`))
      : fields.has(`${section}.${field}`);
  return Object.entries(asked).flatMap(([section, words]) =>
    Object.entries(words).flatMap(([field, { for: matters }]): [string, string][] => {
      if (isSeen(section, field) || !isOpen(matters) || !isOpen(words["*"]?.for)) return [];
      // A section that is never asked is reported instead of its fields.
      return field !== "*" && words["*"] && !isSeen(section, "*") ? [] : [[section, field]];
    }),
  );
}

/** True when everything that adds the matter is itself unreachable, or is already reported to add it in vain. */
function isTaken({ questions, rules }: OneThing, matter: string, causes: readonly string[]): boolean {
  const isCause = (...places: string[]) =>
    causes.some((cause) => places.some((place) => cause === place || cause.startsWith(`${place}/`)));
  const byOption = Object.entries(questions).flatMap(([key, { options }]) =>
    Object.entries(options).flatMap(([option, { adds, forbids }]) =>
      !forbids && adds?.includes(matter)
        ? [isCause(below("/questions", key, "when"), below("/questions", key, "options", option))]
        : [],
    ),
  );
  const byRule = Object.entries(rules).flatMap(([key, { adds }]) =>
    adds?.includes(matter) ? [isCause(below("/rules", key))] : [],
  );
  const adders = [...byOption, ...byRule];
  return adders.length > 0 && adders.every(Boolean);
}
