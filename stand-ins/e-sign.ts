// Stands in for the e-sign platform: a page to sign on, with a button for each way it can end.

import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { formatDateTime } from "../engine/check/calendar.ts";
import { maskName } from "../engine/privacy/mask.ts";
import { page } from "../gateway/desk/page.ts";
import { formOf, type Parts, refused } from "./parts.ts";

/** What the portal asks to be sealed. */
interface Wish {
  id: string;
  company: { name: string; creditCode: string };
  signer: string;
  oneThing: string;
  matters: string[];
  statement: string;
  returnTo: string;
  key: string;
  expiresAt: number;
}

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
} as const;
type SignResult = keyof typeof answers;
/** Signed, but the person stays here: the platform's server informs the gateway. */
const byServer = { key: "told", says: "签章后留在本页（由平台通知申报）" } as const;
const isAnswer = (text: string): text is SignResult => Object.hasOwn(answers, text);

export function eSign(parts: Parts) {
  const addressOf = (base: string, id: string) => `${base}?flow=${id}`;
  return {
    async begin(wish: Wish) {
      await parts.kept.add(`seal ${wish.id}`, wish, wish.expiresAt + keptAfter);
      return { url: addressOf(path, wish.id) };
    },
    page: async ({ id }: { id: string }) => ({ url: (await pageOf(parts, id)) ? addressOf(path, id) : null }),
    async file({ id }: { id: string }) {
      const found = await pageOf(parts, id);
      return { url: found?.answer === "signed" ? addressOf(filePath, id) : null };
    },
  };
}

async function pageOf({ kept }: Parts, id: string) {
  const wish = await kept.look<Wish>(`seal ${id}`);
  return wish && { wish, answer: (await kept.look<SignResult>(`sealed ${id}`)) ?? "" };
}

export function eSignPages(parts: Parts): Hono {
  const { kept, clock } = parts;
  const pages = new Hono();

  pages.get(path, async (call) => {
    const found = await pageOf(parts, call.req.query("flow") ?? "");
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
    const form = await formOf(call);
    const id = form("flow");
    const found = await pageOf(parts, id);
    const pressed = form("answer");
    const answer = pressed === byServer.key ? "signed" : pressed;
    if (!found || !isAnswer(answer)) return refused(call, 400);
    const late = found.wish.expiresAt <= clock.now();
    // Only the first answer counts.
    await kept.add(`sealed ${id}`, late ? "expired" : answer, found.wish.expiresAt + keptAfter);
    const given = (await pageOf(parts, id))?.answer ?? "";
    const back = backTo(found.wish, given);
    if (pressed !== byServer.key) return call.redirect(back, 303);
    const heard = await tell(back, call.req.header("x-portal-port"));
    return call.html(
      page(title, html`<p>${heard ? "已通知申报平台，请回到申报页面。" : "没有通知到申报平台。"}</p>`),
    );
  });

  pages.get(filePath, async (call) => {
    const found = await pageOf(parts, call.req.query("flow") ?? "");
    if (found?.answer !== "signed") return refused(call, 404);
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

const wishList = ({ company, signer, oneThing, matters, statement, expiresAt }: Wish) => html`<dl>
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

/** Sends the result from server to server, as JSON. `port`: of the portal beside, whatever address it was asked by. False when nobody accepts it. */
async function tell(back: string, port: string | undefined): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(back);
  const response = await fetch((port ? `http://127.0.0.1:${port}` : origin) + pathname, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(searchParams)),
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** The portal's own address, with the result and its seal. */
function backTo({ id: flow, key, returnTo }: Wish, result: string): string {
  const back = new URL(returnTo);
  const state = back.searchParams.get("state") ?? "";
  back.searchParams.set("result", result);
  const sealed = ["e-sign-result", flow, state, result].join("\n");
  back.searchParams.set("sign", createHmac("sha256", key).update(sealed).digest("hex"));
  return back.href;
}
