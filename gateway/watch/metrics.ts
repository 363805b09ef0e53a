// Counts for Prometheus what the gateway does; no label has more values than the code names.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answered } from "./log.ts";

/** What is counted besides calls. */
export type Counted = "draft" | "submission" | "refusedSignature" | "uploadedBytes";

/** What is looked at when somebody asks for the figures. */
export interface Looked {
  /** Null with SQLite, which has no pool. */
  pool(): { total: number; idle: number; waiting: number } | null;
  /** Whether database and folder of files answer. */
  state(): Promise<{ database: boolean; files: boolean }>;
  /** What waits for the departments; `oldest`: when it was written (epoch milliseconds). */
  outbox?(): Promise<{ waiting: number; stuck: number; oldest: number | null }>;
  /** Epoch milliseconds. */
  now?(): number;
}

export interface Metrics {
  answered(facts: Answered): void;
  count(what: Counted, by?: number): void;
  /** Begins to look at a gateway. */
  look(gateway: Looked): void;
  /** In the text format of Prometheus. */
  text(): Promise<{ type: string; text: string }>;
}

/** Seconds; most calls take milliseconds, an upload may take minutes. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const calls = new Counter({
    name: "portal_calls_total",
    help: "Requests answered",
    labelNames: ["call", "status"],
    registers,
  });
  const took = new Histogram({
    name: "portal_call_seconds",
    help: "Time until the answer",
    labelNames: ["call"],
    registers,
    buckets: seconds,
  });
  const limited = counter("portal_limited_total", "Requests answered with 429");
  const counted: Record<Counted, Counter> = {
    draft: counter("portal_drafts_total", "Drafts begun"),
    submission: counter("portal_submissions_total", "Declarations submitted"),
    refusedSignature: counter("portal_refused_signatures_total", "Requests whose signature did not hold"),
    uploadedBytes: counter("portal_uploaded_bytes_total", "Bytes of files and pieces that were stored"),
  };
  const up = new Gauge({ name: "portal_up", help: "1 while it answers", labelNames: ["part"], registers });
  const pool = new Gauge({
    name: "portal_pool_connections",
    help: "Connections to PostgreSQL",
    labelNames: ["state"],
    registers,
  });
  const outbox = new Gauge({
    name: "portal_outbox_messages",
    help: "Messages that no department has yet",
    registers,
    labelNames: ["state"],
  });
  const oldest = new Gauge({
    name: "portal_outbox_oldest_seconds",
    help: "Age of the oldest of them, 0 without one",
    registers,
  });
  let looked: Looked | undefined;

  return {
    answered({ call, status, ms }) {
      calls.inc({ call, status: `${Math.floor(status / 100)}xx` });
      took.observe({ call }, ms / 1000);
      if (status === 429) limited.inc();
    },
    count: (what, by = 1) => counted[what].inc(by),
    look(gateway) {
      looked = gateway;
    },
    async text() {
      const state = await looked?.state();
      for (const [part, answers] of Object.entries(state ?? {})) up.set({ part }, answers ? 1 : 0);
      for (const [name, count] of Object.entries(looked?.pool() ?? {})) pool.set({ state: name }, count);
      // `portal_up` says that the database is unavailable.
      const messages = await looked?.outbox?.().catch(() => undefined);
      if (messages) {
        outbox.set({ state: "waiting" }, messages.waiting);
        outbox.set({ state: "stuck" }, messages.stuck);
        const { oldest: since } = messages;
        oldest.set(since === null ? 0 : Math.max(0, ((looked?.now?.() ?? since) - since) / 1000));
      }
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
