// Reads the data out of an answer, or throws the failure that the answer reports.

import type { AnswerShape } from "../contract/calls.ts";
import { type FailureKind, type FailureReason, GatewayFailure } from "./gateway-failure.ts";

export interface RawAnswer {
  status: number;
  text: string;
  retryAfter: string | null;
}

interface Envelope {
  code: number;
  msg?: string;
  data?: unknown;
}

const kindOfStatus: Record<number, FailureKind> = {
  401: "session",
  409: "conflict",
  413: "tooLarge",
  422: "problems",
  429: "busy",
  503: "busy",
};

/** What an answer must contain for a failure to have data; other kinds have none. */
const shapeOfData: { [Kind in FailureKind]?: AnswerShape } = {
  conflict: { type: "object", required: ["draftId", "revision"] },
  problems: { type: "object", required: ["problems"] },
  refused: { type: "object" },
};

/** Returns `data` of a 200 with `{ code: 200 }`. Anything else throws a GatewayFailure, with the server's own message if there is one (Spec 8). */
export function readAnswer(call: string, { status, text, retryAfter }: RawAnswer): unknown {
  if (status === 204) throw new GatewayFailure({ kind: "nothing", call, status });
  const envelope = envelopeOf(text);
  if (status === 200 && envelope?.code === 200 && envelope.data !== undefined) return envelope.data;
  if (status === 200 && (!envelope || envelope.code === 200))
    throw new GatewayFailure({ kind: "unreadable", call, status });
  // A gateway behind an old proxy may wrap its refusals in a 200; the code inside then decides.
  const verdict = status === 200 && envelope ? envelope.code : status;
  const kind = kindOfStatus[verdict] ?? (verdict >= 500 ? "server" : "refused");
  const shape = shapeOfData[kind];
  const data = shape && fitsAnswer(shape, envelope?.data) ? envelope?.data : null;
  const facts = { call, status: verdict, said: envelope?.msg, retryAfter: seconds(retryAfter) };
  throw new GatewayFailure({ ...({ kind, data } as FailureReason), ...facts });
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== "object" || value === null) return false;
  const { code, msg } = value as Partial<Envelope>;
  return typeof code === "number" && (msg === undefined || typeof msg === "string");
}

function seconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

const types: Record<string, (data: unknown) => boolean> = {
  object: (data) => typeof data === "object" && data !== null && !Array.isArray(data),
  array: (data) => Array.isArray(data),
  boolean: (data) => typeof data === "boolean",
  string: (data) => typeof data === "string",
};

/**
 * Checks the outermost type and the required names only. That is enough to reject the page of a captive network or of another gateway;
 * the gateway's own tests check every answer against the whole schema.
 */
export function fitsAnswer({ type, required = [] }: AnswerShape, data: unknown): boolean {
  if (type !== undefined && types[type]?.(data) === false) return false;
  return required.every((name) => Object.hasOwn(Object(data), name));
}
