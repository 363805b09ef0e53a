// The plain page of a desk or a stand-in: no script, one style sheet.

import { html } from "hono/html";

/** The style sheet of all such pages, at an address of its own because the content policy allows no inline style. */
export const stylePath = "/stand-ins/style.css";

type Markup = ReturnType<typeof html>;

export const page = (title: string, body: Markup): Markup => html`<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${stylePath}" />
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
