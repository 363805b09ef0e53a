// Lists how the matters and the rules over answers changed.

import { askingChanges, matterNames, type Versions } from "../../engine/change/asking-changes.ts";
import { type Change, isEqual, pairsOf, teller } from "../../engine/change/change.ts";
import { compareConditions } from "../../engine/change/compare-conditions.ts";
import { conditionWords } from "../../engine/change/condition-words.ts";
import type { Counts, Matter, Rule } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote } from "../../engine/problem/text-parts.ts";

export function matterChanges(both: Versions): Change[] {
  const { before, after } = both;
  const pairs = pairsOf<Matter>(
    before.oneThing.matters,
    after.oneThing.matters,
    ([, a], [, b]) => a.id === b.id,
  );
  const tell = (was: string, now = was) =>
    teller("one-thing", below("/matters", now), below("/matters", was));
  return [
    ...pairs.lost.map(([key, { name }]) => tell(key)("lost", `少了事项${quote(name)}`)),
    ...pairs.gained.map(([key, { name, always }]) =>
      tell(key)("gained", `增加了事项${quote(name)}${always ? "（必办）" : ""}`),
    ),
    ...pairs.kept.flatMap(({ was, now, before: old, after: fresh }) => {
      const say = tell(was, now);
      const name = `事项${quote(fresh.name)}`;
      const changes: Change[] = [];
      if (was !== now) changes.push(say("renamed", `${name}的英文名从 ${was} 改为 ${now}`));
      if (old.name !== fresh.name)
        changes.push(say("reworded", `事项${quote(old.name)}改称${quote(fresh.name)}`, "name"));
      if (!old.always && fresh.always) changes.push(say("tightened", `${name}变为必办`, "always"));
      if (old.always && !fresh.always) changes.push(say("loosened", `${name}不再必办`, "always"));
      if (old.id !== fresh.id) changes.push(say("other", `${name}的编号从 ${old.id} 改为 ${fresh.id}`, "id"));
      const [from, to] = [
        before.departments[old.department] ?? old.department,
        after.departments[fresh.department] ?? fresh.department,
      ];
      if (old.department !== fresh.department)
        changes.push(say("other", `${name}的部门从${quote(from)}改为${quote(to)}`, "department"));
      else if (from !== to)
        changes.push(say("reworded", `${name}的部门${quote(from)}改称${quote(to)}`, "department"));
      changes.push(...daysChanges(name, old.now, fresh.now, say));
      const dress = ({ type, basis, before: counts, now: present }: Matter) => ({
        type,
        basis,
        counts,
        present: { ...present, days: 0, visits: 0 },
      });
      if (!isEqual(dress(old), dress(fresh))) changes.push(say("reworded", `${name}的类型、依据或数目改了`));
      return changes;
    }),
  ];
}

function daysChanges(name: string, was: Counts, now: Counts, say: ReturnType<typeof teller>): Change[] {
  return (
    [
      ["days", "承诺时限", "天"],
      ["visits", "跑动次数", "次"],
    ] as const
  ).flatMap(([word, title, unit]) =>
    was[word] === now[word]
      ? []
      : [
          say(
            now[word] > was[word] ? "tightened" : "loosened",
            `${name}的${title}从 ${was[word]} ${unit}改为 ${now[word]} ${unit}`,
            "now",
            word,
          ),
        ],
  );
}

export function rulePairs({ before, after }: Versions) {
  return pairsOf<Rule>(
    before.oneThing.rules,
    after.oneThing.rules,
    ([, a], [, b]) => (a.id !== undefined && a.id === b.id) || a.name === b.name,
  );
}

export function ruleChanges(both: Versions): Change[] {
  const { before, after } = both;
  const pairs = rulePairs(both);
  const tell = (was: string, now = was) => teller("one-thing", below("/rules", now), below("/rules", was));
  return [
    ...pairs.lost.map(([key, rule]) =>
      tell(key)(rule.must ? "loosened" : "lost", `少了规则${quote(rule.name)}`),
    ),
    ...pairs.gained.map(([key, rule]) =>
      tell(key)(isBlocking(rule) ? "tightened" : "gained", gainedWords(both, rule)),
    ),
    ...pairs.kept.flatMap(({ was, now, before: old, after: fresh }) => {
      const say = tell(was, now);
      const remindsOnly = old.severity === "warn" && fresh.severity === "warn";
      const name = `规则${quote(fresh.name)}${remindsOnly ? "（只提醒）" : ""}`;
      const changes: Change[] = [];
      if (was !== now) changes.push(say("renamed", `${name}的英文名从 ${was} 改为 ${now}`));
      if (old.name !== fresh.name)
        changes.push(say("reworded", `规则${quote(old.name)}改称${quote(fresh.name)}`, "name"));
      if (isBlocking(fresh) && old.severity === "warn")
        changes.push(say("tightened", `${name}由提醒改为不满足就不能提交`, "severity"));
      if (isBlocking(old) && fresh.severity === "warn")
        changes.push(say("loosened", `${name}由不满足不能提交改为只提醒`, "severity"));
      const must = compareConditions(old.must, fresh.must);
      if (must !== "same") {
        const [from, to] = [mustWords(old, both.before), mustWords(fresh, both.after)];
        if (from !== to)
          changes.push(
            say(must === "wider" ? "loosened" : "tightened", `${name}原来${from}，现在${to}`, "must"),
          );
      }
      for (const word of ["else", "because"] as const)
        if (old[word] !== fresh[word]) changes.push(say("reworded", `${name}的${ruleTexts[word]}改了`, word));
      for (const [word, verb] of [
        ["adds", "增加"],
        ["removes", "减去"],
      ] as const) {
        const [had, has] = [matterNames(before, old[word]), matterNames(after, fresh[word])];
        if (had !== has) changes.push(say("other", `${name}${verb}的事项从${had}改为${has}`, word));
      }
      return [...changes, ...askingChanges(both, name, old, fresh, say)];
    }),
  ];
}

export const isBlocking = ({ must, severity }: Rule): boolean => must !== undefined && severity !== "warn";

const ruleTexts = { else: "提示语", because: "增减的原因" };

const mustWords = ({ must }: Rule, definition: Versions["after"]): string =>
  must === undefined ? "没有要求" : `要求${conditionWords(must, definition)}`;

function gainedWords({ after }: Versions, rule: Rule): string {
  const name = `增加了规则${quote(rule.name)}`;
  if (!rule.must) return name;
  return `${name}：${conditionWords(rule.must, after)}，否则${isBlocking(rule) ? "不能提交" : "提醒"}`;
}
