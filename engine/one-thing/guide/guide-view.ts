// Makes the guide of a definition in the form the gateway answers with.

import type { GuideCounts, GuideInfo, WayInfo } from "../../contract/types.gen.ts";
import type { Catalogue, Definition } from "../definition.ts";
import type { Counts, Material, Matter, Policy, Way } from "../one-thing.ts";
import { guideWords } from "./sentences.ts";

/** Spec 3, guide info: matters, materials, policies, ways, and the counts before and after. `null` ways show the default text. `city` says where policies are found and where one may go. */
export function guideInfo(definition: Definition, city: Partial<Catalogue["city"]> = {}): GuideInfo {
  const { oneThing } = definition;
  const { guide, matters } = oneThing;
  const all = Object.values(matters);
  return {
    oneThingId: oneThing.id,
    oneThingName: oneThing.name,
    code: oneThing.code,
    consultWay: waysOf(definition, guide.consult),
    complaintWay: waysOf(definition, guide.complaint),
    guides: oneThing.tips.map(({ title = guideWords.tip, content, allowApply }) => ({
      title,
      content,
      allowApply,
    })),
    policies: (guide.policies ?? []).map((policy) => policyOf(policy, city)),
    matters: all.map((matter) => matterOf(definition, matter)),
    materials: Object.values(oneThing.materials).map((material) => materialOf(definition, material)),
    original: countsOf(guide.before ?? sumOf(all.map(({ before }) => before))),
    present: countsOf(guide.now),
    hall: city.hall ?? null,
    ...fieldCounts(definition),
  };
}

/** A policy of the city itself is in no national library, so it is a link only with an address of its own. */
function policyOf(
  { title, number = "", issuer = "", url }: Policy,
  { name, policySearch }: Partial<Catalogue["city"]>,
): GuideInfo["policies"][number] {
  const own = name !== undefined && issuer.startsWith(name);
  const found = own ? undefined : policySearch?.replace("{title}", encodeURIComponent(title));
  return { title, number, issuer, url: url ?? found ?? null };
}

function matterOf({ departments }: Definition, matter: Matter): GuideInfo["matters"][number] {
  return {
    matterInfoId: matter.id,
    name: matter.name,
    departmentName: departments[matter.department] ?? matter.department,
    type: matter.type ?? "",
    always: matter.always === true,
    legalDays: matter.before.days,
    promisedDays: matter.now.days,
    originalVisits: matter.before.visits,
    visits: matter.now.visits,
  };
}

function materialOf(
  { oneThing: { matters } }: Definition,
  material: Material,
): GuideInfo["materials"][number] {
  const { accept, maxMB, optional, orElse, when, help } = material;
  const uploaded = material.from === "upload";
  const notes = [
    // Said only of a material that not every matter needs.
    material.for &&
      material.for.length < Object.keys(matters).length &&
      guideWords.forMatters(material.for.map((key) => matters[key]?.name ?? key)),
    when !== undefined && guideWords.conditional,
    optional && guideWords.optional,
    orElse && guideWords.orElse,
    uploaded && guideWords.files(accept, maxMB),
    help,
  ];
  return {
    name: material.name,
    from: material.from,
    note: notes.filter((note) => typeof note === "string").join(guideWords.and),
    sample: material.sample ?? null,
    blank: material.blank ?? null,
  };
}

function waysOf({ oneThing: { matters }, departments }: Definition, ways: Way[] | null): WayInfo[] | null {
  if (ways === null) return null;
  return ways.map(({ department = "", matter, phone, online = null, hours = null }) => ({
    department: departments[department] ?? department,
    phone,
    online,
    // A designer writes a matter's key, or any name.
    matter: matter === undefined ? null : (matters[matter]?.name ?? matter),
    hours,
  }));
}

function sumOf(counts: readonly Counts[]): Counts {
  const add = (part: Exclude<keyof Counts, "unit">) => counts.reduce((sum, one) => sum + one[part], 0);
  return {
    handling: add("handling"),
    visits: add("visits"),
    stages: add("stages"),
    materials: add("materials"),
    days: add("days"),
  };
}

function countsOf({ handling, visits, stages, materials, days }: Counts): GuideCounts {
  return { handleCount: handling, runTimes: visits, stages, materials, days };
}

/** Counts as if each matter had its own form, so a field counts once for each matter that uses it. */
function fieldCounts({ oneThing: { asked, matters }, form }: Definition) {
  const all = Object.keys(matters);
  const users = form.sections.flatMap(({ key, fields }) =>
    fields.map((field) => {
      const words = [asked[key]?.["*"], asked[key]?.[field.key]];
      return all.filter((matter) => words.every((word) => !word?.for || word.for.includes(matter))).length;
    }),
  );
  return { fieldCount: users.length, separateFieldCount: users.reduce((sum, count) => sum + count, 0) };
}
