// Stands in for the city's mini-program: the first page of one, as a phone shows it after scanning the code on the home page.

import { Hono } from "hono";
import { html } from "hono/html";
import type { ServedContent } from "../../content/checked-content.ts";
import type { GatewayEnv } from "../base/context.ts";
import { page } from "./page.ts";

export const miniProgramPath = "/stand-ins/mini-program";

/** Ways into the portal's own pages, which fit a phone. */
const entries = [
  ["/tListId", "个人办事"],
  ["/tListId?tab=enterprise", "企业办事"],
  ["/office/list", "我的申报"],
  ["/help", "帮助"],
] as const;

/** Names the hot services as they were at the start. */
export function miniProgramPages({ catalogue, definitions }: ServedContent): Hono<GatewayEnv> {
  const hot = catalogue.serviceLists.RD.flatMap((code) => definitions.get(code)?.definition.oneThing ?? []);
  const link = (to: string, name: string) => html`<li><a href="${to}">${name}</a></li>`;
  const body = html`<p>本页代替${catalogue.city.name}的小程序，仅供试用。</p>
    <form class="search" action="/tListId" role="search">
      <label>要办哪件事 <input name="q" type="search" enterkeyhint="search" /></label>
      <button>搜索</button>
    </form>
    <nav aria-label="入口">
      <ul class="tiles">
        ${entries.map(([to, name]) => link(to, name))}
      </ul>
    </nav>
    <h2>热门服务</h2>
    <ul class="rows">
      ${hot.map(({ code, name }) => link(`/guide/${code}`, name))}
    </ul>`;
  const pages = new Hono<GatewayEnv>();
  pages.get(miniProgramPath, (call) => call.html(page("一件事小程序（模拟）", body)));
  return pages;
}
