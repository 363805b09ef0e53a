// A status, a Chinese sentence and data go in; the one error comes out by which any part of the gateway says no.

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
