// Documents of public pages: rendered once a day, packed, and never the reason why a page stays away.
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { DocumentAsked, DocumentMade } from "../../../engine/contract/document.ts";
import { serviceCodes } from "../../../engine/index.ts";
import { createDocuments } from "../../../gateway/pages/documents.ts";
import type { Portal } from "../../../gateway/pages/portal-files.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

const empty = "<!doctype html><title>empty</title>";
const day = 24 * 60 * 60 * 1000;

/** A portal whose pages are made by `make`, and the addresses that it was asked for. */
function portalOf(make: (asked: DocumentAsked) => DocumentMade | Promise<DocumentMade>) {
  const asked: string[] = [];
  const portal: Portal = {
    relaxed: false,
    asset: () => undefined,
    document: async () => empty,
    prerender: async () => ({
      async prerender(given) {
        asked.push(given.address);
        return make(given);
      },
      publicAddresses: (codes) => ["/", ...codes.map((code) => `/guide/${code}`)],
    }),
  };
  return { portal, asked };
}

const page = ({ address, deployment }: DocumentAsked): DocumentMade => ({
  kind: "page",
  html: `<!doctype html><p>${address} ${deployment.cityName} ${deployment.today}</p>`,
});

test("[2] a public page comes as its document, with the city and the day in it", async () => {
  const { portal } = portalOf(page);
  const { app } = await gatewayUnderTest({ portal });
  const response = await app.request(`${origin}/help`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("set-cookie")).toContain("portal-session=");
  const html = await response.text();
  expect(html).toContain("<p>/help 云澜市 2026-11-20</p>");
});

test("[9] a document is made once a day, packed for the way, and told by its ETag", async () => {
  const { portal, asked } = portalOf(page);
  const { app, clock } = await gatewayUnderTest({ portal });
  const get = (headers = {}) => app.request(`${origin}/help`, { headers });
  const [one, other] = await Promise.all([get(), get()]);
  expect(asked).toEqual(["/help"]);
  const etag = one.headers.get("etag") ?? "";
  expect(other.headers.get("etag")).toBe(etag);
  expect((await get({ "if-none-match": etag })).status).toBe(304);
  const packed = await get({ "accept-encoding": "gzip, br" });
  expect(packed.headers.get("content-encoding")).toBe("br");
  const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
  expect(text).toBe(await one.text());

  clock.advance(day);
  expect(await (await get({ "if-none-match": etag })).text()).toContain("2026-11-21");
  expect(asked).toEqual(["/help", "/help"]);
});

test("[2] an address that leads nowhere is 404 with the page that says so, and a former one leads on", async () => {
  const { portal } = portalOf(({ address }) =>
    address === "/guide/former"
      ? { kind: "moved", to: "/guide/parking" }
      : { kind: "shell", exists: address === "/step/one" },
  );
  const { app } = await gatewayUnderTest({ portal });
  const get = (path: string) => app.request(origin + path);
  const nowhere = await get("/nowhere");
  expect([nowhere.status, await nowhere.text()]).toEqual([404, empty]);
  expect((await get("/step/one")).status).toBe(200);
  const moved = await get("/guide/former");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/guide/parking"]);
});

test("[8] a page that cannot be rendered comes as the empty document, and its operator hears of it", async () => {
  const broken = new Error("a component broke");
  const { portal } = portalOf(() => Promise.reject(broken));
  const { app, reports } = await gatewayUnderTest({ portal });
  for (const _ of ["first", "second"]) {
    const response = await app.request(`${origin}/help`);
    expect([response.status, await response.text()]).toEqual([200, empty]);
  }
  expect(reports).toEqual([broken]);
});

test("[2] a search has its document, but never so many that the gateway does nothing else", async () => {
  const { portal, asked } = portalOf(page);
  const { app, clock } = await gatewayUnderTest({ portal });
  const search = async (at: number) => (await app.request(`${origin}/tListId?q=${at}`)).text();
  const found = [];
  for (let at = 0; at < 20; at += 1) found.push(await search(at));
  expect(found.filter((text) => text !== empty)).toHaveLength(5);
  expect(asked).toHaveLength(5);
  clock.advance(1000);
  expect(await search(21)).toContain("/tListId?q=21");
});

test("[2] 长辈版 gets the empty document: it would turn into 长辈版 before the person's eyes", async () => {
  const { portal, asked } = portalOf(page);
  const { app } = await gatewayUnderTest({ portal });
  const response = await app.request(`${origin}/help`, { headers: { cookie: "portal-elder=on" } });
  expect([response.status, await response.text()]).toEqual([200, empty]);
  expect(asked).toEqual([]);
});

test("[2] the pages of a day are rendered before anybody asks, one after another", async () => {
  const { portal, asked } = portalOf(page);
  const { parts, clock } = await gatewayUnderTest();
  const documents = createDocuments({ ...parts, portal, pause: async () => asked.push("pause") });
  await documents.ahead(origin);
  const pages = asked.splice(0);
  expect(pages.slice(0, 3)).toEqual(["pause", "/", "pause"]);
  expect(pages).toContain("/guide/parking");
  await documents.ahead(origin);
  await documents.at("/", origin);
  expect(asked).toEqual([]);
  clock.advance(day);
  await documents.ahead(origin);
  expect(asked).toEqual(pages);
});

test("[2] what nobody asks for any more makes room", async () => {
  const { portal, asked } = portalOf(page);
  const { parts } = await gatewayUnderTest();
  const documents = createDocuments({ ...parts, portal });
  for (let at = 0; at <= 400; at += 1) await documents.at(`/guide/${at}`, origin);
  asked.length = 0;
  await documents.at("/guide/400", origin);
  await documents.at("/guide/0", origin);
  expect(asked).toEqual(["/guide/0"]);
});

test("[2] addresses that lead nowhere take no room from pages, however many are tried", async () => {
  const { portal, asked } = portalOf((given) =>
    given.address === "/help" ? page(given) : { kind: "shell", exists: false },
  );
  const { parts } = await gatewayUnderTest();
  const documents = createDocuments({ ...parts, portal });
  await documents.at("/help", origin);
  for (let at = 0; at <= 500; at += 1) await documents.at(`/${at}`, origin);
  asked.length = 0;
  await documents.at("/help", origin);
  expect(asked).toEqual([]);
});

test("[2] a page gets the answers that anybody may have, and no others", async () => {
  const { portal } = portalOf(async ({ answer }) => {
    const told = [
      await answer("serviceList", { code: serviceCodes.hotService }),
      await answer("applications", {}),
      await answer("toString", {}),
    ];
    return { kind: "page", html: JSON.stringify(told.map((one) => one !== undefined)) };
  });
  const { app } = await gatewayUnderTest({ portal });
  expect(await (await app.request(`${origin}/`)).json()).toEqual([true, false, false]);
});

test("[2] machines that search find the public pages of a city, and nothing of a trial", async () => {
  const { portal } = portalOf(page);
  const city = await gatewayUnderTest({ portal, production: true });
  const trial = await gatewayUnderTest({ portal });
  const text = async ({ app }: typeof city, path: string) => (await app.request(origin + path)).text();
  expect(await text(trial, "/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  const robots = await text(city, "/robots.txt");
  expect(robots).toContain("Disallow: /my/");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await text(city, "/sitemap.xml");
  expect(sitemap).toContain(`<loc>${origin}/</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/guide/parking</loc>`);
});
