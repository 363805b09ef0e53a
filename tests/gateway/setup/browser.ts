// A browser for a gateway under test: it keeps cookies, signs its calls, and logs in as a demo person.

import { createCipheriv, createHash } from "node:crypto";
import type { Hono } from "hono";
import { encryptedAsk } from "../../../engine/client/sign-request.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { callCheck } from "../../../engine/contract/check.ts";
import { stateParameter } from "../../../engine/contract/login-state.ts";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { canonicalQuery, pieceText, signedText, uploadText } from "../../../engine/contract/signed-text.ts";
import type { Settings } from "../../../engine/contract/types.gen.ts";
import type { GatewayEnv } from "../../../gateway/base/context.ts";
import { loginPath } from "../../../gateway/http/login/login-state.ts";

export type CallName = keyof typeof calls;
type Ask = Record<string, unknown>;

export interface Answer {
  status: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  data: any;
  headers: Headers;
}

export interface CallOptions {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  ifMatch?: number;
  /** A signature made earlier, used instead of a new one. */
  signature?: string | null;
  /** A body to send unchanged; the signature is made for it. */
  body?: string;
  token?: string | null;
  /** A query to sign and send unchanged. */
  query?: Record<string, string>;
}

const hash = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

export class Browser {
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  private wire: Pick<Settings, "clientId" | "wireKeys"> | undefined;
  private readonly app: Hono<GatewayEnv>;
  origin: string;
  /** The address of its socket; none by default. */
  address = "";

  constructor(app: Hono<GatewayEnv>, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has("cookie")) {
      headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    const socket = { incoming: { socket: { remoteAddress: this.address } } };
    const response = await this.app.request(`${this.origin}${path}`, { ...init, headers }, socket);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  /** Opens a page, which brings the visitor's session. */
  async open(path = "/"): Promise<Response> {
    return this.fetch(path, { headers: { accept: "text/html" } });
  }

  async settings(): Promise<Pick<Settings, "clientId" | "wireKeys">> {
    if (!this.wire) {
      if (this.cookies.size === 0) await this.open();
      const { data } = await answerOf(await this.fetch(calls.settings.path));
      this.wire = { clientId: data.clientId, wireKeys: data.wireKeys };
    }
    return this.wire;
  }

  /** Requests a signature over those parts, as the portal does. */
  async sign(
    method: string,
    path: string,
    query: string,
    bodyHash: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { clientId, wireKeys } = await this.settings();
    const cipher = createCipheriv("des-ede3-ecb", wireKeys.signKey, null);
    const [, , , ...rest] = signedText({ method, path, query: {}, bodyHash, headers }).split("\n");
    const text = [method, path, query, ...rest].join("\n");
    const sign = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
    return answerOf(await this.post(calls.sign.path, JSON.stringify({ clientId, sign })));
  }

  post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", origin: this.origin, ...headers },
    });
  }

  /** Makes one call as the portal does; a successful answer must match the call's file. */
  async call(name: CallName, ask: Ask = {}, options: CallOptions = {}): Promise<Answer> {
    const response = await this.respond(name, ask, options);
    const answer = await answerOf(response);
    const check = callCheck("answer", calls[name]);
    if (answer.status === 200 && !check(answer.data)) {
      throw new Error(`${name} answers against its contract: ${JSON.stringify(check.errors)}`);
    }
    return answer;
  }

  async respond(name: CallName, ask: Ask = {}, options: CallOptions = {}): Promise<Response> {
    const { method, path, signed, token } = calls[name];
    const query = options.query ?? (await this.queryOf(name, ask));
    const body = method === "GET" ? undefined : (options.body ?? JSON.stringify(ask));
    const headers: Record<string, string> = { ...options.headers };
    const bearer = options.token === undefined ? this.token : options.token;
    if (token && bearer) headers.authorization = `Bearer ${bearer}`;
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    if (options.ifMatch !== undefined) headers["if-match"] = String(options.ifMatch);
    if (signed && options.signature !== null) {
      headers["x-signature"] =
        options.signature ??
        (await this.sign(method, path, canonicalQuery(query), hash(body ?? ""), headers)).data?.signature ??
        "";
    }
    if (body !== undefined) return this.post(path, body, headers);
    const search = new URLSearchParams(query).toString();
    return this.fetch(search ? `${path}?${search}` : path, { headers });
  }

  /** The query of a GET as the portal sends it: encrypted if the call is signed, otherwise plain. */
  async queryOf(name: CallName, ask: Ask): Promise<Record<string, string>> {
    const { method, signed } = calls[name];
    if (method !== "GET") return {};
    return signed ? encryptedAsk(ask, (await this.settings()).wireKeys) : (ask as Record<string, string>);
  }

  async upload(
    place: { draftId: string; material: string; fileHash?: string },
    file: { name: string; bytes: Uint8Array; type?: string },
    options: CallOptions = {},
  ): Promise<Answer> {
    const { path } = calls.uploadFile;
    const fields = { fileHash: hash(file.bytes), ...place, name: file.name };
    const text = uploadText(fields);
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set("file", new File([file.bytes as Uint8Array<ArrayBuffer>], file.name, { type: file.type ?? "" }));
    const headers: Record<string, string> = { origin: this.origin, ...options.headers };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    headers["x-signature"] =
      options.signature ?? (await this.sign("POST", path, "", hash(text), headers)).data?.signature ?? "";
    return answerOf(await this.fetch(path, { method: "POST", body: form, headers }));
  }

  /** One piece of a file, as the portal sends it; `change` replaces fields after the piece was cut. */
  async uploadPiece(
    place: { draftId: string; material: string },
    file: { name: string; bytes: Uint8Array },
    piece: number,
    options: CallOptions & { change?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { path } = calls.uploadPiece;
    const part = file.bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    const fields = {
      ...place,
      fileHash: hash(file.bytes),
      name: file.name,
      size: String(file.bytes.length),
      piece: String(piece),
      pieceHash: hash(part),
      ...options.change,
    };
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set("file", new File([part as Uint8Array<ArrayBuffer>], "piece"));
    const headers: Record<string, string> = { origin: this.origin, ...options.headers };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    headers["x-signature"] =
      options.signature ??
      (await this.sign("POST", path, "", hash(pieceText(fields)), headers)).data?.signature ??
      "";
    return answerOf(await this.fetch(path, { method: "POST", body: form, headers }));
  }

  /** Begins a login here; gives the address to return to, which only this browser can come back by. */
  async beginLogin(back = `${this.origin}/guide/parking`): Promise<string> {
    const response = await this.fetch(`${loginPath}?return=${encodeURIComponent(back)}`);
    const { searchParams } = new URL(response.headers.get("location") ?? "", this.origin);
    return searchParams.get("return") ?? "";
  }

  /** Logs in at the stand-in of the provincial login, without having begun it here, and returns the ticket. */
  async ticket(personId: string, back = `${this.origin}/guide/parking`): Promise<string> {
    const form = new URLSearchParams({ person: personId, return: back });
    const response = await this.fetch("/stand-ins/provincial-login", {
      method: "POST",
      body: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: this.origin },
    });
    return new URL(response.headers.get("location") ?? "").searchParams.get("ticket") ?? "";
  }

  async logIn(personId: string): Promise<void> {
    const back = await this.beginLogin();
    const state = new URL(back).searchParams.get(stateParameter) ?? "";
    const { data } = await this.call("getTicketBySign", { ticket: await this.ticket(personId, back), state });
    this.token = data.aNetToken;
  }

  /** What the app on a phone does with a code: it has no session of the portal's. */
  async licencePhone(qrText: string, answer: string, person: string): Promise<number> {
    const { pathname, searchParams } = new URL(qrText);
    const form = new URLSearchParams({ code: searchParams.get("code") ?? "", answer, person });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: this.origin };
    return (await this.fetch(pathname, { method: "POST", body: form.toString(), headers })).status;
  }

  /** An auth code of the licence's app, which that person has confirmed on a phone. */
  async licenceCode(personId: string): Promise<string> {
    await this.settings();
    const { qrUid, qrText } = (await this.call("getEblCode")).data;
    await new Browser(this.app, this.origin).licencePhone(qrText, "confirmed", personId);
    return (await this.call("getQrCodeState", { qrUid })).data.authCode;
  }

  /** As a legal person; gives the user's id. */
  async logInByLicence(personId: string): Promise<string> {
    const authCode = await this.licenceCode(personId);
    const { data } = await this.call("eBusinessLicenseLogin", { authCode });
    this.token = data.token;
    return data.userId;
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { code, msg, data } = JSON.parse(text) as Omit<Answer, "status" | "headers">;
  return { status: response.status, code, msg, data, headers: response.headers };
}

/** Names in code unit order, not URL-encoded. */
