// Arriving for a company: an instanceId in the address, and what the register says about that company when a declaration begins.

import { describe, expect, it } from "vitest";
import type { UserInfo } from "../../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import type { FieldAnswers } from "../../../../engine/declaration/record.ts";
import { fixture } from "../../../fixtures/fixture-content.ts";
import { companies } from "../../../people/companies.ts";
import { registeredCompany } from "../../../people/registered-company.ts";
import { settled, stage, wang } from "../stage.ts";

const by = (instanceId: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({ address: `/tListId?tab=enterprise&instanceId=${instanceId}`, companies, ...more });

const legal = {
  ...wang,
  userType: "enterprise",
  company: { ...companies[0], id: "demo-company-1" },
} as UserInfo;

describe("[2] an instanceId in the address", () => {
  it("[2.25, 3.21] of an approved company puts the page into company mode, is taken out of the address and outlives a reload", async () => {
    const storage = new Map<string, string>();
    const on = by("CO001", { storage });
    await settled();
    expect(on.context()).toMatchObject({ actsFor: { id: "CO001" }, popup: null });
    expect(on.address()).toBe("/tListId?tab=enterprise");
    const after = stage({ storage, companies });
    await settled();
    expect(after.context().actsFor?.id).toBe("CO001");
  });

  it.each([
    ["CO002", "链接中的企业“霁桥示例餐饮店（个体工商户）”待审核，暂不能办理，现以个人身份继续"],
    ["CO003", "链接中的企业“松陌样本农业专业合作社”审核中，暂不能办理，现以个人身份继续"],
    ["CO004", "链接中的企业“雁浦虚构贸易有限公司”已驳回，不能办理，现以个人身份继续"],
    ["CO005", "链接中的企业“芦汀测试物流有限公司”可重新申请，暂不能办理，现以个人身份继续"],
    ["nobody", "链接中的企业不在为您授权的企业中，现以个人身份继续"],
  ])("[2] %s is told, and the person acts for themselves", async (id, message) => {
    const storage = new Map<string, string>();
    const on = by(id, { storage });
    await settled();
    expect(on.context()).toMatchObject({ actsFor: null, popup: { title: "提示", message } });
    const after = stage({ storage, companies });
    await settled();
    expect(after.context().popup).toBeNull();
  });

  it("[2] waits for the login, and belongs to nobody else", async () => {
    const storage = new Map<string, string>();
    const visitor = by("CO001", { user: null, storage });
    await settled();
    expect(visitor.context()).toMatchObject({ actsFor: null, popup: null });
    const person = stage({ storage, companies, user: null, address: "/tListId?ticket=T-1" });
    await settled();
    expect(person.context().actsFor?.id).toBe("CO001");
    const other = stage({ storage, companies: [], user: { ...wang, id: "u2" } });
    await settled();
    expect(other.context()).toMatchObject({ actsFor: null, popup: null });
  });

  it("[6] a legal person acts for its own company, and another one is told", async () => {
    const own = by("demo-company-1", { user: legal });
    const other = by("CO001", { user: legal });
    await settled();
    expect(own.context()).toMatchObject({ actsFor: null, popup: null });
    expect(other.context().popup?.message).toBe("链接中的企业不是您登录的企业，现以登录的企业继续");
  });

  it("[2] the way back to oneself is kept, and a logout ends it too", async () => {
    const storage = new Map<string, string>();
    const on = by("CO001", { storage });
    await settled();
    on.portal.send({ type: "LEAVE_COMPANY" });
    expect(on.context().actsFor).toBeNull();
    const after = stage({ storage, companies });
    await settled();
    expect(after.context().actsFor).toBeNull();
    const again = by("CO001", { storage });
    await settled();
    again.portal.send({ type: "LOGOUT" });
    await settled();
    expect(again.context().actsFor).toBeNull();
    expect(storage.size).toBe(0);
  });
});

describe("[7] what the register has of the company", () => {
  const loaded = fixture("canteen");
  const opening = {
    kind: "new",
    code: "canteen",
    areaId: "329900003",
    company: companies[0],
  } as const;
  const begun = async (known: boolean) => {
    const on = stage({ companies }, loaded);
    await settled();
    if (known) on.gateway.registered.set("91320400MA000TE56T", registeredCompany);
    on.portal.actor.send({ type: "OPEN", opening });
    await settled();
    return on;
  };
  const company = (on: Awaited<ReturnType<typeof begun>>) =>
    on.declaration()?.context.record.answers.company as FieldAnswers;

  it("[3.18, 7] fills the declaration in, to be changed where it is not true any more", async () => {
    const on = await begun(true);
    expect(company(on)).toMatchObject({
      shxydm: "91320400MA000TE56T",
      organization: "云澜测试甲科技有限公司",
      operManName: "测试己",
      operManCode: "329900198109163017",
      operManPhoneNumber: "13800000006",
      organizationAddress: "云澜市霁桥镇测试路66号3幢201室",
    });
  });

  it("[7] says nothing where the register does not answer: the person fills it in", async () => {
    const on = await begun(false);
    expect(company(on)).toMatchObject({ organization: "云澜测试甲科技有限公司" });
    expect(company(on)).not.toHaveProperty("operManName");
    expect(on.context().popup).toBeNull();
  });

  it("[7] travels in the answers only", async () => {
    const on = await begun(true);
    on.context().session?.actor.send({
      type: "ANSWER",
      section: "company",
      answers: { ...company(on), operManName: "测试庚" },
    });
    on.clock.increment(60_000);
    await settled();
    const saved = on.gateway.calls.find(({ name }) => name === "editDeclare");
    expect(saved?.body).toMatchObject({ declaration: { formData: { operManName: "测试庚" } } });
    expect(JSON.stringify(saved?.body)).not.toContain("软件开发");
    expect(company(on)).toMatchObject({ operManName: "测试庚" });
  });

  it("[3] is known after a reload, so that the form still says where the values come from", async () => {
    const on = await begun(true);
    on.portal.persist();
    const after = stage({ storage: on.storage, companies, address: "/step/one" }, loaded);
    await settled();
    after.portal.send({ type: "OPEN_STEP" });
    await settled();
    const record = after.declaration()?.context.record;
    if (!record) throw new Error("nothing is open");
    const sections = evaluate(loaded.definition, record, "2026-11-20").asked.sections;
    const asked = sections.find(({ section }) => section.key === "company")?.fields ?? [];
    expect(asked.map(({ field, locked, proposer }) => [field.key, locked?.source ?? proposer])).toEqual([
      ["shxydm", "来自所选企业"],
      ["organization", "来自所选企业"],
      ["operManName", "来自市场主体登记信息"],
      ["operManCode", "来自市场主体登记信息"],
      ["operManPhoneNumber", "来自市场主体登记信息"],
      ["organizationAddress", "来自市场主体登记信息"],
    ]);
  });
});
