// The one error the client throws, with a message that a citizen can read.

import type { DraftInfo } from "../contract/types.gen.ts";
import type { AnswerProblem } from "../problem/problem.ts";

/**
 * session: no longer logged in (401) · refused: the gateway says no · conflict: there is a newer revision (409) · problems: answers to correct (422)
 * tooLarge: more than the gateway accepts (413) · busy: try later (429, 503) · server: other 5xx · nothing: 204 · unreadable: empty, not JSON, or not the agreed shape
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

/** The message of a failure for which the server sent none (Spec 8). */
const failureSentences = {
  session: "登录已失效，请重新登录",
  refused: "网络繁忙，请稍后再试",
  conflict: "内容已在其他窗口或设备上更新，请核对后再保存",
  problems: "填写内容有误，请按提示修改后再提交",
  tooLarge: "内容过大，请减小后再试",
  busy: "当前办理人数较多，请稍后再试",
  server: "网络繁忙，请稍后再试",
  nothing: "查无数据",
  unreadable: "网络繁忙，请稍后再试",
  network: "网络繁忙，请稍后再试",
  timeout: "等待超时，请稍后再试",
  cancelled: "操作已取消",
} satisfies Record<FailureKind, string>;

/** The gateway has said how long to wait: `seconds` from now. */
const waitSentence = (seconds: number) =>
  seconds < 120
    ? `当前办理人数较多，请 ${seconds} 秒后再试`
    : `当前办理人数较多，请 ${Math.ceil(seconds / 60)} 分钟后再试`;

const unsureKinds: ReadonlySet<FailureKind> = new Set([
  "server",
  "nothing",
  "unreadable",
  "network",
  "timeout",
  "cancelled",
]);

/** The data that the gateway sends with a failure of that kind, if any. */
export type FailureReason =
  /** The newer draft; without one, something else has changed meanwhile. */
  | { kind: "conflict"; data?: DraftInfo | null }
  | { kind: "problems"; data?: { problems: AnswerProblem[] } | null }
  /** How the face check by phone has ended, or that it is missing. */
  | { kind: "refused"; data?: { faceVerification?: boolean; state?: string } | null }
  | { kind: Exclude<FailureKind, "conflict" | "problems" | "refused">; data?: null };

export type FailureFacts = FailureReason & {
  call: string;
  /** HTTP status; 0 when no answer arrived. */
  status?: number;
  /** The server's own message. */
  said?: string;
  /** Seconds to wait before the server wants another request. */
  retryAfter?: number;
  cause?: unknown;
};

/** A call that failed. `message` is Chinese and can be shown as it is (Spec 8). */
class Failure extends Error {
  override readonly name = "GatewayFailure";
  readonly kind: FailureKind;
  readonly call: string;
  readonly status: number;
  readonly data: FailureReason["data"];
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

  /** True when the gateway may have done what was asked. Only the same request under the same key may then be sent again. */
  get unsure(): boolean {
    return unsureKinds.has(this.kind);
  }
}

/** `kind` says what `data` is. */
export type GatewayFailure = Failure & FailureReason;
export const GatewayFailure = Failure as new (facts: FailureFacts) => GatewayFailure;

/** Turns anything thrown into a failure of that call. */
export function asFailure(thrown: unknown, call: string): GatewayFailure {
  return thrown instanceof GatewayFailure
    ? thrown
    : new GatewayFailure({ kind: "unreadable", call, cause: thrown });
}

/** The same call may succeed later. Not so a refusal, a conflict, or answers to correct. */
export const isOutage = (thrown: unknown): thrown is GatewayFailure =>
  thrown instanceof Failure && (thrown.unsure || thrown.kind === "busy");

/** For code that a call needs and that did not load: it comes over the same network. */
export const notLoaded = (cause: unknown): never => {
  throw new GatewayFailure({ kind: "network", call: "sign", cause });
};
