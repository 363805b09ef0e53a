// The one error by which any part of the gateway refuses a request: status, Chinese sentence, data.

/** Thrown anywhere, answered by `checks/errors.ts` as `{ code, msg, data }` under the same HTTP status. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.status = status;
    this.data = data;
  }
}
