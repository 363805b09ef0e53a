// Takes what is known of a failed call; gives the one error the client throws, with a message for the citizen.

import { failureSentences, waitSentence } from "./sentences.ts";

/**
 * session: not logged in any more (401) · refused: the gateway says no · conflict: a newer revision (409) · problems: answers to mend (422)
 * tooLarge: more than the gateway takes (413) · busy: later (429, 503) · server: other 5xx · nothing: 204 · unreadable: empty, no JSON or not the agreed shape
 * network: no answer · timeout · cancelled: by the person
 */
export type FailureKind =
  | "session"
  | "refused"
  | "conflict"
  | "problems"
  | "tooLarge"
  | "busy"
  | "server"
  | "nothing"
  | "unreadable"
  | "network"
  | "timeout"
  | "cancelled";

const unsureKinds: ReadonlySet<FailureKind> = new Set([
  "server",
  "nothing",
  "unreadable",
  "network",
  "timeout",
  "cancelled",
]);

export interface FailureFacts {
  kind: FailureKind;
  call: string;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The server's own sentence. */
  said?: string;
  /** `data` of the answer, e.g. the newer draft of a conflict. */
  data?: unknown;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that failed. `message` is Chinese and can be shown as it is (Spec 8). */
export class GatewayFailure extends Error {
  override readonly name = "GatewayFailure";
  readonly kind: FailureKind;
  readonly call: string;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor({ kind, call, status = 0, said, data = null, retryAfter, cause }: FailureFacts) {
    super(said || (kind === "busy" && retryAfter ? waitSentence(retryAfter) : failureSentences[kind]), {
      cause,
    });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  /** The gateway may have done what was asked: only the same request under the same key may be sent again. */
  get unsure(): boolean {
    return unsureKinds.has(this.kind);
  }
}

/** Anything thrown, as a failure of that call. */
export function asFailure(thrown: unknown, call: string): GatewayFailure {
  return thrown instanceof GatewayFailure
    ? thrown
    : new GatewayFailure({ kind: "unreadable", call, cause: thrown });
}
