// The one error by which any part of the gateway refuses a request: status, Chinese sentence, data.

/** Thrown anywhere, answered by `checks/errors.ts` as `{ code, msg, data }` under the same HTTP status. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly data: unknown;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, data: unknown = null, retryAfter?: number) {
    super(message);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
