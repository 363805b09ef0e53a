// Takes a few wishes; gives a portal on a small gateway of Hono, a simulated clock, a storage and an address to look at.

import { Hono } from "hono";
import { SimulatedClock } from "xstate";
import { queryParameter } from "../../../engine/contract/signed-text.ts";
import type {
  CompanyInfo,
  CompanyRegistration,
  DraftInfo,
  Settings,
  UserInfo,
  WireDeclaration,
} from "../../../engine/contract/types.gen.ts";
import type { Signature } from "../../../engine/declaration/record.ts";
import { createPortal } from "../../../engine/portal/portal.ts";
import { decryptQuery } from "../../../engine/privacy/query-codec.ts";
// The portal loads these when it first needs them; here they are loaded already, so that no test waits for a disk.
import "../../../engine/client/sign-request.ts";
import "../../../engine/person/user-info.ts";
import "../../../engine/portal/session/session.ts";
import "../../../engine/portal/reports/error-reports.ts";
import "../../../engine/portal/session/open-declaration.ts";
import type { Destination, LoadedDefinition, PortalPorts } from "../../../engine/portal/ports.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { filterRoutes } from "./handling/filter-routes.ts";
import { type LegalState, legalRoutes } from "./handling/legal-routes.ts";

export const loadParking = (): LoadedDefinition => fixture("parking");

export const wang = {
  ...{ id: "u1", userType: "personal", realName: "王小明", realNameText: "王*明", mobile: "13912345678" },
  ...{
    mobileText: "139****5678",
    certificateNumber: "110101199003072316",
    certificateNumberText: "1101**2316",
  },
  ...{ loginName: "wang", entLicenseSn: "", company: null },
} as UserInfo;

const wireKeys = {
  queryKey: "YunLan-Test-0001",
  queryIv: "0001-Test-YunLan",
  signKey: "YunLan-3DES-Sign-Test-24",
};

/** What a GET asks: its one parameter is encrypted (Spec 9). */
function openedQuery(address: string): Record<string, string> {
  const params = new URL(address).searchParams.get(queryParameter) ?? "";
  return JSON.parse(decryptQuery(params, { key: wireKeys.queryKey, iv: wireKeys.queryIv }));
}

export const settled = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
};

interface Stored extends DraftInfo {
  declaration: WireDeclaration;
}

export interface Stage {
  user?: UserInfo | null;
  address?: string;
  storage?: Map<string, string>;
  drafts?: Map<string, Stored>;
  /** Companies that have authorised whoever is here. */
  companies?: CompanyInfo[];
  reports?: PortalPorts["reports"];
  /** What the settings say of error reports. */
  errorReports?: Settings["errorReports"];
}

export function stage(given: Stage = {}, loaded: LoadedDefinition = loadParking()) {
  const gateway = {
    user: given.user === undefined ? wang : given.user,
    /** Answers instead of the call's own, by path: a status and a message. */
    refuse: new Map<string, { status: number; msg: string; data?: unknown }>(),
    /** Paths that get no answer at all. */
    dead: new Set<string>(),
    drafts: given.drafts ?? new Map<string, Stored>(),
    calls: [] as { path: string; key: string | null; match: string | null; body: unknown }[],
    exchanged: [] as unknown[],
    companies: given.companies ?? [],
    legal: { confirmedBy: null, asked: [] } as LegalState,
    /** Credit code → what the register of companies has. */
    registered: new Map<string, CompanyRegistration>(),
    submitted: new Map<string, unknown>(),
    signatures: new Map<string, Signature>(),
    sealUrl: "/platform?flow=flow-1",
  };
  const clock = new SimulatedClock();
  const storage = given.storage ?? new Map<string, string>();
  const seen = {
    navigations: [] as (Destination & { replace?: boolean })[],
    external: [] as string[],
    reports: [] as unknown[],
  };
  let place = given.address ?? "/tListId";
  let random = 0;
  const app = gatewayApp(gateway, given.errorReports);
  filterRoutes(app, gateway, loaded.definition);
  legalRoutes(app, gateway);
  const ports: PortalPorts = {
    origin: "http://portal.test",
    clock,
    fetch: (request: Request) => {
      if (gateway.dead.has(new URL(request.url).pathname)) throw new TypeError("no network");
      return app.request(request);
    },
    upload: async ({ fields }) =>
      new Response(
        JSON.stringify({
          code: 200,
          msg: "",
          data: {
            ...fields,
            fileId: "f1",
            name: "a.pdf",
            size: 3,
            type: "application/pdf",
            sha256: fields.fileHash,
          },
        }),
      ),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    random: () => (++random).toString(16).padStart(32, "0"),
    navigate: (to, options) => seen.navigations.push({ ...to, ...options }),
    openExternal: (url) => seen.external.push(url),
    loadDefinition: async () => loaded,
    definitionCodes: ["parking"],
    address: { read: () => place, replace: (url) => (place = url) },
    report: (error) => seen.reports.push(error),
    ...(given.reports && { reports: given.reports }),
  };
  const portal = createPortal(ports);
  const context = () => portal.actor.getSnapshot().context;
  return {
    ...{ portal, gateway, clock, storage, seen, context },
    address: () => place,
    declaration: () => context().session?.actor.getSnapshot(),
    /** What is on its way into the declaration. */
    materials: () => context().session?.materials.state.getSnapshot().context,
    /** How saving stands. */
    saving: () => context().session?.saving() ?? { status: "idle" as const },
  };
}

interface GatewayState {
  user: UserInfo | null;
  refuse: Map<string, { status: number; msg: string; data?: unknown }>;
  drafts: Map<string, Stored>;
  calls: { path: string; key: string | null; match: string | null; body: unknown }[];
  exchanged: unknown[];
  companies: CompanyInfo[];
  registered: Map<string, CompanyRegistration>;
  submitted: Map<string, unknown>;
  /** By the id that the next signing gets: `s1`, `s2` … */
  signatures: Map<string, Signature>;
  /** Where the platform of electronic seals is said to be. */
  sealUrl: string;
}

function gatewayApp(gateway: GatewayState, errorReports: Settings["errorReports"]): Hono {
  const app = new Hono();
  const ok = (data: unknown) => ({ code: 200, msg: "", data });
  const mobile = "/api/oneThingDeclare/mobile";
  app.use("*", async (c, next) => {
    const refusal = gateway.refuse.get(c.req.path);
    if (refusal)
      return c.json(
        { code: refusal.status, msg: refusal.msg, data: refusal.data ?? null },
        refusal.status as 400,
      );
    return next();
  });
  app.get("/api/portal/settings", (c) =>
    c.json(
      ok({
        ...{
          cityName: "云澜市",
          portalName: "",
          hotline: "",
          miniProgramUrl: "",
          clientId: "portal",
          demo: true,
          definitions: {},
        },
        ...{ personalLoginUrl: "/login", limits: { maxFileMB: 10, maxDraftMB: 1 }, today: "2026-11-20" },
        ...(errorReports && { errorReports }),
        wireKeys,
      }),
    ),
  );
  app.post("/api/sign", (c) => c.json(ok({ signature: "s" })));
  app.post("/api/ticket/getTicketBySign", async (c) => {
    gateway.exchanged.push(await c.req.json());
    gateway.user = wang;
    return c.json(ok({ aNetToken: "T" }));
  });
  app.post("/api/ucenter/authc/jszwfw/jszwfwLogin", async (c) => {
    gateway.exchanged.push(await c.req.json());
    gateway.user = wang;
    return c.json(ok({ token: "T" }));
  });
  app.post("/api/ucenter/user/get", (c) => c.json(ok(gateway.user)));
  app.post("/api/authorize/list", (c) => c.json(ok(gateway.companies)));
  app.post(`${mobile}/getCompanyInfo`, async (c) => {
    const { unifiedSocialCreditCode } = await c.req.json<{ unifiedSocialCreditCode: string }>();
    const found = gateway.registered.get(unifiedSocialCreditCode);
    return found ? c.json(ok(found)) : c.json({ code: 404, msg: "查无数据", data: null }, 404);
  });
  app.get("/api/portal/session", (c) =>
    c.json(ok({ user: gateway.user, aNetToken: gateway.user ? "T" : null, expiresAt: 1 })),
  );
  app.post("/api/portal/logout", (c) => c.json(ok(true)));
  app.post("/api/portal/notices", (c) => c.json(ok([])));
  app.post(`${mobile}/catalog/bind/list`, (c) => c.json(ok({ drafts: [...gateway.drafts.values()] })));
  app.post(`${mobile}/edit/declare`, async (c) => {
    const body = await c.req.json<{ draftId?: string; declaration: WireDeclaration }>();
    const match = c.req.header("if-match") ?? null;
    gateway.calls.push({ path: "edit", key: c.req.header("idempotency-key") ?? null, match, body });
    const draftId = body.draftId ?? "d1";
    const before = gateway.drafts.get(draftId);
    if (before && match !== String(before.revision))
      return c.json({ code: 409, msg: "已更新", data: before }, 409);
    const info = { draftId, revision: (before?.revision ?? 0) + 1, savedAt: "2026-11-20 10:00:00" };
    gateway.drafts.set(draftId, { ...info, declaration: body.declaration });
    return c.json(ok(info));
  });
  app.get("/api/portal/draft", (c) => {
    const draft = gateway.drafts.get(openedQuery(c.req.url).draftId ?? "");
    const signature = gateway.signatures.get(draft?.declaration.signatureId ?? "") ?? null;
    return draft
      ? c.json(ok({ company: null, ...draft, files: [], licences: [], signature }))
      : c.json({ code: 404, msg: "暂存件不存在", data: null }, 404);
  });
  app.post(`${mobile}/register/declare`, async (c) => {
    const key = c.req.header("idempotency-key") ?? "";
    gateway.calls.push({
      path: "register",
      key,
      match: c.req.header("if-match") ?? null,
      body: await c.req.json(),
    });
    const receipt = gateway.submitted.get(key) ?? {
      id: "a1",
      number: "1".repeat(20),
      submittedAt: "2026-11-20 10:00:00",
    };
    gateway.submitted.set(key, receipt);
    return c.json(ok(receipt));
  });
  app.post(`${mobile}/sign/file`, async (c) => {
    const body = await c.req.json<{ kind: Signature["kind"]; covers: string }>();
    gateway.calls.push({ path: "sign", key: c.req.header("idempotency-key") ?? null, match: null, body });
    const signatureId = `s${gateway.signatures.size + 1}`;
    const { kind, covers } = body;
    const signature = { signatureId, kind, covers, signedAt: "2026-11-20 10:00:00", parts: {} };
    gateway.signatures.set(signatureId, signature);
    return c.json(ok(signature));
  });
  for (const [name, path] of Object.entries({
    seal: "/api/eLicense/mobile/toESignPage",
    jump: "/api/signature/jumpSignaturePage",
  })) {
    app.post(path, async (c) => {
      const key = c.req.header("idempotency-key") ?? null;
      gateway.calls.push({ path: name, key, match: null, body: await c.req.json() });
      return c.json(ok({ flowId: "flow-1", url: gateway.sealUrl }));
    });
  }
  app.post(`${mobile}/get/license`, (c) =>
    c.json(
      ok({
        licenceId: "l1",
        material: "idCard",
        name: "居民身份证",
        numberText: "1101**",
        issuer: "公安局",
        fetchedAt: "",
      }),
    ),
  );
  app.post(`${mobile}/delete/file`, (c) => c.json(ok(true)));
  return app;
}
