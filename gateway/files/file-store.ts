// The port of every store for uploaded files, be it a folder or a bucket.

export interface StoredFile {
  id: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

export interface FileStore {
  /** For sentences to the operator. */
  place: string;
  /** Returns once the bytes would survive a power cut; leaves nothing behind when it fails. A large file comes as a stream and is never held in memory as a whole. */
  save(id: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Its bytes as they come, to be read to the end or returned from; undefined when there is none. */
  open(id: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** In bytes; undefined when there is none. */
  size(id: string): Promise<number | undefined>;
  remove(id: string): Promise<void>;
  list(): Promise<StoredFile[]>;
  /** Moves files to the bin, from where they can be taken back for thirty days. */
  bin(ids: readonly string[], now: number): Promise<void>;
  /** Deletes what has lain in the bin for thirty days, and half files older than a day. */
  tidy(now: number): Promise<void>;
  /** The small text of that name beside the files, by which store and database know each other; undefined when there is none. */
  readMark(name: string): Promise<string | undefined>;
  /** False, and nothing is written, when there is one. */
  createMark(name: string, text: string): Promise<boolean>;
  removeMark(name: string): Promise<void>;
  /** Rejects while the store is away. */
  reach(): Promise<void>;
}

/** For what is small, or may be held in memory; undefined when there is none. */
export async function readWhole(store: Pick<FileStore, "open">, id: string): Promise<Uint8Array | undefined> {
  const bytes = await store.open(id);
  return bytes && joined(bytes);
}

/** A stream of bytes that are in memory already. */
export async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

export async function joined(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of bytes) all.push(piece);
  return Buffer.concat(all);
}
