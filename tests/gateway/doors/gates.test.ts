// Tries to pass every gate of a handling by calls alone: what the browser asks, the gateway judges again.

import { expect, test } from "vitest";
import type { ServedContent } from "../../../content/checked-content.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { DialogName } from "../../../engine/portal/handling/handling-rules.ts";
import type { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeWholeDraft, newKey } from "../setup/declarations.ts";
import { confirmFace, contentWith, declarationFor } from "../setup/doors.ts";
import { gatewayUnderTest, servedContent } from "../setup/gateway-under-test.ts";
import { startedAgain } from "../setup/started-again.ts";

const code = "parking";
type OneThing = Definition["oneThing"];

interface Gate {
  content: ServedContent;
  /** Who tries; 1 by default. */
  person?: 1 | 3 | 4;
  declaration?: ReturnType<typeof goodDeclaration>;
  /** Where the gate stands: at the beginning of a draft too, or at its submission alone. */
  from?: "beginning" | "submission";
  says: string;
  /** Opens the gate. */
  open?(browser: Browser, other: Browser): Promise<void>;
}

const parking = () => {
  const known = servedContent().definitions.get(code);
  if (!known) throw new Error(`No one-thing ${code}.`);
  return known;
};
function changed(change: Partial<OneThing>): ServedContent {
  const known = parking();
  const definition = { ...known.definition, oneThing: { ...known.definition.oneThing, ...change } };
  return {
    ...servedContent(),
    definitions: new Map(servedContent().definitions).set(code, { ...known, definition }),
  };
}
const plain = () => contentWith({});
const notice = (terminal: "pc" | "all", allowContinue: boolean) => ({
  id: "N1",
  terminal,
  title: "本年度申请已结束",
  html: "<p>请明年再来</p>",
  allowContinue,
});

/** Every dialog of the handling, and the days of offer. One without a row does not compile; a sentence says why it is no gate. */
const gates = {
  notice: () => ({
    content: changed({ notices: [notice("all", true), notice("pc", false)] as OneThing["notices"] }),
    says: "按“本年度申请已结束”，该事项目前不能办理",
  }),
  tips: () => ({
    content: changed({
      tips: [{ id: "T1", title: "受理时间", content: "每年四月", allowApply: false }] as OneThing["tips"],
    }),
    says: "按“受理时间”，该事项目前不能办理",
  }),
  "real-name": () => ({
    content: plain(),
    person: 3,
    says: "您尚未完成实名认证，请先完成实名认证后再办理",
  }),
  face: () => ({
    content: contentWith({ faceVerification: true }),
    from: "submission",
    says: "本次办理需要核验是您本人，人脸核验未完成或已过期，请重新核验后再提交",
    open: confirmFace,
  }),
  township: () => ({
    content: plain(),
    declaration: { ...goodDeclaration(), areaId: null },
    says: "请选择所属乡镇",
  }),
  company: () => ({
    content: contentWith({ companyRequired: true }),
    declaration: declarationFor("demo-company-3"),
    says: "该事项需由已授权的企业办理，请选择已通过授权的企业",
  }),
  "not-for-companies": () => ({
    content: plain(),
    person: 4,
    says: "该事项不面向企业办理，请以个人身份登录后办理",
  }),
  days: () => ({
    content: changed({ valid: { until: "2026-11-19" } }),
    says: "11月19日",
  }),
  "education-tips": "it only informs",
  login: "a draft needs a session: the matrix of owners tries all calls without one",
  resume: "it offers a draft that is there",
} satisfies Record<DialogName | "face" | "days", (() => Gate) | string>;

for (const [name, row] of Object.entries<(() => Gate) | string>(gates)) {
  if (typeof row === "string") continue;
  test(`[4] the gate “${name}” is judged by the gateway again, also for calls that no page has made`, async () => {
    const {
      content,
      person: who = 1,
      declaration = goodDeclaration(),
      from = "beginning",
      says,
      open,
    } = row();
    const { person, parts } = await gatewayUnderTest({ content });
    const browser = await person(who);
    const refused = { status: 403, msg: expect.stringContaining(says) };
    if (from === "beginning") {
      const begun = await browser.call("editDeclare", { declaration }, { idempotencyKey: newKey() });
      expect(begun).toMatchObject(refused);
      expect(await parts.database.selectFrom("drafts").select("id").execute()).toEqual([]);
      return;
    }
    const { draftId, revision } = await makeWholeDraft(browser);
    const submit = () =>
      browser.call("registerDeclare", { draftId }, { idempotencyKey: newKey(), ifMatch: revision });
    expect(await submit()).toMatchObject(refused);
    await open?.(browser, browser);
    expect(await submit()).toMatchObject({ status: 200 });
  });
}

for (const change of [
  { notices: [notice("pc", false)] },
  { tips: [{ id: "T1", title: "受理时间", content: "每年四月", allowApply: false }] },
]) {
  const [[what] = [""]] = Object.entries(change);
  test(`[4] a draft from before its one-thing was forbidden by ${what} is kept, saved and not submitted`, async () => {
    const gateway = await gatewayUnderTest({ content: plain() });
    const { draftId, revision } = await makeWholeDraft(await gateway.person(1));
    const browser = await startedAgain(gateway, changed(change as Partial<OneThing>));
    const saved = await browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration({ parkNo: "B2-119" }) },
      { idempotencyKey: newKey(), ifMatch: revision },
    );
    expect(saved).toMatchObject({ status: 200 });
    const { msg, status } = await browser.call(
      "registerDeclare",
      { draftId },
      { idempotencyKey: newKey(), ifMatch: saved.data.revision },
    );
    expect([status, msg]).toEqual([403, expect.stringContaining("该事项目前不能办理")]);
  });
}
