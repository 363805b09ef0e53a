// Stands in for the e-sign platform: a page to sign on, with a button for each way it can end.

import { Hono } from "hono";
import { html } from "hono/html";
import { formatDateTime } from "../../../engine/check/calendar.ts";
import { maskName } from "../../../engine/privacy/mask.ts";
import type { GatewayEnv } from "../../context.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../refusal.ts";
import { words } from "../../texts.ts";
import { type ESign, type ESignWish, resultSeal, type SignResult } from "../e-sign.ts";
import { page } from "./page.ts";

type Parts = Pick<Dependencies, "database" | "clock">;

const path = "/stand-ins/e-sign";
const filePath = `${path}/file`;
const title = "企业电子签章平台（模拟）";
/** Milliseconds for which an ended page is kept for people who come back to it. */
const keptAfter = 24 * 3_600_000;

/** What the buttons do, and their labels. */
const answers = {
  signed: "确认签章",
  refused: "拒绝签章",
  expired: "让签章流程过期",
  failed: "签章失败",
} as const satisfies Record<SignResult, string>;
/** Signed, but the person stays here: the platform's server informs the gateway. */
const byServer = { key: "told", says: "签章后留在本页（由平台通知申报）" } as const;
const isAnswer = (text: string): text is SignResult => Object.hasOwn(answers, text);

export function eSign({ database }: Parts): ESign {
  const addressOf = (base: string, id: string) => `${base}?flow=${id}`;
  return {
    async begin(wish) {
      const { id, expiresAt } = wish;
      const row = { id, wish: JSON.stringify(wish), answer: "", expiresAt: expiresAt + keptAfter };
      await database.insertInto("sealPages").values(row).execute();
      return { url: addressOf(path, id) };
    },
    async page(id) {
      return (await pageOf({ database }, id)) && addressOf(path, id);
    },
    async file(id) {
      const found = await pageOf({ database }, id);
      return found?.answer === "signed" ? addressOf(filePath, id) : undefined;
    },
  };
}

async function pageOf({ database }: Pick<Parts, "database">, id: string) {
  const row = await database.selectFrom("sealPages").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { answer: row.answer, wish: JSON.parse(row.wish) as ESignWish };
}

export function eSignPages(parts: Parts): Hono<GatewayEnv> {
  const { database, clock } = parts;
  const pages = new Hono<GatewayEnv>();
  const flowOf = (text: string | undefined) => text?.replaceAll("\0", "") ?? "";

  pages.get(path, async (call) => {
    const found = await pageOf(parts, flowOf(call.req.query("flow")));
    if (!found) return call.html(page(title, html`<p>签章页面已失效，请回到申报页面。</p>`));
    const { wish, answer } = found;
    if (isAnswer(answer)) {
      return call.html(
        page(
          title,
          html`<p>已处理：${answers[answer]}。</p>
            <p><a href="${backTo(wish, answer)}">返回申报</a></p>`,
        ),
      );
    }
    const offered = wish.expiresAt > clock.now() ? Object.entries(answers) : [["expired", "返回申报"]];
    return call.html(
      page(
        title,
        html`<p>本页代替企业电子签章平台，仅供试用，不会产生真实的签章。</p>
          ${wishList(wish)}
          <form method="post" action="${path}">
            <input type="hidden" name="flow" value="${wish.id}" />
            ${[...offered, ...(offered.length > 1 ? [[byServer.key, byServer.says]] : [])].map(
              ([key, text]) => html`<p><button name="answer" value="${key}">${text}</button></p>`,
            )}
          </form>`,
      ),
    );
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const id = flowOf(form.get("flow") ?? undefined);
    const found = await pageOf(parts, id);
    const pressed = form.get("answer") ?? "";
    const answer = pressed === byServer.key ? "signed" : pressed;
    if (!found || !isAnswer(answer)) throw new Refusal(400, words.notFound);
    const late = found.wish.expiresAt <= clock.now();
    // Only the first answer counts.
    await database
      .updateTable("sealPages")
      .set({ answer: late ? "expired" : answer })
      .where("id", "=", id)
      .where("answer", "=", "")
      .execute();
    const given = (await pageOf(parts, id))?.answer ?? "";
    const back = backTo(found.wish, given);
    if (pressed !== byServer.key) return call.redirect(back, 303);
    const heard = await tell(back);
    return call.html(
      page(title, html`<p>${heard ? "已通知申报平台，请回到申报页面。" : "没有通知到申报平台。"}</p>`),
    );
  });

  pages.get(filePath, async (call) => {
    const found = await pageOf(parts, flowOf(call.req.query("flow")));
    if (found?.answer !== "signed") throw new Refusal(404, words.notFound);
    return call.html(
      page(
        "签章文件（模拟）",
        html`<p>本页由测试环境生成，不是真实的签章文件。</p>
          ${wishList(found.wish)}`,
      ),
    );
  });
  return pages;
}

const wishList = ({ company, signer, oneThing, matters, statement, expiresAt }: ESignWish) => html`<dl>
  <dt>签章企业</dt>
  <dd>${company.name}</dd>
  <dt>统一社会信用代码</dt>
  <dd>${company.creditCode}</dd>
  <dt>经办人</dt>
  <dd>${maskName(signer)}</dd>
  <dt>办理事项</dt>
  <dd>${oneThing}（${matters.join("、")}）</dd>
  <dt>承诺内容</dt>
  <dd>${statement}</dd>
  <dt>有效期至</dt>
  <dd>${formatDateTime(expiresAt)}</dd>
</dl>`;

/** Sends the result from server to server, as JSON. False when nobody accepts it. */
async function tell(back: string): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(back);
  const response = await fetch(origin + pathname, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(searchParams)),
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** The portal's own address, with the result and its seal. */
function backTo({ id: flow, key, returnTo }: ESignWish, result: string): string {
  const back = new URL(returnTo);
  const state = back.searchParams.get("state") ?? "";
  back.searchParams.set("result", result);
  back.searchParams.set("sign", resultSeal(key, { flow, state, result }));
  return back.href;
}
