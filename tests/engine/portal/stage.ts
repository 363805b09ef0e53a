// A portal on a small gateway, with a simulated clock, a storage and an address to inspect.

import { SimulatedClock } from "xstate";
import type { UploadRequest } from "../../../engine/client/ports.ts";
import type { CompanyInfo, DraftView, Settings, UserInfo } from "../../../engine/contract/types.gen.ts";
import { createPortal } from "../../../engine/portal/portal.ts";
// The portal loads these on demand; here they are preloaded, so that no test waits for a disk.
import "../../../engine/person/user-info.ts";
import "../../../engine/portal/session/session.ts";
import "../../../engine/portal/reports/as-sentry.ts";
import "../../../engine/portal/reports/error-reports.ts";
import "../../../engine/portal/session/open-declaration.ts";
import "../../../engine/portal/signing/by-phone.ts";
import type { Destination, Kept, LoadedDefinition, PortalPorts } from "../../../engine/portal/ports.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { answered } from "../../people/fake-gateway.ts";
import { smallGateway } from "./small-gateway.ts";

export const loadParking = (): LoadedDefinition => fixture("parking");

export const wang = {
  id: "u1",
  userType: "personal",
  realName: "王小明",
  realNameText: "王*明",
  mobile: "13912345678",
  mobileText: "139****5678",
  certificateNumber: "110101199003072316",
  certificateNumberText: "1101**2316",
  loginName: "wang",
  entLicenseSn: "",
  company: null,
  deviceKey: "01".repeat(32),
} as UserInfo;

export const settled = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** What a browser would encrypt, as plain text. */
export type Device = Map<string, Map<string, Omit<Kept, "name">>>;

export function deviceOf(texts: Device, now: () => number): NonNullable<PortalPorts["device"]> {
  const of = (key: string) => texts.get(key) ?? new Map<string, Omit<Kept, "name">>();
  const starting = (key: string, start: string) => [...of(key)].filter(([name]) => name.startsWith(start));
  return {
    async read(key, kind, start = "") {
      const found = starting(key, `${kind} ${start}`);
      return found.map(([name, kept]) => ({ ...kept, name: name.slice(kind.length + 1) }));
    },
    async write(key, kind, name, text, bytes) {
      const kept = { text, at: now(), ...(bytes && { bytes }) };
      texts.set(key, new Map(of(key)).set(`${kind} ${name}`, kept));
    },
    async remove(key, kind, start) {
      for (const [name] of starting(key, `${kind} ${start}`)) of(key).delete(name);
    },
    forget: async (key) => void texts.delete(key),
    tidy: async () => undefined,
  };
}

/** The gateway takes it. */
export function uploaded({ fields }: UploadRequest) {
  const { draftId = "", material = "", fileHash = "" } = fields;
  const file = { fileId: "f1", name: "a.pdf", size: 3, type: "application/pdf" } as const;
  return answered(200, "", { ...file, draftId, material, sha256: fileHash });
}

export interface Stage {
  user?: UserInfo | null;
  address?: string;
  storage?: Map<string, string>;
  /** What this device keeps: key → kind and name → text. */
  device?: Device;
  /** What each reading of the device waits for. */
  reading?: Promise<unknown>;
  drafts?: Map<string, DraftView>;
  /** Companies that have authorised the current person. */
  companies?: CompanyInfo[];
  reports?: PortalPorts["reports"];
  /** Instead of a gateway that takes every file. */
  upload?: PortalPorts["upload"];
  /** What the document has brought along. */
  given?: PortalPorts["given"];
  /** What the settings say otherwise. */
  deployment?: Partial<Settings>;
}

export function stage(given: Stage = {}, loaded: LoadedDefinition = loadParking()) {
  const { state: gateway, fetch } = smallGateway(loaded.definition, {
    user: given.user === undefined ? wang : given.user,
    login: wang,
    drafts: given.drafts ?? new Map(),
    companies: given.companies ?? [],
    ...(given.deployment && { deployment: given.deployment }),
  });
  const clock = new SimulatedClock();
  const storage = given.storage ?? new Map<string, string>();
  const device = given.device ?? new Map();
  const devicePort = deviceOf(device, () => clock.now());
  const seen = {
    navigations: [] as (Destination & { replace?: boolean })[],
    external: [] as string[],
    reports: [] as unknown[],
  };
  let place = given.address ?? "/tListId";
  let random = 0;
  const ports: PortalPorts = {
    origin: "http://portal.test",
    clock,
    fetch,
    upload: given.upload ?? (async (request) => uploaded(request)),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    device: {
      ...devicePort,
      read: async (...asked) => {
        await given.reading;
        return devicePort.read(...asked);
      },
    },
    random: () => (++random).toString(16).padStart(32, "0"),
    navigate: (to, options) => seen.navigations.push({ ...to, ...options }),
    openExternal: (url) => seen.external.push(url),
    loadDefinition: async () => loaded,
    definitionCodes: ["parking"],
    address: { read: () => place, replace: (url) => (place = url) },
    report: (error) => seen.reports.push(error),
    ...(given.reports && { reports: given.reports }),
    given: given.given,
  };
  const portal = createPortal(ports);
  const context = () => portal.actor.getSnapshot().context;
  return {
    portal,
    gateway,
    clock,
    storage,
    device,
    seen,
    context,
    address: () => place,
    declaration: () => context().session?.actor.getSnapshot(),
    /** What is on its way into the declaration. */
    materials: () => context().session?.materials.state.getSnapshot().context,
    /** The state of saving. */
    saving: () => context().session?.saving() ?? { status: "idle" as const },
  };
}
