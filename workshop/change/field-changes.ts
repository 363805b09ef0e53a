// Lists how a field changed: whether it is asked, its length, its shape and its choices.

import { type Change, type ChangeKind, isEqual, pairsOf, type teller } from "../../engine/change/change.ts";
import { limitOf, type PlacedField, patternOf } from "../../engine/change/field-pairs.ts";
import type { Field } from "../../engine/one-thing/form.ts";
import { quote } from "../../engine/problem/text-parts.ts";

type Say = ReturnType<typeof teller>;

export function fieldChanges(was: PlacedField, now: PlacedField, say: Say): Change[] {
  const [before, after] = [was.field, now.field];
  const name = `字段${quote(after.title)}`;
  const changes: Change[] = [];
  if (before.title !== after.title)
    changes.push(say("reworded", `字段${quote(before.title)}改称${quote(after.title)}`, "title"));
  if (before.many !== after.many)
    changes.push(say("tightened", `${name}由${before.many ? "多选改为单选" : "单选改为多选"}`, "type"));
  for (const limit of limits) changes.push(...limitChanges(name, limit, was, now, say));
  if ((before.format ?? "") !== (after.format ?? "")) {
    const [from, to] = [before.format ?? "", after.format ?? ""].map((one) => (one ? ` ${one} ` : "不限"));
    const words = `${name}的格式从${from}改为${to}`.trimEnd();
    changes.push(say(after.format ? "tightened" : "loosened", words, "format"));
  }
  changes.push(
    ...boundChanges(name, before, after, say),
    ...patternChanges(name, patternOf(was), patternOf(now), say),
    ...choiceChanges(name, before, after, say),
  );
  for (const [kind, words] of besides) {
    const changed = words.filter(([word]) => !isEqual(before[word], after[word]));
    const titles = changed.map(([, , title]) => title).join("、");
    if (changed[0]) changes.push(say(kind, `${name}的${titles}改了`, changed[0][1]));
  }
  return changes;
}

interface Limit {
  word: "minLength" | "maxLength" | "minItems" | "maxItems";
  title: string;
  unit: string;
}

const limits: Limit[] = [
  { word: "maxLength", title: "最多", unit: "个字" },
  { word: "minLength", title: "最少", unit: "个字" },
  { word: "maxItems", title: "最多选", unit: "项" },
  { word: "minItems", title: "最少选", unit: "项" },
];

function limitChanges(
  name: string,
  { word, title, unit }: Limit,
  before: PlacedField,
  after: PlacedField,
  say: Say,
): Change[] {
  const [was, now] = [limitOf(before, word), limitOf(after, word)];
  const without = word.startsWith("max") ? Number.POSITIVE_INFINITY : 0;
  const [from, to] = [was ?? without, now ?? without];
  if (from === to) return [];
  const words = (limit: number | undefined) => (limit === undefined ? "不限" : ` ${limit} ${unit}`);
  const tighter = word.startsWith("max") ? to < from : to > from;
  return [say(tighter ? "tightened" : "loosened", `${name}${title}从${words(was)}改为${words(now)}`, word)];
}

/** Which way a bound moves is only known of numbers: `today-3y` and a date are compared on the day itself. */
function boundChanges(name: string, before: Field, after: Field, say: Say): Change[] {
  const words = (bound: string | number | undefined) => (bound === undefined ? "不限" : ` ${bound}`);
  return bounds.flatMap(({ word, title }) => {
    const [was, now] = [before[word], after[word]];
    if (was === now) return [];
    const looser =
      now === undefined ||
      (typeof was === "number" && typeof now === "number" && (word === "minimum" ? now < was : now > was));
    const sentence = `${name}的${title}从${words(was)}改为${words(now)}`;
    return [say(looser ? "loosened" : "tightened", sentence, word)];
  });
}

const bounds = [
  { word: "minimum", title: "最小值" },
  { word: "maximum", title: "最大值" },
  { word: "earliest", title: "最早日期" },
  { word: "latest", title: "最晚日期" },
] as const;

/** Properties that judge no answer: the field's property, its schema keyword, and its name. */
const besides: [ChangeKind, [keyof Field, string, string][]][] = [
  [
    "other",
    [
      ["prefill", "prefill", "带入"],
      ["default", "default", "默认值"],
      ["paperType", "paperType", "证件类型"],
      ["mask", "mask", "遮盖"],
      ["copies", "sameAs", "“与谁相同”"],
      ["idCard", "idCard", "身份证带出"],
    ],
  ],
  [
    "reworded",
    [
      ["help", "description", "说明"],
      ["example", "examples", "示例"],
      ["unit", "unit", "单位"],
      ["widget", "widget", "样式"],
    ],
  ],
];

function patternChanges(name: string, was: string | undefined, now: string | undefined, say: Say): Change[] {
  if (was === now) return [];
  if (now === undefined) return [say("loosened", `${name}不再限定写法`, "pattern")];
  const words = was === undefined ? `${name}限定了写法：${now}` : `${name}的写法从 ${was} 改为 ${now}`;
  return [say("tightened", words, "pattern")];
}

/** A choice whose value is gone but whose title now has another value was renamed. */
export function choicePairs(before: Field, after: Field) {
  const byValue = ({ choices = [] }: Field) =>
    Object.fromEntries(choices.map(({ const: value, title }) => [value, title]));
  return pairsOf<string>(byValue(before), byValue(after), ([, one], [, other]) => one === other);
}

function choiceChanges(name: string, before: Field, after: Field, say: Say): Change[] {
  if (!before.choices && !after.choices) return [];
  const list = (after.choices ? after : before).many ? ["items", "oneOf"] : ["oneOf"];
  if (!before.choices) return [say("tightened", `${name}由填写改为选择`, ...list)];
  if (!after.choices) return [say("loosened", `${name}由选择改为填写`, ...list)];
  const { kept, lost, gained } = choicePairs(before, after);
  const at = (value = "") => [...list, (after.choices ?? []).findIndex((one) => one.const === value)];
  const titles = (pairs: [string, string][]) => pairs.map(([, title]) => quote(title)).join("、");
  const changes: Change[] = [];
  if (lost.length > 0) changes.push(say("tightened", `${name}少了选项${titles(lost)}`, ...list));
  if (gained.length > 0)
    changes.push(say("loosened", `${name}增加了选项${titles(gained)}`, ...at(gained[0]?.[0])));
  for (const pair of kept) {
    const { was, now } = pair;
    if (was !== now)
      changes.push(say("renamed", `${name}的选项${quote(pair.after)}的值从 ${was} 改为 ${now}`, ...at(now)));
    if (pair.before !== pair.after)
      changes.push(say("reworded", `${name}的选项${quote(pair.before)}改称${quote(pair.after)}`, ...at(now)));
  }
  return changes;
}
