// Rebuilds from a definition and its catalogue the entry of the city's list that it was written from, as far as it is compared.
import type { Condition } from "../../../engine/condition/condition.ts";
import type { Catalogue, Definition } from "../../../engine/one-thing/definition.ts";
import type { Counts, OneThing, Question, Rule, Way } from "../../../engine/one-thing/one-thing.ts";
import { quotaOf, showWhenOf } from "./rebuild-conditions.ts";
import { rebuildSection } from "./rebuild-form.ts";
import { addedOptions } from "./superseded.ts";

const sources = {
  upload: "UPLOAD",
  "e-licence": "E_LICENCE",
  form: "FORM",
  "shared-data": "DATA_SHARED",
} as const;

export function rebuildEntry(definition: Definition, catalogue: Catalogue) {
  const { oneThing, form, townships, kind } = definition;
  const { id, code, guide, notes } = oneThing;
  const sections = form.sections.map((section) => rebuildSection(definition, section));
  const fields = sections.flatMap((section) => section.fields);
  const projectArea = Object.keys(townships).join(",");
  return {
    oneThingId: id,
    code,
    // An address of its own inside the portal replaces the guide's.
    guideRoute: oneThing.webHandleUrl?.startsWith("/") ? oneThing.webHandleUrl : `/guide/${code}`,
    oneThingName: oneThing.name,
    codeMeaning: notes?.meaning,
    codeMeaningConfidence: notes?.certainty,
    listing: { kind: oneThing.listing, note: notes?.listing },
    subjectType: kind === "enterprise" ? "ENTERPRISE_SUBJECT" : "PERSONAL_SUBJECT",
    subjectGroup: oneThing.subject,
    subjectId: catalogue.subjects.find(({ name }) => name === oneThing.subject)?.id,
    companyRequired: definition.companyRequired,
    webFaceVerification: oneThing.faceVerification,
    needSign: oneThing.sign,
    stepCount: oneThing.steps.length,
    projectAreaMode: areaMode(oneThing.townships),
    projectArea,
    oneThingDeclare: { webHandleUrl: oneThing.webHandleUrl ?? null, projectArea },
    tips: oneThing.summary,
    serviceObject: oneThing.audience,
    educationTips: oneThing.educationTip ?? null,
    noticePopups: oneThing.notices,
    guidance: oneThing.tips,
    counts: countsOf(oneThing),
    consultWay: waysOf(definition, guide.consult),
    complaintWay: waysOf(definition, guide.complaint),
    policies: (guide.policies ?? []).map(({ number, ...policy }) => ({ ...policy, docNo: number ?? null })),
    matters: Object.values(oneThing.matters).map((matter, at) => ({
      matterInfoId: matter.id,
      matterName: matter.name,
      departmentId: matter.department,
      department: catalogue.departments[matter.department],
      matterType: matter.type,
      ...limits(matter.before, matter.now),
      original: small(matter.before),
      present: small(matter.now),
      required: matter.always ?? false,
      sort: at + 1,
    })),
    platChooseCondition: {
      optionList: Object.entries(oneThing.questions).map(([key, question], at) =>
        rebuildQuestion(oneThing, key, question, at),
      ),
      quotaList: Object.values(oneThing.rules).map((rule, at) => rebuildRule(definition, rule, at)),
    },
    materials: Object.values(oneThing.materials).map((material) => ({
      materialId: material.id,
      materialName: material.name,
      // A conditional material is required only under its condition.
      required: !material.optional && !material.when,
      source: sources[material.from],
      matterInfoIds: idsOf(oneThing, material.for ?? Object.keys(oneThing.matters)),
      formats: material.accept ?? [],
      maxSizeMB: material.maxMB ?? 0,
      maxCount: material.maxFiles ?? 0,
      sampleFileId: material.sample ?? null,
      blankFileId: material.blank ?? null,
      fallback: material.orElse === "upload" ? "UPLOAD" : null,
      requiredWhen: showWhenOf(material.when),
    })),
    form: {
      sections,
      fieldCount: fields.length,
      sharedFieldCount: fields.filter(({ matterInfoIds }) => matterInfoIds.length > 1).length,
      fieldCountIfSeparateForms: fields.reduce((sum, { matterInfoIds }) => sum + matterInfoIds.length, 0),
    },
    openQuestions: notes?.open ?? [],
  };
}

const areaMode = ({ length }: readonly string[]) =>
  length === 0 ? "none" : length === 1 ? "single" : "multi";
const idsOf = ({ matters }: OneThing, keys: readonly string[]) =>
  Object.entries(matters).flatMap(([key, { id }]) => (keys.includes(key) ? [id] : []));

const small = ({ handling, visits, stages, materials }: Counts) => ({
  handleCount: handling,
  runTimes: visits,
  stages,
  materials,
});
const whole = (counts: Counts) => ({ ...small(counts), days: counts.days });
const unitOf = ({ unit }: Counts) => (unit === "calendar-day" ? "CALENDAR_DAY" : "WORKING_DAY");

const limits = (before: Counts, now: Counts) => ({
  legalLimit: before.days,
  legalLimitUnit: unitOf(before),
  promiseLimit: now.days,
  promiseLimitUnit: unitOf(now),
  immediate: now.days === 0,
});

/** Defaults to the sum over the matters. */
function countsOf({ guide, matters }: OneThing) {
  const sum = (name: "handling" | "visits" | "stages" | "materials" | "days") =>
    Object.values(matters).reduce((so, { before }) => so + before[name], 0);
  const summed = {
    handling: sum("handling"),
    visits: sum("visits"),
    stages: sum("stages"),
    materials: sum("materials"),
    days: sum("days"),
  };
  return { original: whole(guide.before ?? summed), present: whole(guide.now) };
}

function waysOf({ oneThing, departments }: Definition, ways: Way[] | null) {
  if (!ways) return null;
  return ways.map(({ department = "", matter, phone, online, hours }) => ({
    department: departments[department] ?? department,
    matterName: matter === undefined ? undefined : (oneThing.matters[matter]?.name ?? matter),
    phone,
    online,
    workTime: hours,
  }));
}

function rebuildQuestion(oneThing: OneThing, key: string, question: Question, at: number) {
  const id = question.id ?? `${oneThing.id}-C${String(at + 1).padStart(2, "0")}`;
  const { fills } = question;
  const added = addedOptions[id] ?? [];
  const options = Object.entries(question.options).filter(([, { label }]) => !added.includes(label));
  return {
    id,
    title: question.ask,
    type: question.many ? "multi" : "single",
    required: !question.optional,
    linkedField: fills,
    options: options.map(([option, word], place) => ({
      id: `${id}-${place + 1}`,
      label: word.label,
      // An option need not name a matter that is always handled.
      matterInfoIds: idsOf(
        oneThing,
        (word.adds ?? []).filter((matter) => !oneThing.matters[matter]?.always),
      ),
      linkedValue: fills === undefined ? undefined : word.fills === undefined ? option : word.fills,
      effect: word.forbids
        ? { type: "FORBID", message: word.forbids }
        : word.removes && { type: "REMOVE", matterInfoIds: idsOf(oneThing, word.removes) },
    })),
    key,
  };
}

function rebuildRule({ oneThing, form }: Definition, rule: Rule, at: number) {
  const changes = rule.adds ?? rule.removes;
  const looked = (changes ? rule.when : rule.must) as Condition;
  const quota = "answer" in looked ? quotaOf(looked) : { field: "", op: JSON.stringify(looked), value: "" };
  const list = form.sections.find(
    ({ repeat, fields }) => repeat && fields.some(({ key }) => key === quota.field),
  );
  return {
    id: rule.id ?? `${oneThing.id}-Q${String(at + 1).padStart(2, "0")}`,
    title: rule.name,
    ...quota,
    field: list ? `${list.key}[].${quota.field}` : quota.field,
    matterInfoIds: idsOf(oneThing, changes ?? rule.for ?? []),
    message: changes ? rule.because : rule.else,
    effect: rule.adds
      ? "ADD_MATTER"
      : rule.removes
        ? "REMOVE_MATTER"
        : rule.severity === "warn"
          ? "WARN"
          : "CHECK",
    when: changes ? undefined : showWhenOf(rule.when),
  };
}
