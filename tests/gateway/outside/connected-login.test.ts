// A login that a deployment connects by its settings alone: OpenID Connect and CAS, against platforms that run here.

import { expect, test } from "vitest";
import { loginFailure } from "../../../engine/contract/login-state.ts";
import { sha256 } from "../../../gateway/base/hashes.ts";
import type { Person } from "../../../gateway/base/person.ts";
import { keepPerson } from "../../../gateway/database/users.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { connect } from "../../../gateway/outside/adapters/connect.ts";
import type { Adapters, Claims } from "../../../gateway/outside/adapters/read-adapters.ts";
import { personOf, returnedPerson, type Said } from "../../../gateway/outside/adapters/returned-person.ts";
import { nothingOutside } from "../../../gateway/outside/outside.ts";
import { Browser } from "../setup/browser.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";
import { casPlatform, endWithTest, oidcPlatform, oidcSecret } from "../setup/login-platforms.ts";

const people = {
  "citizen-1": { name: "测试甲", id_number: "32990019900307101x", phone_number: "13900000001" },
  "clerk-9": {
    name: "测试丁",
    id_number: "329900198503121014",
    phone_number: "13900000004",
    company: { name: "云澜市测试科技有限公司", code: "91329900MA0000001X" },
  },
};
const claims: Claims = {
  id: "sub",
  realName: "name",
  certificateNumber: "id_number",
  mobile: "phone_number",
  companyName: "company.name",
  creditCode: "company.code",
};
const guide = `${origin}/guide/parking`;

/** A gateway in production on which nothing but this login is connected. */
async function connected(adapters: Adapters) {
  const { parts, clock } = await gatewayUnderTest({ production: true });
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const outside = connect(adapters, nothingOutside, parts, { publicUrl: origin, report });
  const app = createGateway({ ...parts, outside });
  return { browser: () => new Browser(app, origin), clock, problems };
}

async function oidc(scope = "openid profile phone") {
  const { issuer, know, close } = endWithTest(await oidcPlatform(people));
  await know(origin);
  const login = {
    kind: "oidc",
    issuer,
    clientId: "portal",
    clientSecret: oidcSecret,
    scope,
    claims,
  } as const;
  return { ...(await connected({ login })), issuer, close };
}

/** Follows redirects between portal and platform as a browser does, and fills the platform's forms in. Returns the portal's last address. */
async function walk(browser: Browser, begin: string, user: string): Promise<URL> {
  const jar = new Map<string, string>();
  let [address, body] = [new URL(begin, origin), undefined as URLSearchParams | undefined];
  for (let step = 0; step < 20; step++) {
    const outside = address.origin !== origin;
    if (!outside && !address.pathname.startsWith("/api/portal/")) return address;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = outside
      ? await fetch(address, {
          redirect: "manual",
          headers: { cookie },
          ...(body && { method: "POST", body }),
        })
      : await browser.fetch(address.pathname + address.search);
    if (outside) {
      for (const text of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        jar.set(name, value);
      }
    }
    body = undefined;
    const to = response.headers.get("location");
    if (to) address = new URL(to, address);
    else {
      const page = await response.text();
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? "";
      address = new URL(/<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? "", address);
      body = new URLSearchParams({ prompt, login: user, password: "any" });
    }
  }
  throw new Error(`The login does not end: ${address}`);
}

const begin = `/api/portal/login?return=${encodeURIComponent(guide)}`;
const ticketOf = (address: URL) => ({
  ticket: address.searchParams.get("ticket") ?? "",
  state: address.searchParams.get("loginState") ?? "",
});

async function loggedIn(browser: Browser, address: URL) {
  const { data } = await browser.call("getTicketBySign", ticketOf(address));
  browser.token = data.aNetToken;
  return (await browser.call("userGet")).data;
}

test("[6] OpenID Connect: a person logs in at the platform's own page and is back where they began, with what it says of them", async () => {
  const { browser } = await oidc();
  const citizen = browser();
  const { data: settings } = await (await citizen.fetch("/api/portal/settings")).json();
  expect(settings).toMatchObject({ demo: false, personalLoginUrl: "/api/portal/login" });
  const address = await walk(citizen, begin, "citizen-1");
  expect(address.origin + address.pathname).toBe(guide);
  expect(await loggedIn(citizen, address)).toMatchObject({
    userType: "personal",
    realName: "测试甲",
    mobile: "13900000001",
    loginName: "citizen-1",
    certificateNumber: "32990019900307101X",
  });
  // The ticket was for one login.
  const again = await citizen.call("getTicketBySign", ticketOf(address));
  expect(again.status).toBe(401);
});

test("[6] who comes with a credit code comes for that company, each time as the same", async () => {
  const { browser } = await oidc();
  const one = browser();
  const person = await loggedIn(one, await walk(one, begin, "clerk-9"));
  expect(person).toMatchObject({
    userType: "enterprise",
    company: {
      companyName: "云澜市测试科技有限公司",
      unifiedSocialCreditCode: "91329900MA0000001X",
      state: 2,
    },
  });
  const other = browser();
  const again = await loggedIn(other, await walk(other, begin, "clerk-9"));
  expect(again.id).toBe(person.id);
});

test("[6] one person's own login and that for a company are two; one id at two platforms is two persons", () => {
  const { company, ...alone } = { sub: "clerk-9", ...people["clerk-9"] };
  const ids = [
    ["https://a.test", alone],
    ["https://a.test", { ...alone, company }],
    ["https://b.test", alone],
  ].map(([platform, said]) => personOf({ platform, names: claims, said } as Said, sha256)?.id);
  expect(new Set(ids).size).toBe(3);
  const nobody = { platform: "https://a.test", names: claims, said: { ...alone, sub: {} } };
  expect(personOf(nobody, sha256)).toBeUndefined();
});

test("[6] ids are derived with a key of the database's own, and who came before there was one keeps theirs", async () => {
  const [{ parts }, other] = [await gatewayUnderTest(), await gatewayUnderTest()];
  const of = (sub: string, by = parts) =>
    returnedPerson(by, { platform: "https://a.test", names: claims, said: { sub, name: "测试甲" } });
  const mobile = "13800000001";
  const id = (await of(mobile))?.id as string;
  expect((await of(mobile))?.id).toBe(id);
  const plain = personOf({ platform: "https://a.test", names: claims, said: { sub: mobile } }, sha256)?.id;
  expect(id).not.toBe(plain);
  expect((await of(mobile, other.parts))?.id).not.toBe(id);
  // Nobody reads the key without DATA_KEY.
  const raw = await parts.database
    .withoutPlugins()
    .selectFrom("identity_keys" as never)
    .selectAll()
    .execute();
  expect(raw).toEqual([expect.objectContaining({ secret: expect.stringMatching(/^sealed1\./) })]);
  const [person] = [await of("clerk-1")];
  const former = personOf({ platform: "https://a.test", names: claims, said: { sub: "clerk-1" } }, sha256);
  await keepPerson(parts.database, { ...(person as Person), id: former?.id as string });
  expect((await of("clerk-1"))?.id).toBe(former?.id);
});

test("[6] a callback that this browser did not begin, a changed state and another browser's code log nobody in", async () => {
  const { browser, problems } = await oidc();
  const callback = "/api/portal/login/oidc/callback";
  const stranger = await browser().fetch(`${callback}?code=x&state=y`);
  expect(stranger.headers.get("location")).toBe(`${origin}/?${loginFailure}=refused`);
  const citizen = browser();
  await citizen.fetch(begin.replace("login?", "login/oidc?"));
  const forged = await citizen.fetch(`${callback}?code=x&state=y`);
  expect(forged.headers.get("location")).toBe(`${guide}?${loginFailure}=away`);
  expect(problems).toHaveLength(1);
  // The cookie was for one return.
  const again = await citizen.fetch(`${callback}?code=x&state=y`);
  expect(again.headers.get("location")).toBe(`${origin}/?${loginFailure}=refused`);
});

test("[8] who cancels there is told so; a platform that is away is told, and used as soon as it is back", async () => {
  const { browser, issuer, close } = await oidc();
  const citizen = browser();
  const to = await citizen.fetch(begin.replace("login?", "login/oidc?"));
  expect(to.headers.get("location")).toContain(`${issuer}/auth?`);
  const denied = await citizen.fetch("/api/portal/login/oidc/callback?error=access_denied&state=x");
  expect(denied.headers.get("location")).toBe(`${guide}?${loginFailure}=cancelled`);
  close();
  const login = {
    kind: "oidc",
    issuer,
    clientId: "portal",
    clientSecret: oidcSecret,
    claims,
    scope: "openid",
  } as const;
  const later = await connected({ login });
  const failed = await later.browser().fetch(begin.replace("login?", "login/oidc?"));
  expect(failed.headers.get("location")).toBe(`${guide}?${loginFailure}=away`);
});

test("[3] logging out ends the platform's login, too, and leads back to the portal", async () => {
  const { browser, issuer } = await oidc();
  const { data } = await (await browser().fetch("/api/portal/settings")).json();
  const end = new URL((await browser().fetch(data.logoutUrl)).headers.get("location") ?? "");
  expect(end.origin + end.pathname).toBe(`${issuer}/session/end`);
  expect(end.searchParams.get("post_logout_redirect_uri")).toBe(`${origin}/`);
});

test("[6] CAS: the platform's ticket is validated once, for this portal, and gives the person", async () => {
  const attributes = { name: ["测试甲"], id_number: "329900199003071014", phone_number: "13900000001" };
  const platform = endWithTest(await casPlatform({ "u-1": attributes }));
  platform.as = "u-1";
  const login = { kind: "cas", url: platform.url, claims: { ...claims, id: "user" } } as const;
  const { browser, problems } = await connected({ login });
  const citizen = browser();
  const address = await walk(citizen, begin, "");
  expect(await loggedIn(citizen, address)).toMatchObject({ realName: "测试甲", mobile: "13900000001" });
  const callback = `/api/portal/login/cas/callback?return=${encodeURIComponent(guide)}`;
  const spent = await citizen.fetch(`${callback}&ticket=ST-1`);
  expect(spent.headers.get("location")).toBe(`${guide}?${loginFailure}=refused`);
  expect(String(problems[0])).toContain("INVALID_TICKET");
  const none = await citizen.fetch(callback);
  expect(none.headers.get("location")).toBe(`${guide}?${loginFailure}=cancelled`);
  platform.close();
  const away = await citizen.fetch(`${callback}&ticket=ST-2`);
  expect(away.headers.get("location")).toBe(`${guide}?${loginFailure}=away`);
});

test.each(["oidc", "cas"])("[2] %s: the way back never leads out of the portal", async (kind) => {
  const login =
    kind === "oidc"
      ? ({
          kind,
          issuer: "http://127.0.0.1:9",
          clientId: "p",
          clientSecret: "s",
          scope: "openid",
          claims,
        } as const)
      : ({ kind: "cas", url: "http://127.0.0.1:9/cas", claims } as const);
  const { browser } = await connected({ login });
  for (const back of ["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)"]) {
    const query = `return=${encodeURIComponent(back)}`;
    const path =
      kind === "oidc" ? `/api/portal/login/oidc?${query}` : `/api/portal/login/cas/callback?${query}`;
    const to = new URL((await browser().fetch(path)).headers.get("location") ?? "");
    expect([back, to.origin, to.pathname]).toEqual([back, origin, "/"]);
  }
});
