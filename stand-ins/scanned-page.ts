// The pages of a phone that has scanned a code, with the answers it can give.

import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../gateway/desk/page.ts";
import { formOf, type Parts, refused } from "./parts.ts";
import { type Answer, answerOf, isAnswer, keepAnswer } from "./phone-answers.ts";

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
export function scannedPages(parts: Parts, scanned: Scanned): Hono {
  const { path, title, code, lead, answers, choice } = scanned;
  const pages = new Hono();
  const sentencePage = (text: string) => page(title, html`<p>${text}</p>`);

  pages.get(path, async (call) => {
    const id = call.req.query(code) ?? "";
    const row = await answerOf(parts, id);
    if (!row || row.expiresAt <= parts.clock.now()) {
      return call.html(sentencePage("二维码已失效，请回到电脑上刷新。"));
    }
    if (row.answer) return call.html(sentencePage(`已处理：${answers[row.answer]}。请回到原来的页面。`));
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
    const text = await formOf(call);
    const [answer, person] = [text("answer"), text("person")];
    if (!isAnswer(answer)) return refused(call, 400);
    const confirmed = answer === "confirmed" && choice !== undefined;
    if (confirmed && !choice.isOne(person)) return refused(call, 400);
    await keepAnswer(parts, text(code), answer, confirmed ? person : null);
    return call.redirect(`${path}?${code}=${encodeURIComponent(text(code))}`, 303);
  });
  return pages;
}
