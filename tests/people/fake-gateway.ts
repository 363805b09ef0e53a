// A gateway made of functions: every call of the contract has a typed answer, and requests are read as the real gateway does.
import { type Ask, allCalls, type CallName, type Data } from "../../engine/contract/calls.ts";
import { queryParameter } from "../../engine/contract/signed-text.ts";
import type { Settings } from "../../engine/contract/types.gen.ts";
import { decryptQuery } from "../../engine/privacy/query-codec.ts";

/** A call that is refused: HTTP status, the gateway's sentence and its data. */
export class Refused extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

type Answering<Name extends CallName, Known> = (ask: Ask<Name>, known: Known, headers: Headers) => Data<Name>;

/** `never`: no answer ever comes. */
export type AnswersOf<Known> = { [Name in CallName]: Answering<Name, Known> | "never" };

export const wireKeys = {
  queryKey: "YunLan-Test-0001",
  queryIv: "0001-Test-YunLan",
  signKey: "YunLan-3DES-Sign-Test-24",
};
export const queryKeys = { key: wireKeys.queryKey, iv: wireKeys.queryIv };

export const settings: Settings = {
  cityName: "云澜市",
  portalName: "一件事",
  hotline: "12345",
  miniProgramUrl: "",
  clientId: "portal",
  demo: true,
  personalLoginUrl: "/login",
  today: "2026-11-20",
  wireKeys,
  limits: { maxFileMB: 10, maxDraftMB: 1 },
};

const nameOf = new Map(allCalls.map(({ name, method, path }) => [`${method} ${path}`, name as CallName]));

/** The call that a request makes; undefined when the contract has no such call. */
export function callOf({ method, url }: Request): CallName | undefined {
  return nameOf.get(`${method} ${new URL(url).pathname}`);
}

/** The query or body of a request as a gateway reads it; a GET's query is encrypted (Spec 9). */
export async function askedOf(request: Request): Promise<unknown> {
  const params = new URL(request.url).searchParams.get(queryParameter);
  if (params) return JSON.parse(decryptQuery(params, queryKeys));
  return JSON.parse((request.method !== "GET" && (await request.clone().text())) || "{}");
}

/** The fetch port of the engine's client. Answers have the gateway's shape: `{ code, msg, data }`. */
export function fakeGateway<Known>(
  known: Known,
  answers: Partial<AnswersOf<Known>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = callOf(request);
    const answering = name && answers[name];
    if (!answering) return answered(404, "没有这个接口", null);
    if (answering === "never") return new Promise(() => {});
    const ask = await askedOf(request);
    try {
      return answered(
        200,
        "",
        (answering as Answering<CallName, Known>)(ask as never, known, request.headers),
      );
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      return answered(refused.status, refused.message, refused.data);
    }
  };
}

export function answered(status: number, msg: string, data: unknown): Response {
  return Response.json({ code: status, msg, data }, { status });
}
