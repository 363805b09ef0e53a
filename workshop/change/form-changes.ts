// Lists how a form changed: sections, fields, and when they are asked.

import { askingChanges, type Versions, whenChanges, whenWords } from "../../engine/change/asking-changes.ts";
import { type Change, isEqual, teller } from "../../engine/change/change.ts";
import { fieldPairs, type PlacedField, roomOf, sectionPairs } from "../../engine/change/field-pairs.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import type { AskedWord } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote } from "../../engine/problem/text-parts.ts";
import { fieldChanges } from "./field-changes.ts";

/** When a field is asked; the field `*` stands for the whole section. */
export const wordOf = ({ oneThing }: Versions["after"], section: string, field: string): AskedWord =>
  oneThing.asked[section]?.[field] ?? {};

const placeOf = ({ key, repeat }: Section, field?: string): string => {
  const section = below("/properties", key);
  if (field === undefined) return section;
  return repeat ? below(section, "items", "properties", field) : below(section, "properties", field);
};

export function formChanges(both: Versions): Change[] {
  return [...sectionChanges(both), ...changesOfFields(both)];
}

function sectionChanges(both: Versions): Change[] {
  const { kept, lost, gained } = sectionPairs(both);
  return [
    ...lost.map(([, section]) => teller("form", placeOf(section))("lost", `少了分区${quote(section.title)}`)),
    ...gained.map(([, section]) =>
      teller("form", placeOf(section))("gained", `增加了分区${quote(section.title)}`),
    ),
    ...kept.flatMap(({ was, now, before, after }) => {
      const say = teller("form", placeOf(after), placeOf(before));
      const name = `分区${quote(after.title)}`;
      const changes: Change[] = [];
      if (was !== now) changes.push(say("renamed", `${name}的英文名从 ${was} 改为 ${now}`));
      if (before.title !== after.title)
        changes.push(say("reworded", `分区${quote(before.title)}改称${quote(after.title)}`, "title"));
      if (before.help !== after.help) changes.push(say("reworded", `${name}的说明改了`, "description"));
      if (!isEqual(before.from, after.from))
        changes.push(say("other", `${name}从登记信息带入的内容改了`, "from"));
      changes.push(...rowChanges(name, before, after, say));
      const tell = teller("one-thing", below("/asked", now, "*"), below("/asked", was, "*"));
      const asked = [wordOf(both.before, was, "*"), wordOf(both.after, now, "*")] as const;
      return [...changes, ...askingChanges(both, name, ...asked, tell)];
    }),
  ];
}

function rowChanges(
  name: string,
  { repeat: was }: Section,
  { repeat: now }: Section,
  say: ReturnType<typeof teller>,
) {
  if (!was && now) return [say("other", `${name}变为可以增加多行`, "type")];
  if (was && !now) return [say("lost", `${name}不能再增加多行`)];
  if (!was || !now) return [];
  const changes: Change[] = [];
  if (was.min !== now.min)
    changes.push(
      say(
        now.min > was.min ? "tightened" : "loosened",
        `${name}至少从 ${was.min} 行改为 ${now.min} 行`,
        "minItems",
      ),
    );
  if (was.max !== now.max)
    changes.push(
      say(
        now.max < was.max ? "tightened" : "loosened",
        `${name}最多从 ${was.max} 行改为 ${now.max} 行`,
        "maxItems",
      ),
    );
  return changes;
}

function changesOfFields(both: Versions): Change[] {
  const { kept, lost, gained } = fieldPairs(both);
  const home = new Map(sectionPairs(both).kept.map(({ was, now }) => [was, now]));
  const name = ({ section, field }: PlacedField) => `“${section.title}”中的字段${quote(field.title)}`;
  return [
    ...lost.map((one) => teller("form", placeOf(one.section, one.field.key))("lost", `少了${name(one)}`)),
    ...gained.map((one) => {
      const { section, field } = one;
      const must = field.required || wordOf(both.after, section.key, field.key).requiredWhen !== undefined;
      return teller("form", placeOf(section, field.key))(
        must ? "tightened" : "gained",
        `增加了${name(one)}${must ? "（必填）" : ""}`,
      );
    }),
    ...kept.flatMap(({ before, after }) => {
      const say = teller(
        "form",
        placeOf(after.section, after.field.key),
        placeOf(before.section, before.field.key),
      );
      const changes: Change[] = [];
      if (before.field.key !== after.field.key)
        changes.push(say("renamed", `${name(after)}的英文名从 ${before.field.key} 改为 ${after.field.key}`));
      if (home.get(before.section.key) !== after.section.key) {
        const words = `字段${quote(after.field.title)}从“${before.section.title}”移到“${after.section.title}”`;
        changes.push(say(roomOf(before) === roomOf(after) ? "other" : "renamed", words));
      }
      changes.push(
        ...requiredChanges(before, after),
        ...fieldChanges(before, after, say),
        ...askedChanges(both, before, after),
      );
      return changes;
    }),
  ];
}

/** A form keeps the list of required fields beside the fields. */
function requiredChanges(
  { section: was, field: before }: PlacedField,
  { section: now, field: after }: PlacedField,
) {
  if (before.required === after.required) return [];
  const place = (section: Section) =>
    section.repeat ? below(placeOf(section), "items", "required") : below(placeOf(section), "required");
  const say = teller("form", place(now), place(was));
  const name = `字段${quote(after.title)}`;
  return [after.required ? say("tightened", `${name}变为必填`) : say("loosened", `${name}不再必填`)];
}

function askedChanges(both: Versions, before: PlacedField, after: PlacedField): Change[] {
  const was = wordOf(both.before, before.section.key, before.field.key);
  const now = wordOf(both.after, after.section.key, after.field.key);
  const place = ({ section, field }: PlacedField) => below("/asked", section.key, field.key);
  const say = teller("one-thing", place(after), place(before));
  const name = `字段${quote(after.field.title)}`;
  const asking = askingChanges(both, name, was, now, say);
  // If the field is always required, a condition adds nothing.
  if (before.field.required || after.field.required) return asking;
  if (!was.requiredWhen && !now.requiredWhen) return asking;
  if (!now.requiredWhen) return [...asking, say("loosened", `${name}不再必填`, "requiredWhen")];
  if (!was.requiredWhen)
    return [
      ...asking,
      say("tightened", `${name}${whenWords(now.requiredWhen, both.after)}变为必填`, "requiredWhen"),
    ];
  const words = (when: string) => `${name}${when}`;
  const requiredWhen: typeof say = (kind, words) => say(kind, words, "requiredWhen");
  return [...asking, ...whenChanges(both, was.requiredWhen, now.requiredWhen, requiredWhen, words, "必填")];
}
