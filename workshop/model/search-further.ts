// Searches for particular answers that reach what the combinations of options alone did not.

import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { alternativesTo, type Target, together } from "../answers/alternatives.ts";
import { bothSides } from "../answers/both-sides.ts";
import { completeRecord } from "../answers/complete-record.ts";
import type { ConditionSite } from "../answers/condition-sites.ts";
import { anyChosen, withPreconditions } from "../answers/preconditions.ts";
import { type Coverage, noteRecord } from "./coverage.ts";
import { declarants, otherDeclarants } from "./declarants.ts";
import type { Explored } from "./explore.ts";

export function searchFurther(explored: Explored, found: Coverage): void {
  const { oneThing, form } = explored.loaded.definition;
  for (const site of found.sites) {
    if (!found.held.has(site.name) && !isMust(site)) seekSide(explored, found, site, true);
    if (!found.failed.has(site.name) && isMust(site)) seekSide(explored, found, site, false);
  }
  for (const matter of Object.keys(oneThing.matters))
    seek(explored, found, [[{ atom: { matter }, holds: true }]], () => found.matters.has(matter));
  for (const { key, fields } of form.sections)
    for (const field of fields) {
      const isSeen = () => found.fields.has(`${key}.${field.key}`);
      if (!isSeen()) seek(explored, found, wordsOf(explored, key, field.key), isSeen);
    }
  for (const [key, { for: matters, when }] of Object.entries(oneThing.materials))
    seek(explored, found, waysOf(explored, matters, when), () => found.materials.has(key));
}

/** A rule's demand speaks when it fails; every other condition acts when it holds. */
export const isMust = ({ name }: ConditionSite): boolean => name.endsWith("/must");
const mostTries = 12;

type Word = { for?: string[]; when?: ConditionSite["condition"] };

function waysOf({ loaded }: Explored, matters: Word["for"], when: Word["when"]): Target[][] {
  return together(anyChosen(loaded.definition, matters), when ? alternativesTo(when, true) : [[]]);
}

function wordsOf(explored: Explored, section: string, field: string): Target[][] {
  const words = explored.loaded.definition.oneThing.asked[section] ?? {};
  return [words["*"], words[field]].reduce<Target[][]>(
    (so, word) => (word ? together(so, waysOf(explored, word.for, word.when)) : so),
    [[]],
  );
}

/** Starts from existing answers, which is quick; then from scratch, then with everybody who may declare. */
function seekSide(explored: Explored, found: Coverage, site: ConditionSite, holds: boolean): void {
  const { loaded, today, seed, cases } = explored;
  const { definition } = loaded;
  const from = cases.find(({ problems }) => problems.length === 0)?.record;
  const usual = declarants(definition, today);
  const ways = [
    ...(from ? [{ principals: [from.principal], begin: { from } }] : []),
    { principals: usual },
    { principals: otherDeclarants(definition, today) },
  ];
  for (const way of ways) {
    const { reached } = bothSides(loaded, { today, seed, ...way }, [site], [holds]);
    for (const { record } of reached) noteFound(explored, found, record);
    if ((holds ? found.held : found.failed).has(site.name)) return;
  }
}

/** Tries each way in turn until it is seen; everything seen on the way counts too. */
function seek(explored: Explored, found: Coverage, goals: readonly Target[][], isSeen: () => boolean): void {
  const { loaded, today, seed } = explored;
  const tries = goals.flatMap((goal) => withPreconditions(loaded.definition, goal)).slice(0, mostTries);
  for (const targets of tries)
    for (const principal of declarants(loaded.definition, today)) {
      if (isSeen()) return;
      noteRecord(found, completeRecord(loaded, { today, seed, principal }, { targets }));
    }
}

function noteFound({ loaded, today }: Explored, found: Coverage, record: DeclarationRecord): void {
  noteRecord(found, { record, seen: evaluateBriefly(loaded.definition, record, today) });
}
