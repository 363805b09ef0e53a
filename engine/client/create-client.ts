// The one way to the gateway: signs each call, sends it, and returns its data or throws a GatewayFailure.

import { type Ask, type CallContract, type CallName, calls, type Data } from "../contract/calls.ts";
import { pieceBytes } from "../contract/pieces.ts";
import { pieceText, uploadText } from "../contract/signed-text.ts";
import type { Settings, UploadedPiece } from "../contract/types.gen.ts";
import { fileAddress } from "./file-address.ts";
import { asFailure, type FailureKind, GatewayFailure, notLoaded } from "./gateway-failure.ts";
import type { AbortSignalPort, FetchPort, FilePort, UploadPort } from "./ports.ts";
import { fitsAnswer, readAnswer } from "./read-answer.ts";
import { encryptedAsk, type SignedRequest, signParameter } from "./sign-request.ts";
import { createTransport, noAnswer } from "./transport.ts";

/** HTTP timeout in milliseconds (Spec 9). */
export const callTimeout = 60_000;

/** Bytes in a second of the slowest line on which an upload still ends well. */
const slowestUpload = 10_000;

/** Milliseconds after which an upload of that many bytes ends, also when it never stands still; a large file is sent in pieces and goes on with the next one. */
export const uploadTimeout = (bytes: number): number => callTimeout + (bytes / slowestUpload) * 1000;

/** Spec 8: a call without an answer shows the toast, an answered error the popup. */
export interface ShownFailure {
  popup: boolean;
  toast: boolean;
}

/** What the client reports. It shows nothing itself. */
export interface ClientListener {
  /** A call that wants the spinner begins (1) or has ended (-1). */
  spinner(change: 1 | -1): void;
  /** A call has failed, and this is how the person learns of it. */
  failed(failure: GatewayFailure, shown: ShownFailure): void;
  /** A call begins. The returned function receives how it ended: `ok` or the kind of its failure. */
  called?(name: CallName): (outcome: "ok" | FailureKind) => void;
  /** The gateway no longer knows the session (401 on a call with a token, or on the signing of any call). */
  sessionEnded(): void;
}

export interface ClientPorts {
  fetch: FetchPort;
  upload: UploadPort;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** The Bearer token of the person who is logged in. */
  token(): string | null;
  listener: ClientListener;
  /** Milliseconds; absent: 60000 (Spec 9). */
  timeout?: number;
  /** Milliseconds; absent: a large file is sent at once. */
  wait?(milliseconds: number): Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignalPort;
  idempotencyKey?: string;
  /** Revision that the write builds on. */
  ifMatch?: number;
  /** The token of a login in progress, used instead of the current one. */
  token?: string;
  /** Whoever asks shows the wait and tells a failure in another way. */
  quiet?: boolean;
  /** Renews what is shown already, so that no spinner covers it. */
  renews?: boolean;
  /** For a write that may arrive twice: repeated once, before anything is reported, when it is unsure whether it arrived. */
  repeat?: boolean;
}

/** Where a file belongs, and its hash; its name is the file's own. */
export type UploadPlace = Omit<Ask<"uploadFile">, "name">;

export interface UploadOptions extends CallOptions {
  /** Bytes sent of all bytes. */
  onProgress?: (sent: number, total: number) => void;
  /** SHA-256 in hex; absent: a large file is sent at once. */
  hash?(bytes: Uint8Array): Promise<string>;
}

export interface GatewayClient {
  call<Name extends CallName>(name: Name, ask: Ask<Name>, options?: CallOptions): Promise<Data<Name>>;
  uploadFile(place: UploadPlace, file: FilePort, options?: UploadOptions): Promise<Data<"uploadFile">>;
  /** The deployment's settings, asked for once; after a failure they are asked for again. */
  settings(): Promise<Settings>;
  /** Address of an uploaded file. */
  downloadUrl(fileId: string): string;
  /** Address of a sample by its name. */
  sampleUrl(name: string): string;
  /** Address of a file that the gateway names by a URL of its own; null when it must not be opened (Spec 7). */
  fileUrl(url: string): string | null;
  /** Address of the document of a licence that was found. */
  licenceUrl(licenceId: string): string;
}

/** Creates the client (Spec 7): signs, adds the token, retries a lost call once, reports failures and the spinner. */
export function createGatewayClient(ports: ClientPorts): GatewayClient {
  const { listener, origin } = ports;
  const transport = createTransport(ports.fetch, origin, ports.timeout ?? callTimeout);
  let known: Promise<Settings> | undefined;
  let bases = { upload: origin, files: origin };
  const link = ({ path }: CallContract, name: string, value: string) =>
    fileAddress(`${path}?${name}=${encodeURIComponent(value)}`, bases.files) ?? "";

  function settings(): Promise<Settings> {
    known ??= (reported("settings", {}, () => plain("settings", {}, {})) as Promise<Settings>)
      .then((settings) => {
        bases = { upload: settings.uploadBase || origin, files: settings.fileBase || origin };
        return settings;
      })
      .catch((thrown) => {
        known = undefined;
        throw thrown;
      });
    return known;
  }

  async function signature(parts: SignedRequest, signal?: AbortSignalPort): Promise<string> {
    const { clientId, wireKeys } = await settings();
    const ask = { clientId, sign: signParameter(parts, wireKeys.signKey) };
    const { signature: signed } = (await plain("sign", ask, { signal })) as Data<"sign">;
    return signed;
  }

  /** Spec 9: a signed GET sends its query encrypted. */
  async function queryOf({ method, signed }: CallContract, ask: object): Promise<Record<string, string>> {
    if (method !== "GET" || !signed) return {};
    const { wireKeys } = await settings();
    return encryptedAsk(ask, wireKeys);
  }

  /** Without spinner or popup: both belong to the call that the person started. */
  async function plain(name: CallName, ask: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const call: CallContract = calls[name];
    // The string that is signed is the very string that is sent; it is never serialised twice.
    const body = call.method === "GET" ? undefined : JSON.stringify(ask);
    const attempt = async () => {
      const query = await queryOf(call, ask);
      const headers = headersOf(call, options);
      if (body !== undefined) headers["content-type"] = "application/json";
      if (call.signed) {
        const parts = { method: call.method, path: call.path, query, body: body ?? "", headers };
        headers["x-signature"] = await signature(parts, options.signal);
      }
      const request = { call: name, method: call.method, path: call.path, query, body, headers };
      return fitting(call, readAnswer(name, await transport({ ...request, signal: options.signal })));
    };
    return attempt().catch((thrown) => {
      const { kind, unsure } = asFailure(thrown, name);
      const again =
        call.effect === "read" ? kind === "network" : options.repeat && unsure && kind !== "cancelled";
      if (!again) throw thrown;
      return attempt();
    });
  }

  function headersOf(
    call: CallContract,
    { idempotencyKey, ifMatch, ...options }: CallOptions,
  ): Record<string, string> {
    const headers: Record<string, string> = { accept: "application/json" };
    const token = call.token ? (options.token ?? ports.token()) : null;
    if (token) headers.authorization = `Bearer ${token}`;
    if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
    if (ifMatch !== undefined) headers["if-match"] = String(ifMatch);
    return headers;
  }

  async function reported<T>(name: CallName, options: CallOptions, work: () => Promise<T>): Promise<T> {
    const call: CallContract = calls[name];
    const spinner = call.spinner && !options.quiet && !options.renews;
    if (spinner) listener.spinner(1);
    const ended = listener.called?.(name);
    try {
      const data = await work();
      ended?.("ok");
      return data;
    } catch (thrown) {
      const failure = asFailure(thrown, name);
      ended?.(failure.kind);
      // A used login ticket also gives 401, and ends no session.
      const over = failure.kind === "session" && (call.token || failure.call === "sign");
      const silent = over || options.quiet === true || failure.kind === "cancelled";
      listener.failed(failure, silent ? { popup: false, toast: false } : shownOf(call, failure));
      if (over) listener.sessionEnded();
      throw failure;
    } finally {
      if (spinner) listener.spinner(-1);
    }
  }

  /** Sends fields and a file; `text` is signed in place of the body. */
  async function post(
    call: CallContract,
    fields: Record<string, string>,
    text: string,
    file: FilePort,
    options: UploadOptions,
  ): Promise<unknown> {
    const headers = headersOf(call, options);
    const { signal, onProgress } = options;
    if (call.signed) {
      const parts = { method: call.method, path: call.path, query: {}, body: text, headers };
      headers["x-signature"] = await signature(parts, signal);
    }
    const url = fileAddress(call.path, bases.upload) ?? origin + call.path;
    const answer = await ports
      .upload({ url, headers, fields, file, onProgress, signal })
      .then(async (response) => ({
        status: response.status,
        text: await response.text(),
        retryAfter: response.headers.get("retry-after"),
      }))
      .catch((cause) => {
        throw noAnswer(call.name, cause, signal);
      });
    return fitting(call, readAnswer(call.name, answer));
  }

  async function sendFile(place: UploadPlace, file: FilePort, options: UploadOptions): Promise<unknown> {
    const { hash } = options;
    const { wait } = ports;
    const ask = { ...place, name: file.name };
    if (!hash || !wait || file.size <= pieceBytes) {
      return post(calls.uploadFile, ask, uploadText(ask), file, options);
    }
    const { sendPieces } = await import("./send-pieces.ts").catch(notLoaded);
    const { idempotencyKey, onProgress, signal } = options;
    const bytes = await file.bytes();
    return sendPieces({
      bytes,
      wait,
      onProgress,
      signal,
      send: async (number, part, tell) => {
        const size = String(bytes.length);
        const fields = { ...ask, size, piece: String(number), pieceHash: await hash(part) };
        const piece = { ...file, size: part.length, bytes: async () => part };
        const key = idempotencyKey && { idempotencyKey: `${idempotencyKey}-${number}` };
        const sent = { ...options, ...key, onProgress: tell };
        return post(calls.uploadPiece, fields, pieceText(fields), piece, sent) as Promise<UploadedPiece>;
      },
    });
  }

  return {
    call: <Name extends CallName>(name: Name, ask: Ask<Name>, options: CallOptions = {}) =>
      reported(name, options, () => plain(name, ask, options)) as Promise<Data<Name>>,
    uploadFile: (place, file, options = {}) =>
      reported("uploadFile", options, () => sendFile(place, file, options)) as Promise<Data<"uploadFile">>,
    settings,
    downloadUrl: (fileId) => link(calls.download, "fileId", fileId),
    sampleUrl: (name) => link(calls.sample, "name", name),
    fileUrl: (url) => fileAddress(url, bases.files),
    licenceUrl: (id) => link(calls.licencePaper, "licenceId", id),
  };
}

function fitting(call: CallContract, data: unknown): unknown {
  if (fitsAnswer(call.answer ?? {}, data)) return data;
  throw new GatewayFailure({ kind: "unreadable", call: call.name, status: 200 });
}

/**
 * Each failure is told once: an answer in the popup, no answer in a toast. An unanswered write that somebody pressed has the popup, because it
 * may have happened or not; a file that was not answered says so in its own line. The licence call shows no popup, nor do calls of which the
 * page itself says that a thing does not exist (`absent`). What a poll or an autosave is refused for is told by whoever repeats it, each reason once.
 */
function shownOf(call: CallContract, { status }: GatewayFailure): ShownFailure {
  const unanswered = status === 0;
  const byThePage = call.absent === "page" && (status === 404 || status === 204);
  const mayHaveHappened = call.effect === "write" && call.unanswered !== "place";
  const popup = call.popup && !byThePage && (!unanswered || mayHaveHappened);
  return { popup, toast: unanswered && !popup };
}
