// The gateway does what the tables of an application's life say: each of their rows, and nothing that they do not have.

import { describe, expect, test } from "vitest";
import { type ApplicationEvent, knows } from "../../../engine/application/application-life.ts";
import { isMatterEvent } from "../../../engine/application/matter-life.ts";
import { transitionTexts } from "../../../engine/application/texts.ts";
import { usualRetention } from "../../../gateway/base/retention.ts";
import { sweepKept } from "../../../gateway/ops/retention/sweep-kept.ts";
import { applicationGraph, keyOf, type Standing, type Step } from "../../walks/machines/application-graph.ts";
import { newKey } from "../setup/declarations.ts";
import { matter, press, setAuthorisation, submitted, supplement } from "../setup/desk-work.ts";
import { contentWith } from "../setup/doors.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const day = 24 * 3_600_000;
const company = "CO001";
/** The matters of the one-thing. */
const matters = 3;

/** An application that somebody moves by the events of its life, beginning with a draft. */
async function living() {
  const gateway = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  let browser = await gateway.person(1);
  let id = "";
  const call = async (
    name: "importJsonData" | "withdrawApplication" | "singleReturnRegister" | "handInAuthority",
    more = {},
  ) => (await browser.call(name, { id, ...more }, { idempotencyKey: newKey() })).status === 200;
  const later = async (days: number) => {
    gateway.clock.advance(days * day);
    browser = await gateway.person(1);
    return true;
  };
  const expire = async (days: number) => {
    await later(days);
    return (await sweepKept(gateway.parts, usualRetention)) > 0;
  };
  const made: Partial<Record<ApplicationEvent, () => Promise<boolean>>> = {
    submit: async () => {
      id = (await submitted(browser, company)).id;
      return true;
    },
    withdraw: () => call("withdrawApplication"),
    reapply: () => call("importJsonData"),
    handIn: () => call("singleReturnRegister", { matterInfoId: matter, fileIds: [], note: "见说明" }),
    handInAuthority: async () => {
      const { data } = await supplement(browser, id, "$authority");
      return call("handInAuthority", { fileIds: data === null ? [] : [data.fileId] });
    },
    authorise: async () => {
      await setAuthorisation(gateway, company, 2);
      return true;
    },
    authorityOverdue: () => later(60),
    "expire:withdrawn": () => expire(91),
    "expire:application": () => expire(3651),
  };
  return {
    /** False when it was refused. */
    async make(event: ApplicationEvent, at: Standing): Promise<boolean> {
      const known = made[event];
      if (known) return known();
      const isOfMatter = isMatterEvent(event) && event !== "finishAll";
      const from = isOfMatter ? (at.matters[0]?.status ?? "") : at.status;
      const words = { note: "照片不清楚", ...(isOfMatter && { matter }) };
      return (await press(browser, id, { action: transitionTexts[event], from, ...words })) === 303;
    },
    async stands(): Promise<string[]> {
      const { data, status } = await browser.call("projectInfo", { id });
      if (status === 404) return ["gone"];
      return [data.status, ...data.matters.map((each: { status: string }) => each.status)];
    },
  };
}

interface Way {
  steps: Step[];
  at: Standing;
}

/** The shortest way to each standing that the first matter alone, or all at once, lead to. */
const ways = new Map<string, Way>();
const graph = applicationGraph(undefined, matters);
const start = [...graph.values()].find(({ standing }) => standing.status === "暂存件" && standing.forCompany);
if (!start) throw new Error("No draft begins the life.");
const open: Way[] = [{ steps: [], at: start.standing }];
for (let way = open.shift(); way; way = open.shift()) {
  if (ways.has(keyOf(way.at))) continue;
  ways.set(keyOf(way.at), way);
  for (const step of stepsOf(way.at)) open.push({ steps: [...way.steps, step], at: step.to });
}

function stepsOf(standing: Standing): Step[] {
  return (graph.get(keyOf(standing))?.steps ?? []).filter((step) => (step.matter ?? 0) === 0);
}

/** One way for each row of the tables, by the row. A draft's own end has no application yet. */
const rows = new Map<string, Way>();
for (const { steps, at } of ways.values())
  for (const step of stepsOf(at))
    for (const row of step.taken)
      if (!rows.has(row) && step.event !== "expire:draft")
        rows.set(row, { steps: [...steps, step], at: step.to });

/** What the owner sees: nothing of what was withdrawn or deleted. */
const shown = ({ status, matters: all }: Standing): string[] =>
  status === "已撤回" || status === "已删除" ? ["gone"] : [status, ...all.map((each) => each.status)];

describe("[4] a row of the life", () => {
  test.each([...rows])("%s", async (_, { steps, at }) => {
    const application = await living();
    let standing = start.standing;
    for (const { event, to } of steps) {
      expect([event, await application.make(event, standing)]).toEqual([event, true]);
      standing = to;
    }
    expect(await application.stands()).toEqual(shown(at));
  });
});

/** What waits for its day, or for a company, is made by nobody. */
const asked = (Object.keys(transitionTexts) as ApplicationEvent[]).filter(
  (event) => !/^(submit|authorise|authorityOverdue|expire:.*)$/.test(event),
);
const standings = ["已申请", "办理中", "未上传委托书", "授权过期", "不予批准"] as const;

test.each(standings)("[4] whatever %s does not know is refused, and changes nothing", async (status) => {
  const way = [...ways.values()].find(({ at }) => at.status === status);
  if (!way) throw new Error(`No way leads to ${status}.`);
  const application = await living();
  let standing = start.standing;
  for (const { event, to } of way.steps) {
    await application.make(event, standing);
    standing = to;
  }
  const before = await application.stands();
  const refused = asked.filter((event) => !knows(status, event));
  expect(refused.length).toBeGreaterThan(4);
  for (const event of refused) expect([event, await application.make(event, way.at)]).toEqual([event, false]);
  expect(await application.stands()).toEqual(before);
});
