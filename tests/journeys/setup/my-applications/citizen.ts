// A demo person with a session of their own who declares by calls alone: the short way to an application.
import { randomBytes } from "node:crypto";
import { createGatewayClient } from "../../../../engine/client/create-client.ts";
import type { FilePort } from "../../../../engine/client/ports.ts";
import { prefill } from "../../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers, Principal } from "../../../../engine/declaration/record.ts";
import { sha256Hex } from "../../../../engine/privacy/sign-parameter.ts";
import { type FixtureCode, fixture } from "../../../fixtures/fixture-content.ts";

export interface Submitted {
  id: string;
  number: string;
}

export interface Citizen {
  /** 车位充电桩安装, for the person. `answers`: of the parking place, instead of the usual ones; `fileName`: of its papers. */
  submit(parkNo: string, answers?: FieldAnswers, fileName?: string): Promise<Submitted>;
  draft(parkNo: string, answers?: FieldAnswers): Promise<string>;
  /** 单位食堂开办, for a company that has authorised the person. */
  submitFor(companyId: string): Promise<Submitted>;
}

const bytes = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const paper: FilePort = {
  name: "材料.pdf",
  size: bytes.length,
  type: "application/pdf",
  bytes: async () => bytes,
};
const key = () => randomBytes(16).toString("hex");

export async function citizen(origin: string, person = "demo-person-1"): Promise<Citizen> {
  let token: string | null = null;
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const own = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie());
    headers.set("origin", origin);
    return keep(await fetch(new Request(request, { headers })));
  };
  const client = createGatewayClient({
    origin,
    fetch: own as never,
    upload: async ({ url, headers, fields, file }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set("file", new File([(await file.bytes()) as Uint8Array<ArrayBuffer>], file.name));
      return own(new Request(url, { method: "POST", headers, body: form }));
    },
    token: () => token,
    listener: { spinner: () => undefined, failed: () => undefined, sessionEnded: () => undefined },
  });
  keep(await fetch(origin, { headers: { accept: "text/html" } }));
  const ticket = await ticketOf(origin, person);
  // Nobody began this login at the portal, so it asks first.
  const { arrival } = await client.call("getTicketBySign", { ticket });
  token = (await client.call("getTicketBySign", { arrival: arrival?.id ?? "" })).aNetToken ?? null;
  const user = await client.call("userGet", {});
  const { today } = await client.settings();
  const { realName: name, certificateNumber, mobile } = user;
  const principal: Principal = { kind: "person", name, certificateNumber, mobile };

  async function save(
    code: FixtureCode,
    change: (record: DeclarationRecord) => DeclarationRecord,
    of = principal,
  ) {
    const { definition } = fixture(code);
    const blank = { ...blankRecord(definition, of), areaId: "329900003" };
    const record = prefill(definition, change(prefill(definition, blank)));
    const declaration = evaluate(definition, record, today).wire;
    return client.call("editDeclare", { declaration }, { idempotencyKey: key() });
  }
  const hand = async ({ draftId, revision }: { draftId: string; revision: number }): Promise<Submitted> =>
    client.call("registerDeclare", { draftId }, { idempotencyKey: key(), ifMatch: revision });
  const park = (parkNo: string, other: FieldAnswers = {}) =>
    save("parking", (record) => {
      const before = { ...record, choices: { parkKind: "1" } };
      const { answers } = prefill(fixture("parking").definition, before);
      const parking = {
        parkAddress: "云澜市霁桥镇示例路8号地下车库",
        parkNo,
        propertyCompany: "霁桥示例物业服务有限公司",
        pilePower: "7",
        promiseFlag: "1",
        ...other,
      };
      return {
        ...before,
        answers: {
          ...answers,
          applicant: {
            ...(answers.applicant as FieldAnswers),
            linkManAddress: "云澜市霁桥镇测试路1号2幢303室",
          },
          parking: { ...(answers.parking as FieldAnswers), ...parking },
        },
      };
    });

  return {
    draft: async (parkNo, answers) => (await park(parkNo, answers)).draftId,
    submit: async (parkNo, answers, fileName = paper.name) => {
      const draft = await park(parkNo, answers);
      for (const material of ["idCard", "parkingRight", "vehicle"]) {
        const fileHash = sha256Hex(bytes);
        const named = { ...paper, name: fileName };
        await client.uploadFile({ draftId: draft.draftId, material, fileHash }, named);
      }
      return hand(draft);
    },
    submitFor: async (companyId) => {
      const companies = await client.call("authorizeList", {});
      const found = companies.find(({ id }) => id === companyId);
      if (!found) throw new Error(`${companyId} has authorised nobody here.`);
      const { unifiedSocialCreditCode: creditCode, companyName } = found;
      const company = { id: companyId, name: companyName, creditCode };
      const ask = { unifiedSocialCreditCode: creditCode };
      const info = await client.call("getCompanyInfo", ask);
      return hand(
        await save(
          "canteen",
          (record) => ({
            ...record,
            answers: {
              ...record.answers,
              company: { ...textsOf(info), ...(record.answers.company as FieldAnswers) },
              canteen: { canteenAddress: "云澜市霁桥镇测试路66号1楼", seatCount: "40" },
            },
          }),
          { ...principal, kind: "company", company },
        ),
      );
    },
  };
}

const textsOf = (info: object): FieldAnswers =>
  Object.fromEntries(
    Object.entries(info).filter(([name, value]) => typeof value === "string" && !name.endsWith("Text")),
  ) as FieldAnswers;

async function ticketOf(origin: string, person: string): Promise<string> {
  const response = await fetch(`${origin}/stand-ins/provincial-login`, {
    method: "POST",
    body: new URLSearchParams({ person, return: `${origin}/` }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "").searchParams.get("ticket") ?? "";
}
