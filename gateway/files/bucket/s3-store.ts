// Stores files in a bucket of any S3-compatible service; each is either whole in it or absent.

import { type FileStore, joined, readWhole, type StoredFile } from "../file-store.ts";
import { type AskS3, BucketAway, type S3Settings, s3Requests } from "./s3-request.ts";

const isId = /^[0-9a-f]{32}$/;
const day = 24 * 3_600_000;
const keepHalves = day;
const keepBinned = 30 * day;
/** Bytes of a part; the least that S3 takes. No more of a file is in memory. */
const partBytes = 5 * 1024 * 1024;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Keys: `files/<id>`, `bin/<day>/<id>` and the marks, all behind the prefix. Rejects with a BucketAway. */
export function s3Store(settings: S3Settings, timeoutMs?: number): FileStore {
  const ask = s3Requests(settings, timeoutMs);
  const { prefix } = settings;
  const keyOf = (id: string): string => {
    if (!isId.test(id)) throw new Error("A stored file's id is 32 hex digits.");
    return `${prefix}files/${id}`;
  };
  const remove = async (key: string) => {
    const { bytes } = await ask("DELETE", key, "", { fine: [404] });
    for await (const _ of bytes);
  };

  /** Undefined when the key is absent; a bucket that is gone is an error. */
  async function opened(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const answer = await ask("GET", key, "", { fine: [404] });
    if (answer.status !== 404) return answer.bytes;
    if (/<Code>NoSuchBucket</.test(await answer.text())) {
      throw new BucketAway(`The bucket of files is gone: ${settings.endpoint}/${settings.bucket}.`, 404);
    }
    return undefined;
  }

  async function read(key: string): Promise<Uint8Array | undefined> {
    const bytes = await opened(key);
    return bytes && joined(bytes);
  }

  return {
    place: `the bucket ${settings.bucket} at ${settings.endpoint}${prefix && `, ${prefix}`}`,
    async save(id, bytes) {
      await saved(ask, keyOf(id), bytes instanceof Uint8Array ? [bytes] : bytes);
    },
    open: (id) => opened(keyOf(id)),
    async size(id) {
      const { status, headers } = await ask("HEAD", keyOf(id), "", { fine: [404] });
      if (status !== 404) return Number(headers.get("content-length"));
      // HEAD does not say whether it is the bucket that is gone.
      await opened(keyOf(id));
      return undefined;
    },
    remove: (id) => remove(keyOf(id)),
    async list() {
      const all: StoredFile[] = [];
      for await (const { name, changedAt } of listed(ask, `${prefix}files/`)) {
        if (isId.test(name)) all.push({ id: name, changedAt });
      }
      return all;
    },
    async bin(ids, now) {
      for (const id of ids) {
        const source = { "x-amz-copy-source": `/${settings.bucket}/${keyOf(id)}` };
        const copied = await ask("PUT", `${prefix}bin/${dayOf(now)}/${id}`, "", {
          headers: source,
          fine: [404],
        });
        const text = await copied.text();
        // S3 may begin to answer 200 before it knows.
        if (copied.status !== 404 && text.includes("<Error>"))
          throw new BucketAway(`The bucket of files could not bin ${id}.`);
        if (copied.status !== 404) await remove(keyOf(id));
      }
    },
    async tidy(now) {
      const last = dayOf(now - keepBinned);
      for await (const { name } of listed(ask, `${prefix}bin/`)) {
        if (name < last) await remove(`${prefix}bin/${name}`);
      }
      await dropHalves(ask, `${prefix}files/`, now - keepHalves);
    },
    async readMark(name) {
      const bytes = await read(`${prefix}${name}`);
      return bytes && Buffer.from(bytes).toString();
    },
    async createMark(name, text) {
      if (await read(`${prefix}${name}`)) return false;
      // Not every service knows the condition; then the database's row alone settles who came first.
      const { status, bytes } = await ask("PUT", `${prefix}${name}`, "", {
        body: Buffer.from(text || "\n"),
        headers: { "if-none-match": "*" },
        fine: [409, 412],
      });
      for await (const _ of bytes);
      return status < 300;
    },
    removeMark: (name) => remove(`${prefix}${name}`),
    async reach() {
      await read(`${prefix}store.taken`);
    },
  };
}

/** Whoever fails half-way leaves nothing that can be read; a process that dies leaves parts, which `tidy` drops. */
async function saved(
  ask: AskS3,
  key: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const upload = { id: "", etags: [] as string[] };
  try {
    for await (const [part, isLast] of partsOf(bytes)) {
      if (isLast && !upload.id) return void (await (await ask("PUT", key, "", { body: part })).text());
      upload.id ||= found(await (await ask("POST", key, "uploads=")).text(), "UploadId");
      const query = `partNumber=${upload.etags.length + 1}&uploadId=${encodeURIComponent(upload.id)}`;
      const answer = await ask("PUT", key, query, { body: part });
      await answer.text();
      upload.etags.push(answer.headers.get("etag") ?? "");
    }
    const parts = upload.etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`,
    );
    const query = `uploadId=${encodeURIComponent(upload.id)}`;
    const text = await (
      await ask("POST", key, query, { body, headers: { "content-type": "application/xml" } })
    ).text();
    if (!text.includes("CompleteMultipartUploadResult"))
      throw new BucketAway("The bucket of files did not put an upload together.");
  } catch (problem) {
    const query = `uploadId=${encodeURIComponent(upload.id)}`;
    if (upload.id) await ask("DELETE", key, query).catch(() => undefined);
    throw problem;
  }
}

/** Parts of one size; the last one, which may be shorter or empty, says so. Each has been sent when the next one takes its place in memory. */
async function* partsOf(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<[part: Uint8Array, isLast: boolean]> {
  const part = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; ) {
      if (filled === partBytes) {
        yield [part, false];
        filled = 0;
      }
      const some = piece.subarray(at, at + partBytes - filled);
      part.set(some, filled);
      filled += some.length;
      at += some.length;
    }
  }
  yield [part.subarray(0, filled), true];
}

interface Listed {
  /** The key behind the prefix that was asked for. */
  name: string;
  changedAt: number;
}

async function* listed(ask: AskS3, prefix: string): AsyncIterable<Listed> {
  for (let token = ""; ; ) {
    const next = token && `&continuation-token=${encodeURIComponent(token)}`;
    const query = `list-type=2&max-keys=1000&prefix=${encodeURIComponent(prefix)}${next}`;
    const xml = await (await ask("GET", "", query)).text();
    for (const [, one = ""] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const changedAt = Date.parse(found(one, "LastModified"));
      yield { name: found(one, "Key").slice(prefix.length), changedAt };
    }
    token = found(xml, "NextContinuationToken");
    if (!token) return;
  }
}

/** Uploads that were begun before then and never ended. A service that cannot list them has a rule of its own for that. */
async function dropHalves(ask: AskS3, prefix: string, before: number): Promise<void> {
  const query = `prefix=${encodeURIComponent(prefix)}&uploads=`;
  const answer = await ask("GET", "", query, { fine: [400, 404, 405, 501] });
  const xml = await answer.text();
  for (const [, one = ""] of xml.matchAll(/<Upload>([\s\S]*?)<\/Upload>/g)) {
    if (!(Date.parse(found(one, "Initiated")) < before)) continue;
    const id = encodeURIComponent(found(one, "UploadId"));
    const dropped = await ask("DELETE", found(one, "Key"), `uploadId=${id}`, { fine: [404] });
    await dropped.text();
  }
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The text of the first element of that name; empty when there is none. */
function found(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, word: string) => entities[word] ?? whole);
}

/** Writes, reads and deletes one small file. Rejects with what went wrong. */
export async function checkS3(settings: S3Settings): Promise<void> {
  const store = s3Store(settings);
  const id = "0".repeat(32);
  const bytes = Buffer.from("tried by npm run adapters -- check");
  await store.save(id, bytes);
  const back = await readWhole(store, id);
  await store.remove(id);
  if (!back || Buffer.compare(back, bytes) !== 0) throw new Error("it keeps other bytes than it was given");
}
