// What the client needs from outside, as the smallest shapes that a browser's and Node's own types satisfy.

/** The part of `AbortSignal` that the client uses. */
export interface AbortSignalPort {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The part of `Response` that the client reads. */
export interface ResponsePort {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** `fetch` of a browser or of Node, or `app.request` of a Hono app; each takes a `Request`. */
export type FetchPort = (request: never) => ResponsePort | Promise<ResponsePort>;

/** A file that a person chose. Its bytes are read only when they are needed. */
export interface FilePort {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type as the browser reports it; not trusted. */
  type: string;
  bytes(): Promise<Uint8Array>;
}

/** A multipart POST: the fields in their order, then the file under the name `file`. */
export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  fields: Record<string, string>;
  file: FilePort;
  /** Bytes sent of all bytes. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignalPort;
}

/** Sends a file and reports progress, which `fetch` cannot. Rejects when the connection fails or the signal aborts. */
export type UploadPort = (request: UploadRequest) => Promise<ResponsePort>;
