// Lists changes to the one-thing as a whole: steps, signature, who may declare, days, and decoration.

import type { Versions } from "../../engine/change/asking-changes.ts";
import { type Change, type ChangeKind, isEqual, teller } from "../../engine/change/change.ts";
import { flowSteps } from "../../engine/flow/flow-steps.ts";
import type { OneThing } from "../../engine/one-thing/one-thing.ts";
import { stepLabels } from "../../engine/one-thing/step-labels.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { quote } from "../../engine/problem/text-parts.ts";

export function thingChanges(both: Versions): Change[] {
  return [...identity(both), ...stepChanges(both), ...doors(both), ...townshipChanges(both), ...dress(both)];
}

function change(pointer: string, kind: ChangeKind, words: string): Change {
  return teller("one-thing", pointer)(kind, words);
}

function identity({
  before: { oneThing: was, ...before },
  after: { oneThing: now, ...after },
}: Versions): Change[] {
  const changes: Change[] = [];
  if (was.id !== now.id)
    changes.push(
      change("/id", "lost", `编号从 ${was.id} 改为 ${now.id}：网关会当作另一件事，旧的暂存件和办件都对不上`),
    );
  if (was.code !== now.code) changes.push(change("/code", "renamed", `代码从 ${was.code} 改为 ${now.code}`));
  if (was.name !== now.name)
    changes.push(change("/name", "reworded", `名称从${quote(was.name)}改为${quote(now.name)}`));
  if (was.subject !== now.subject) {
    const moved = before.kind !== after.kind;
    const kinds = { personal: "个人事项", enterprise: "企业事项" };
    const words = `主题从${quote(was.subject)}改为${quote(now.subject)}`;
    changes.push(
      change(
        "/subject",
        moved ? "tightened" : "other",
        moved ? `${words}，由${kinds[before.kind]}变为${kinds[after.kind]}` : words,
      ),
    );
  }
  return changes;
}

function stepChanges({ before: { oneThing: was }, after: { oneThing: now } }: Versions): Change[] {
  const label = (thing: OneThing, step: keyof typeof stepLabels) =>
    quote(thing.stepLabels?.[step] ?? stepLabels[step]);
  const [old, fresh] = [flowSteps(was), flowSteps(now)].map((steps) =>
    steps.filter((step) => step !== "sign"),
  );
  /** Removing a step loses nothing, since another step asks its questions. */
  const asksElsewhere = (step: string): string => {
    if (step === stepOf(was, "questions") && Object.keys(now.questions).length > 0)
      return `，它的问题改在${label(now, stepOf(now, "questions"))}里问`;
    if (step === stepOf(was, "materials") && Object.keys(now.materials).length > 0)
      return `，材料改在${label(now, stepOf(now, "materials"))}里交`;
    return "";
  };
  const changes = [
    ...(old ?? []).flatMap((step) =>
      fresh?.includes(step)
        ? []
        : [change("/steps", "lost", `少了步骤${label(was, step)}${asksElsewhere(step)}`)],
    ),
    ...(fresh ?? []).flatMap((step) =>
      old?.includes(step) ? [] : [change("/steps", "gained", `增加了步骤${label(now, step)}`)],
    ),
  ];
  if (!was.sign && now.sign) changes.push(change("/sign", "tightened", "增加了签名"));
  if (was.sign && !now.sign) changes.push(change("/sign", "loosened", "不用签名了"));
  if (!isEqual(was.stepLabels, now.stepLabels))
    changes.push(change("/stepLabels", "reworded", "步骤的显示名改了"));
  return changes;
}

function doors({ before, after }: Versions): Change[] {
  const { oneThing: was } = before;
  const { oneThing: now } = after;
  const changes: Change[] = [];
  if (!was.faceVerification && now.faceVerification)
    changes.push(change("/faceVerification", "tightened", "办理前要刷脸"));
  if (was.faceVerification && !now.faceVerification)
    changes.push(change("/faceVerification", "loosened", "办理前不用刷脸了"));
  if (!before.companyRequired && after.companyRequired)
    changes.push(change("/companyRequired", "tightened", "必须选择企业，本人不能直接办理"));
  if (before.companyRequired && !after.companyRequired)
    changes.push(change("/companyRequired", "loosened", "不用选择企业了"));
  if ((was.webHandleUrl ?? null) !== (now.webHandleUrl ?? null))
    changes.push(
      change("/webHandleUrl", "other", now.webHandleUrl ? `改到 ${now.webHandleUrl} 办理` : "改在本平台办理"),
    );
  if (!isEqual(was.valid, now.valid)) {
    const words = `开放日期从${daysWords(was)}改为${daysWords(now)}`;
    changes.push(change("/valid", isShorter(was, now) ? "tightened" : "loosened", words));
  }
  // Only the current file has the property.
  if (now.retired && !was.retired)
    changes.push({ ...change("/retired", "lost", retiredWords(now.retired)), side: "after" });
  else if (was.retired && !now.retired) changes.push(change("/retired", "gained", "恢复办理"));
  else if (!isEqual(was.retired, now.retired))
    changes.push(change("/retired", "other", "停止办理的安排改了"));
  return changes;
}

const retiredWords = ({ on, draftsUntil }: NonNullable<OneThing["retired"]>): string =>
  `从 ${on} 起停止办理，暂存件${draftsUntil === undefined ? "从那天起也不能再提交" : `办到 ${draftsUntil} 为止`}`;

const daysWords = ({ valid }: OneThing): string =>
  valid ? `“${valid.from ?? "一直"}至${valid.until ?? "长期"}”` : "“不限”";

const isShorter = ({ valid: was }: OneThing, { valid: now }: OneThing): boolean =>
  (now?.from ?? "") > (was?.from ?? "") || (now?.until ?? "9999") < (was?.until ?? "9999");

function townshipChanges({ before, after }: Versions): Change[] {
  const [was, now] = [before.townships, after.townships];
  const names = (of: Record<string, string>, not: Record<string, string>) =>
    Object.entries(of).flatMap(([id, name]) => (Object.hasOwn(not, id) ? [] : [quote(name)]));
  const [gone, fresh] = [names(was, now), names(now, was)];
  const [had, has] = [Object.keys(was).length > 0, Object.keys(now).length > 0];
  if (had && !has) return [change("/townships", "loosened", "不再问乡镇")];
  if (!had && has) return [change("/townships", "tightened", "要选择乡镇")];
  const renamed = Object.entries(was).flatMap(([id, name]) =>
    now[id] === undefined || now[id] === name ? [] : [`乡镇${quote(name)}改称${quote(now[id])}`],
  );
  return [
    ...renamed.map((words) => change("/townships", "reworded", words)),
    ...(gone.length > 0 ? [change("/townships", "tightened", `不能再选乡镇${gone.join("、")}`)] : []),
    ...(fresh.length > 0 ? [change("/townships", "loosened", `可以选乡镇${fresh.join("、")}`)] : []),
  ];
}

/** No answer depends on these. */
const dressed: [keyof OneThing, string][] = [
  ["summary", "一句话说明"],
  ["audience", "服务对象"],
  ["keywords", "搜索用词"],
  ["forElders", "老年人常办"],
  ["listing", "清单类别"],
  ["icon", "图标"],
  ["guide", "办事指南"],
  ["educationTip", "教育提示"],
];

function dress({ before: { oneThing: was }, after: { oneThing: now } }: Versions): Change[] {
  return dressed.flatMap(([word, title]) =>
    isEqual(was[word] ?? null, now[word] ?? null) ? [] : [change(`/${word}`, "reworded", `${title}改了`)],
  );
}
