// Takes a field before and after; gives the changes of what it asks for: whether, how long, of what shape, among which choices.

import type { Field, JsonSchema } from "../one-thing/form.ts";
import { quote } from "../problem/wording.ts";
import { type Change, isEqual, pairsOf, type teller } from "./change.ts";
import type { PlacedField } from "./field-pairs.ts";

type Say = ReturnType<typeof teller>;

export function fieldChanges(was: PlacedField, now: PlacedField, say: Say): Change[] {
  const [before, after] = [was.field, now.field];
  const name = `字段${quote(after.title)}`;
  const changes: Change[] = [];
  if (before.title !== after.title)
    changes.push(say("reworded", `字段${quote(before.title)}改称${quote(after.title)}`));
  if (!before.required && after.required) changes.push(say("tightened", `${name}变为必填`));
  if (before.required && !after.required) changes.push(say("loosened", `${name}不再必填`));
  if (before.many !== after.many)
    changes.push(say("tightened", `${name}由${before.many ? "多选改为单选" : "单选改为多选"}`));
  changes.push(...lengthChanges(name, before, after, say));
  if ((before.format ?? "") !== (after.format ?? "")) {
    const words = `${name}的格式从 ${before.format ?? "不限"} 改为 ${after.format ?? "不限"}`;
    changes.push(say(after.format ? "tightened" : "loosened", words));
  }
  changes.push(
    ...patternChanges(name, patternOf(was), patternOf(now), say),
    ...choiceChanges(name, before, after, say),
  );
  const given = ({ prefill, default: usual, paperType, mask }: Field) => ({
    prefill,
    usual,
    paperType,
    mask,
  });
  if (!isEqual(given(before), given(after)))
    changes.push(say("other", `${name}的带入、默认值、证件类型或遮盖改了`));
  const dress = ({ help, example, unit, widget }: Field) => ({ help, example, unit, widget });
  if (!isEqual(dress(before), dress(after)))
    changes.push(say("reworded", `${name}的说明、示例、单位或样式改了`));
  return changes;
}

function lengthChanges(name: string, before: Field, after: Field, say: Say): Change[] {
  const changes: Change[] = [];
  const words = (length: number | undefined) => (length === undefined ? "不限" : ` ${length} 个字`);
  const [most, mostNow] = [
    before.maxLength ?? Number.POSITIVE_INFINITY,
    after.maxLength ?? Number.POSITIVE_INFINITY,
  ];
  if (most !== mostNow)
    changes.push(
      say(
        mostNow < most ? "tightened" : "loosened",
        `${name}最多从${words(before.maxLength)}改为${words(after.maxLength)}`,
      ),
    );
  const [least, leastNow] = [before.minLength ?? 0, after.minLength ?? 0];
  if (least !== leastNow)
    changes.push(
      say(
        leastNow > least ? "tightened" : "loosened",
        `${name}最少从${words(before.minLength)}改为${words(after.minLength)}`,
      ),
    );
  return changes;
}

function patternOf({ section, field }: PlacedField): string | undefined {
  const properties = section.schema.properties as Record<string, JsonSchema> | undefined;
  const pattern = properties?.[field.key]?.pattern;
  return typeof pattern === "string" ? pattern : undefined;
}

function patternChanges(name: string, was: string | undefined, now: string | undefined, say: Say): Change[] {
  if (was === now) return [];
  if (now === undefined) return [say("loosened", `${name}不再限定写法`)];
  return [
    say("tightened", was === undefined ? `${name}限定了写法：${now}` : `${name}的写法从 ${was} 改为 ${now}`),
  ];
}

/** A choice whose value is gone, but whose title stands under another value now, was renamed. */
export function choicePairs(before: Field, after: Field) {
  const byValue = ({ choices = [] }: Field) =>
    Object.fromEntries(choices.map(({ const: value, title }) => [value, title]));
  return pairsOf<string>(byValue(before), byValue(after), ([, one], [, other]) => one === other);
}

function choiceChanges(name: string, before: Field, after: Field, say: Say): Change[] {
  if (!before.choices && !after.choices) return [];
  if (!before.choices) return [say("tightened", `${name}由填写改为选择`)];
  if (!after.choices) return [say("loosened", `${name}由选择改为填写`)];
  const { kept, lost, gained } = choicePairs(before, after);
  const changes: Change[] = [];
  if (lost.length > 0)
    changes.push(say("tightened", `${name}少了选项${lost.map(([, title]) => quote(title)).join("、")}`));
  if (gained.length > 0)
    changes.push(say("loosened", `${name}增加了选项${gained.map(([, title]) => quote(title)).join("、")}`));
  for (const pair of kept) {
    if (pair.was !== pair.now)
      changes.push(say("renamed", `${name}的选项${quote(pair.after)}的值从 ${pair.was} 改为 ${pair.now}`));
    if (pair.before !== pair.after)
      changes.push(say("reworded", `${name}的选项${quote(pair.before)}改称${quote(pair.after)}`));
  }
  return changes;
}
