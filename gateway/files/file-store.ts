// The port of every store for uploaded files, be it a folder or a bucket.

export interface StoredFile {
  id: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

export interface FileStore {
  /** Returns once the bytes would survive a power cut. A large file comes as a stream and is never held in memory as a whole. */
  save(id: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  read(id: string): Promise<Uint8Array | undefined>;
  remove(id: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}
