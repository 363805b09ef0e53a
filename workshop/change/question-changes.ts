// Lists how the questions and their options changed.

import { askingChanges, matterNames, type Versions } from "../../engine/change/asking-changes.ts";
import { type Change, pairsOf, teller } from "../../engine/change/change.ts";
import { renamedQuestions } from "../../engine/change/declared-names.ts";
import type { Option, Question } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote } from "../../engine/problem/text-parts.ts";

export function questionPairs({ before, after }: Versions) {
  const declared = renamedQuestions(after.oneThing);
  return pairsOf<Question>(
    before.oneThing.questions,
    after.oneThing.questions,
    ([was, one], [now, other]) => {
      const sameId = one.id !== undefined && one.id === other.id;
      return sameId || declared.get(one.id ?? was) === now || one.ask === other.ask;
    },
  );
}

export function questionChanges(both: Versions): Change[] {
  const { kept, lost, gained } = questionPairs(both);
  return [
    ...lost.map(([key, { ask }]) =>
      teller("one-thing", below("/questions", key))("lost", `少了问题${quote(ask)}`),
    ),
    ...gained.map(([key, { ask, optional }]) =>
      teller("one-thing", below("/questions", key))(
        optional ? "gained" : "tightened",
        `增加了${optional ? "选答" : "必答"}问题${quote(ask)}`,
      ),
    ),
    ...kept.flatMap((pair) => oneQuestion(both, pair)),
  ];
}

type Pair = ReturnType<typeof questionPairs>["kept"][number];

function oneQuestion(both: Versions, { was, now, before, after }: Pair): Change[] {
  const pointer = below("/questions", now);
  const tell = teller("one-thing", pointer, below("/questions", was));
  const name = `问题${quote(after.ask)}`;
  const changes: Change[] = [];
  if (was !== now) changes.push(tell("renamed", `${name}的英文名从 ${was} 改为 ${now}`));
  if ((before.id ?? was) !== (after.id ?? now) && was === now)
    changes.push(tell("other", `${name}的编号从 ${before.id ?? was} 改为 ${after.id ?? now}`, "id"));
  if (before.ask !== after.ask)
    changes.push(tell("reworded", `问题${quote(before.ask)}改问${quote(after.ask)}`, "ask"));
  if (before.optional && !after.optional) changes.push(tell("tightened", `${name}变为必答`, "optional"));
  if (!before.optional && after.optional) changes.push(tell("loosened", `${name}可以不答`, "optional"));
  if (before.many && !after.many) changes.push(tell("tightened", `${name}由多选改为单选`, "many"));
  if (!before.many && after.many) changes.push(tell("loosened", `${name}由单选改为多选`, "many"));
  if (before.fills !== after.fills) changes.push(tell("other", `${name}带入的字段改了`, "fills"));
  if (before.help !== after.help) changes.push(tell("reworded", `${name}的说明改了`, "help"));
  return [
    ...changes,
    ...askingChanges(both, name, before, after, tell),
    ...optionChanges(both, { was, now, before, after }),
  ];
}

/** An option whose value is gone but whose label now has another value. */
export function optionPairs(before: Question, after: Question) {
  return pairsOf<Option>(before.options, after.options, ([, one], [, other]) => one.label === other.label);
}

function optionChanges(both: Versions, { was, now, before, after }: Pair): Change[] {
  const { kept, lost, gained } = optionPairs(before, after);
  const tell = (from: string, to: string) =>
    teller("one-thing", below("/questions", now, "options", to), below("/questions", was, "options", from));
  const name = `问题${quote(after.ask)}`;
  return [
    ...lost.map(([key, { label }]) => tell(key, key)("lost", `${name}少了选项${quote(label)}`)),
    ...gained.map(([key, { label }]) => tell(key, key)("loosened", `${name}增加了选项${quote(label)}`)),
    ...kept.flatMap((pair) => {
      const { before: old, after: fresh } = pair;
      const say = tell(pair.was, pair.now);
      const option = `${name}的选项${quote(fresh.label)}`;
      const changes: Change[] = [];
      if (pair.was !== pair.now) changes.push(say("renamed", `${option}的值从 ${pair.was} 改为 ${pair.now}`));
      if (old.label !== fresh.label)
        changes.push(say("reworded", `${name}的选项${quote(old.label)}改称${quote(fresh.label)}`, "label"));
      if (fresh.forbids !== undefined && old.forbids === undefined)
        changes.push(say("tightened", `选了${option}就不能办理：${fresh.forbids}`, "forbids"));
      if (fresh.forbids === undefined && old.forbids !== undefined)
        changes.push(say("loosened", `选了${option}也可以办理`, "forbids"));
      for (const [word, verb] of [
        ["adds", "增加"],
        ["removes", "减去"],
      ] as const) {
        const [had, has] = [matterNames(both.before, old[word]), matterNames(both.after, fresh[word])];
        if (had !== has) changes.push(say("other", `${option}${verb}的事项从${had}改为${has}`, word));
      }
      if (old.fills !== fresh.fills) changes.push(say("other", `${option}带入的值改了`, "fills"));
      if (old.help !== fresh.help) changes.push(say("reworded", `${option}的说明改了`, "help"));
      if (old.forbids && fresh.forbids && old.forbids !== fresh.forbids)
        changes.push(say("reworded", `${option}不能办理的原因改为：${fresh.forbids}`, "forbids"));
      return changes;
    }),
  ];
}
