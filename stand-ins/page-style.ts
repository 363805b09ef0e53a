// The style sheet of all stand-in pages.

import { Hono } from "hono";
import { stylePath } from "../gateway/desk/page.ts";

/** Plain, but large enough for a finger and narrow enough for a phone. */
const style = `
* { box-sizing: border-box; }
body { margin: 0; background: #f5f7fa; color: #1a2330; font: 1rem/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
main { max-width: 960px; margin: 0 auto; padding: 16px; }
h1 { margin: 8px 0 16px; font-size: 1.625rem; line-height: 1.3; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.5; }
p { margin: 8px 0; }
b { padding: 2px 8px; border-radius: 4px; background: #deeaf6; color: #164a82; font-weight: 600; }
a { color: #1b5a9c; text-underline-offset: 4px; }
main > p > a { display: inline-flex; align-items: center; min-height: 44px; margin-inline-end: 12px; }
dl { margin: 16px 0; }
dt { color: #495565; }
dd { margin: 0 0 8px; }
fieldset, section { margin: 0 0 16px; padding: 16px; border: 1px solid #dfe5ec; border-radius: 12px; background: #fff; }
section > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 8px 0; border-top: 1px solid #dfe5ec; }
section > div > p { margin: 0; }
form > p { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; max-width: 100%; }
button, select, input { min-height: 44px; min-width: 0; max-width: 100%; padding: 0 12px; border: 1px solid #7a8696; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
input[type=radio], input[type=checkbox] { flex: none; min-height: 0; width: 20px; height: 20px; }
button { padding: 0 16px; border-color: #1b5a9c; color: #1b5a9c; font-weight: 600; cursor: pointer; }
button:hover { background: #eff5fb; }
:focus-visible { outline: 3px solid #ffc53d; outline-offset: 2px; box-shadow: 0 0 0 2px #0a1f38; }
.search { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 8px; }
.search label { display: grid; gap: 4px; }
.tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 16px 0 24px; padding: 0; list-style: none; }
.tiles a { display: grid; place-items: center; min-height: 88px; border-radius: 12px; background: #1b5a9c; color: #fff; font-size: 1.125rem; font-weight: 600; text-decoration: none; }
.rows { margin: 8px 0; padding: 0; list-style: none; border: 1px solid #dfe5ec; border-radius: 12px; background: #fff; }
.rows li + li { border-top: 1px solid #dfe5ec; }
.rows a { display: flex; align-items: center; min-height: 52px; padding: 8px 16px; }
@media (min-width: 768px) { main { padding: 24px; } fieldset, section { padding: 24px; } section button, section input { min-height: 36px; } section label { min-height: 36px; } }
`;

export function pageStyle(): Hono {
  const pages = new Hono();
  pages.get(stylePath, (call) => call.text(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  return pages;
}
