// Lists in Chinese everything that changed between two versions, with what weighs most first.

import { type Change, teller, worstFirst } from "../../engine/change/change.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { formChanges } from "./form-changes.ts";
import { materialChanges } from "./material-changes.ts";
import { matterChanges, ruleChanges } from "./matter-changes.ts";
import { noticeChanges } from "./notice-changes.ts";
import { questionChanges } from "./question-changes.ts";
import { thingChanges } from "./thing-changes.ts";

const parts = [
  thingChanges,
  questionChanges,
  matterChanges,
  ruleChanges,
  formChanges,
  materialChanges,
  noticeChanges,
];

/** Empty for a definition and itself. Conditions are described in plain Chinese, before and after. */
export function changesBetween(before: Definition, after: Definition): Change[] {
  const changes = worstFirst(parts.flatMap((part) => part({ before, after })));
  if (changes.length > 0 || before.version === after.version) return changes;
  return [teller("one-thing", "")("reworded", "顺序或写法改了，问的内容没有变")];
}
