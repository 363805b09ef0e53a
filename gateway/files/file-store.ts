// The port of every store for uploaded files, be it a folder or a bucket.

export interface StoredFile {
  id: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

export interface FileStore {
  /** Returns once the bytes would survive a power cut; leaves nothing behind when it fails. A large file comes as a stream and is never held in memory as a whole. */
  save(id: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** In bytes; undefined when there is none. */
  size(id: string): Promise<number | undefined>;
  remove(id: string): Promise<void>;
  list(): Promise<StoredFile[]>;
  /** Moves files to the bin, from where they can be taken back for thirty days. */
  bin(ids: readonly string[], now: number): Promise<void>;
  /** Deletes what has lain in the bin for thirty days, and half files older than a day. */
  tidy(now: number): Promise<void>;
}
