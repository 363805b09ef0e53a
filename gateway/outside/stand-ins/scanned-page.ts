// The pages of a phone that has scanned a code, with the answers it can give.

import { Hono } from "hono";
import { html } from "hono/html";
import type { GatewayEnv } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import { words } from "../../texts.ts";
import { page } from "./page.ts";
import { type Answer, answerOf, isAnswer, keepAnswer, type PhoneParts } from "./phone-answers.ts";

export interface Scanned {
  path: string;
  title: string;
  /** Name of the code in the address. */
  code: string;
  lead: string;
  /** Labels of the buttons. */
  answers: Record<Answer, string>;
  /** The persons who may confirm, as fields of the form; absent when nobody has to be chosen. */
  choice?: { fields: ReturnType<typeof html>; isOne(personId: string): boolean };
}

/** Only the first answer counts; a code that was answered, or has expired, says so. */
export function scannedPages(parts: PhoneParts, scanned: Scanned): Hono<GatewayEnv> {
  const { path, title, code, lead, answers, choice } = scanned;
  const pages = new Hono<GatewayEnv>();
  const sentencePage = (text: string) => page(title, html`<p>${text}</p>`);

  pages.get(path, async (call) => {
    const id = call.req.query(code)?.replaceAll("\0", "") ?? "";
    const row = await answerOf(parts, id);
    if (!row || row.expiresAt <= parts.clock.now()) {
      return call.html(sentencePage("二维码已失效，请回到电脑上刷新。"));
    }
    if (isAnswer(row.answer))
      return call.html(sentencePage(`已处理：${answers[row.answer]}。请回到原来的页面。`));
    const buttons = Object.entries(answers).map(
      ([answer, text]) => html`<p><button name="answer" value="${answer}">${text}</button></p>`,
    );
    return call.html(
      page(
        title,
        html`<p>${lead}</p>
          <form method="post" action="${path}">
            <input type="hidden" name="${code}" value="${id}" />
            ${choice?.fields ?? ""} ${buttons}
          </form>`,
      ),
    );
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => form.get(name)?.replaceAll("\0", "") ?? "";
    const [answer, person] = [text("answer"), text("person")];
    if (!isAnswer(answer)) throw new Refusal(400, words.notFound);
    const confirmed = answer === "confirmed" && choice !== undefined;
    if (confirmed && !choice.isOne(person)) throw new Refusal(400, words.notFound);
    await keepAnswer(parts, text(code), answer, confirmed ? person : null);
    return call.redirect(`${path}?${code}=${encodeURIComponent(text(code))}`, 303);
  });
  return pages;
}
