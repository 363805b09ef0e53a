// Sends one signed request to an S3-compatible bucket, and gives up once nothing has moved for a while.

import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

export interface S3Settings {
  kind: "s3";
  /** Without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every key: empty, or with a slash at the end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Asking later may help: the gateway answers 503. */
export class BucketAway extends Error {
  override readonly name = "BucketAway";
  /** 0 when nothing was answered. */
  readonly status: number;
  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface Asked {
  body?: Uint8Array;
  headers?: Record<string, string>;
  /** Statuses besides 2xx that the caller understands. */
  fine?: number[];
}

export interface Answered {
  status: number;
  headers: Headers;
  /** To be read to the end, or returned from. */
  bytes: AsyncIterable<Uint8Array>;
  text(): Promise<string>;
}

/** Milliseconds without a byte in either direction. */
const usualTimeoutMs = 20_000;
/** Bytes that are handed to the network at once, so that a slow line still shows progress. */
const slice = 64 * 1024;

export type AskS3 = (method: string, key: string, query?: string, asked?: Asked) => Promise<Answered>;

/** `key`: empty for the bucket itself. Every failure is a BucketAway that names method, key and what was answered. */
export function s3Requests(settings: S3Settings, timeoutMs = usualTimeoutMs): AskS3 {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  return async function ask(method, key, query = "", { body, headers = {}, fine = [] } = {}) {
    const what = `The bucket of files, ${endpoint}/${bucket}, ${method} ${key || query || "/"}`;
    const idle = new AbortController();
    let timer = setTimeout(() => undefined, 0);
    const moved = () => {
      clearTimeout(timer);
      const tooSlow = () => idle.abort(new Error(`nothing moved for ${timeoutMs / 1000} s`));
      timer = setTimeout(tooSlow, timeoutMs).unref();
    };
    const away = (problem: unknown) => {
      clearTimeout(timer);
      const cause = idle.signal.aborted ? idle.signal.reason : problem;
      return problem instanceof BucketAway
        ? problem
        : new BucketAway(`${what}: ${reasonOf(cause)}.`, 0, { cause });
    };
    const sent = {
      ...headers,
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    };
    try {
      const url = `${endpoint}/${bucket}${key && `/${key}`}${query && `?${query}`}`;
      const signed = await client.sign(url, { method, headers: sent });
      moved();
      const answer = await fetch(signed.url, {
        method,
        signal: idle.signal,
        redirect: "error",
        headers: [...signed.headers, ...(body ? [["content-length", `${body.length}`] as const] : [])] as [
          string,
          string,
        ][],
        ...(body && { body: slicesOf(body, moved) as never, duplex: "half" }),
      });
      const answered: Answered = {
        status: answer.status,
        headers: answer.headers,
        bytes: passing(answer.body, moved, away, () => clearTimeout(timer)),
        async text() {
          const all: Uint8Array[] = [];
          for await (const bytes of answered.bytes) all.push(bytes);
          return Buffer.concat(all).toString();
        },
      };
      if (answer.ok || fine.includes(answer.status)) return answered;
      const code = /<Code>([^<]{1,64})</.exec(await answered.text())?.[1];
      throw new BucketAway(`${what}: answered ${answer.status}${code ? ` ${code}` : ""}.`, answer.status);
    } catch (problem) {
      throw away(problem);
    }
  };
}

async function* slicesOf(body: Uint8Array, moved: () => void): AsyncIterable<Uint8Array> {
  for (let at = 0; at < body.length; at += slice) {
    moved();
    yield body.subarray(at, at + slice);
  }
}

async function* passing(
  body: AsyncIterable<Uint8Array> | null,
  moved: () => void,
  away: (problem: unknown) => Error,
  ended: () => void,
): AsyncIterable<Uint8Array> {
  try {
    for await (const bytes of body ?? []) {
      moved();
      yield bytes;
    }
  } catch (problem) {
    throw away(problem);
  } finally {
    ended();
  }
}

/** The network's own word lies under that of fetch. */
function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return "no answer";
  return problem.cause instanceof Error ? reasonOf(problem.cause) : problem.message || problem.name;
}
