// Stands in for the phone that scans a QR code: a page with what its owner may do there, kept until the code is worthless.

import { Hono } from "hono";
import { html } from "hono/html";
import type { GatewayEnv } from "../../context.ts";
import type { GatewayParts } from "../../parts.ts";
import { Refusal } from "../../refusal.ts";
import { words } from "../../words.ts";
import type { FaceCheck } from "../face-check.ts";
import { page } from "./page.ts";

export type PhoneParts = Pick<GatewayParts, "database" | "clock">;

const path = "/stand-ins/phone";
/** Milliseconds in which a code may be scanned. */
export const codeLife = 5 * 60_000;

/** What the buttons answer, and what they say. */
const answers = {
  confirmed: "本人确认，核验通过",
  refused: "拒绝",
  failed: "核验失败（不是本人）",
  expired: "让二维码失效",
} as const;
export type Answer = keyof typeof answers;
export const isAnswer = (text: string): text is Answer => Object.hasOwn(answers, text);

export function faceCheck({ database, clock }: PhoneParts): FaceCheck {
  return {
    async begin({ id, origin }) {
      const expiresAt = clock.now() + codeLife;
      await database
        .insertInto("phoneAnswers")
        .values({ id, answer: "waiting", expiresAt, personId: null })
        .execute();
      return { qrText: `${origin}${path}?check=${id}`, expiresAt };
    },
    async look(id) {
      const row = await answerOf({ database, clock }, id);
      if (!row) return "expired";
      if (isAnswer(row.answer)) return row.answer;
      return row.expiresAt > clock.now() ? "waiting" : "expired";
    },
  };
}

/** What a phone has said to a code so far. */
export const answerOf = ({ database }: PhoneParts, id: string) =>
  database.selectFrom("phoneAnswers").selectAll().where("id", "=", id).executeTakeFirst();

/** The first answer counts, and none after the code's life. */
export async function keepAnswer(
  { database, clock }: PhoneParts,
  id: string,
  answer: Answer,
  personId: string | null,
): Promise<void> {
  await database
    .updateTable("phoneAnswers")
    .set({ answer, personId })
    .where("id", "=", id)
    .where("answer", "=", "waiting")
    .where("expiresAt", ">", clock.now())
    .execute();
}

export function phonePages(parts: PhoneParts): Hono<GatewayEnv> {
  const { clock } = parts;
  const pages = new Hono<GatewayEnv>();
  const told = (text: string) => page("手机扫码（模拟）", html`<p>${text}</p>`);

  pages.get(path, async (call) => {
    const id = call.req.query("check")?.replaceAll("\0", "") ?? "";
    const row = await answerOf(parts, id);
    if (!row || row.expiresAt <= clock.now()) return call.html(told("二维码已失效，请回到电脑上刷新。"));
    if (isAnswer(row.answer)) return call.html(told(`已处理：${answers[row.answer]}。请回到原来的页面。`));
    const buttons = Object.entries(answers).map(
      ([answer, text]) => html`<p><button name="answer" value="${answer}">${text}</button></p>`,
    );
    return call.html(
      page(
        "手机扫码（模拟）",
        html`<p>本页代替微信扫码后的人脸核验，仅供试用，不会使用摄像头。请选择核验结果：</p>
          <form method="post" action="${path}">
            <input type="hidden" name="check" value="${id}" />
            ${buttons}
          </form>`,
      ),
    );
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => form.get(name)?.replaceAll("\0", "") ?? "";
    const answer = text("answer");
    if (!isAnswer(answer)) throw new Refusal(400, words.notFound);
    await keepAnswer(parts, text("check"), answer, null);
    return call.redirect(`${path}?check=${encodeURIComponent(text("check"))}`, 303);
  });
  return pages;
}
