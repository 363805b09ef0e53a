// The file of outside systems: what is wrong with it is said at start, all at once, with its place; each system can be tried.

import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { serviceNames, services } from "../../../engine/contract/city-services.ts";
import { readAdapters } from "../../../gateway/outside/adapters/read-adapters.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { departmentSecret } from "../setup/department-messages.ts";
import { departmentSystem } from "../setup/department-system.ts";
import { casPlatform, endWithTest, listening, oidcPlatform } from "../setup/login-platforms.ts";
import { secret, serviceUnderTest } from "./city-services/service-under-test.ts";

const claims = { id: "sub", realName: "name", certificateNumber: "id_number" };
const good = {
  login: {
    kind: "oidc",
    issuer: "https://id.example.gov.cn",
    clientId: "portal",
    clientSecret: { env: "OIDC_SECRET" },
    claims,
  },
};
function written(content: unknown): string {
  const file = join(temporaryFolder("adapters"), "adapters.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}
const read = (content: unknown, environment = { OIDC_SECRET: "s3cret" }) =>
  readAdapters(written(content), environment);
const problems = (content: unknown, environment?: { OIDC_SECRET: string }) => {
  const reading = read(content, environment);
  return reading.ok ? [] : reading.problems.map((problem) => problem.replace(/ADAPTERS: \S+?,? /, ""));
};

describe("the file that ADAPTERS names", () => {
  it("secrets come from the environment; what is not said has its default", () => {
    expect(read({ $schema: "x", ...good })).toMatchObject({
      ok: true,
      adapters: { login: { clientSecret: "s3cret", scope: "openid profile", claims } },
    });
    const cas = { login: { kind: "cas", url: "https://sso.example.gov.cn/cas/", claims } };
    expect(read(cas)).toMatchObject({
      ok: true,
      adapters: { login: { url: "https://sso.example.gov.cn/cas" } },
    });
  });

  it("each mistake is a sentence with its place", () => {
    expect(problems("{")).toEqual([expect.stringContaining("is not JSON")]);
    expect(readAdapters("/nowhere/adapters.json", {})).toMatchObject({
      problems: ["ADAPTERS: /nowhere/adapters.json cannot be read."],
    });
    expect(problems({ logon: {} })).toEqual(["/: must NOT have additional properties (logon)."]);
    expect(problems({ login: { kind: "ldap" } })).toEqual([
      expect.stringMatching(/^\/login: value of tag "kind"/),
    ]);
    const plain = {
      login: { ...good.login, issuer: "http://id.example.gov.cn", clientSecret: "in the file" },
    };
    expect(problems(plain)).toEqual([
      expect.stringMatching(/^\/login\/issuer: must match pattern/),
      "/login/clientSecret: must be object.",
    ]);
    expect(problems({ login: { ...good.login, claims: {} } })).toHaveLength(3);
  });

  it("departments are named by code or name, each with its address and secret", () => {
    const system = { url: "https://power.example.gov.cn/portal?v=1", secret: { env: "OIDC_SECRET" } };
    const departments = { D019: system, 市消防救援支队: system, "*": system };
    const filled = { ...system, secret: "s3cret" };
    expect(read({ departments })).toMatchObject({
      ok: true,
      adapters: { departments: { D019: filled, "*": filled } },
    });
    expect(problems({ departments: { D019: { url: "ftp://x" } } })).toEqual([
      expect.stringMatching(/^\/departments\/D019: must have required property 'secret'/),
      expect.stringMatching(/^\/departments\/D019\/url: must match pattern/),
    ]);
  });

  it("services stand at one address, or each at its own; null takes one away", () => {
    const at = (url: string, more = {}) => ({ url, secret: { env: "OIDC_SECRET" }, ...more });
    const all = at("https://bridge.example.gov.cn/portal/");
    const eSign = at("https://seal.example.gov.cn", { seconds: 20 });
    const reading = read({ services: { all, eSign, messages: null } });
    const services = reading.ok ? reading.adapters.services : {};
    expect(Object.keys(services ?? {}).toSorted()).toEqual([...serviceNames].toSorted());
    expect(services).toMatchObject({
      eLicences: { url: "https://bridge.example.gov.cn/portal", secret: "s3cret", seconds: 5 },
      eSign: { url: "https://seal.example.gov.cn", seconds: 20 },
      messages: null,
    });
    expect(read({ services: { eSign } })).toEqual({
      ok: true,
      adapters: { services: { eSign: { ...eSign, secret: "s3cret" } } },
      secrets: [{ name: "OIDC_SECRET", value: "s3cret", signs: true }],
    });
    expect(problems({ services: { eSing: eSign, eSign: at("http://seal.example.gov.cn") } })).toEqual([
      "/services: must NOT have additional properties (eSing).",
      expect.stringMatching(/^\/services\/eSign\/url: must match pattern/),
    ]);
    const login = { kind: "service", page: "https://login.example.gov.cn/in" };
    expect(problems({ login })).toEqual(["/login: its kind “service” needs /services/provincialLogin."]);
    expect(problems({ login, services: { all } })).toEqual([]);
  });

  it("a secret that is not set is named", () => {
    expect(problems(good, { OIDC_SECRET: " " })).toEqual([
      expect.stringContaining("wants its secret in OIDC_SECRET, which is not set."),
    ]);
  });
});

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");
async function command(adapters: object, ...words: string[]) {
  const env = {
    ...process.env,
    ADAPTERS: written(adapters),
    OIDC_SECRET: "s3cret",
    SERVICES_SECRET: secret,
    D019_SECRET: departmentSecret,
    PORTAL_ENV: "demo",
    DATABASE_URL: "",
  };
  return run(process.execPath, [programOf("adapters"), ...words], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

test("npm run adapters -- check tries each system once, and says which does not answer and why", async () => {
  const { issuer, know } = endWithTest(await oidcPlatform({}));
  await know("http://portal.test");
  const oidc = { ...good.login, issuer };
  const cas = endWithTest(await casPlatform({}));
  const other = endWithTest(await listening((_, response) => response.end("<h1>nginx</h1>")));
  const [well, alsoWell, wrong, away, slip] = await Promise.all([
    command({ login: oidc }, "check"),
    command({ login: { kind: "cas", url: cas.url, claims } }, "check"),
    command({ login: { kind: "cas", url: other.url, claims } }, "check"),
    command({ login: { ...oidc, issuer: "http://127.0.0.1:9" } }, "check"),
    command({ login: oidc }, "chekc"),
  ]);
  expect(well).toEqual({ code: 0, said: `ok    login, OpenID Connect, ${issuer}\n` });
  expect(alsoWell).toEqual({ code: 0, said: `ok    login, CAS, ${cas.url}\n` });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/^FAIL {2}login, CAS, .*JSON/)]);
  expect([away.code, away.said]).toEqual([
    1,
    expect.stringMatching(/^FAIL {2}login, OpenID Connect, \S+: .+/),
  ]);
  expect([slip.code, slip.said]).toEqual([2, "Usage: npm run adapters -- check | openapi | departments\n"]);
});

test("npm run adapters -- check tries each service, too, with the secret of both sides", async () => {
  const { url } = await serviceUnderTest((path) => (path.includes("/houses/") ? 503 : {}), Date.now);
  const at = (env: string) => ({ url, secret: { env }, seconds: 1 });
  const services = {
    eSign: at("SERVICES_SECRET"),
    houseInfo: at("SERVICES_SECRET"),
    messages: at("OIDC_SECRET"),
  };
  const { code, said } = await command({ services }, "check");
  expect([code, said.split("\n")]).toEqual([
    1,
    [
      `FAIL  houseInfo, ${url}: houseInfo.health: ${url}/houses/health answered 503.`,
      `ok    eSign, ${url}`,
      `FAIL  messages, ${url}: messages.health: ${url}/messages/health answered 401.`,
      "",
    ],
  ]);
});

test("npm run adapters -- openapi prints the services' contract, whose every schema holds", async () => {
  const { code, said } = await command({}, "openapi");
  const document = JSON.parse(said);
  expect([code, document.openapi]).toEqual([0, "3.1.0"]);
  const ids = Object.values<{ post: { operationId: string } }>(document.paths).map(
    ({ post }) => post.operationId,
  );
  const calls = serviceNames.flatMap((name) =>
    Object.keys(services[name].calls).map((call) => `${name}.${call}`),
  );
  expect(ids.toSorted()).toEqual(calls.toSorted());
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: "document", ...document });
  for (const path of Object.keys(document.paths)) {
    const place = `document#/paths/${path.replaceAll("/", "~1")}/post`;
    for (const body of ["requestBody", "responses/200"]) {
      // Compiles only if every reference leads somewhere in the document.
      expect(() => ajv.compile({ $ref: `${place}/${body}/content/application~1json/schema` })).not.toThrow();
    }
  }
});

test("npm run adapters -- check sends each department a message that does nothing, and -- departments prints their contract", async () => {
  const power = await departmentSystem(Date.now);
  const away = { url: "http://127.0.0.1:9/", secret: { env: "OIDC_SECRET" } };
  const D019 = { url: power.url, secret: { env: "D019_SECRET" } };
  const { code, said } = await command({ departments: { D019, "*": away } }, "check");
  expect([code, said.split("\n")]).toEqual([
    1,
    [
      `ok    department D019, ${power.url}`,
      "FAIL  department *, http://127.0.0.1:9/: 127.0.0.1:9 cannot be reached.",
      "",
    ],
  ]);
  expect(power.got).toMatchObject([{ kind: "health" }]);
  const contract = await command({}, "departments");
  const document = JSON.parse(contract.said);
  expect([contract.code, Object.keys(document.paths)]).toEqual([
    0,
    ["/api/departments/events", "/api/departments/files/{id}"],
  ]);
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: "document", ...document });
  for (const place of ["webhooks/message", "paths/~1api~1departments~1events"]) {
    const $ref = `document#/${place}/post/requestBody/content/application~1json/schema`;
    expect(() => ajv.compile({ $ref })).not.toThrow();
  }
});
