// The plain page of a stand-in: no script, one style sheet.

import { html } from "hono/html";
import { stylePath } from "./page-style.ts";

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
