// Writes an error report as Sentry's envelope, which GlitchTip and others read too.

/** Where a DSN (`https://key@host/project`) leads. */
export interface SentryProject {
  dsn: string;
  /** Takes envelopes; the key is in its query, so that a browser needs no header. */
  url: string;
}

/** One line of code, as its stack says it. */
export interface SentryFrame {
  filename: string;
  lineno: number;
  colno: number;
  function?: string;
}

export interface SentryEvent {
  /** 32 hex digits. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  platform: "javascript" | "node";
  level: "error" | "info";
  /** Class of the error. */
  type: string;
  value: string;
  /** The innermost first, as a stack has them. */
  frames: readonly SentryFrame[];
  release?: string;
  environment: string;
  /** Place of the page or part of the gateway. */
  transaction?: string;
  tags?: Record<string, string>;
  breadcrumbs?: readonly { at: number; category: string; message: string }[];
}

/** Null for an address that is no DSN. */
export function sentryProject(address: string): SentryProject | null {
  const found = /^(https?:)\/\/([A-Za-z0-9]+)@([^/?#@]+)((?:\/[\w.-]+)*)\/(\d+)$/.exec(address);
  if (!found) return null;
  const [, protocol, key, host, path, project] = found;
  const url = `${protocol}//${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
  return { dsn: address, url };
}

/** Three lines of JSON: the envelope's header, the item's, and the event. */
export function sentryEnvelope({ dsn }: SentryProject, given: SentryEvent): string {
  const { id, at, platform, level, type, value, frames, breadcrumbs = [] } = given;
  const { release, environment, transaction, tags } = given;
  // Sentry reads a stack from its outermost call on.
  const stacktrace = { frames: frames.map((frame) => ({ ...frame, in_app: true })).reverse() };
  const event = {
    event_id: id,
    timestamp: at / 1000,
    platform,
    level,
    environment,
    ...(release && { release }),
    ...(transaction && { transaction }),
    ...(tags && { tags }),
    ...(level === "error"
      ? { exception: { values: [{ type, value, ...(frames.length > 0 && { stacktrace }) }] } }
      : { message: { formatted: value } }),
    ...(breadcrumbs.length > 0 && {
      breadcrumbs: {
        values: breadcrumbs.map(({ at: when, ...crumb }) => ({ timestamp: when / 1000, ...crumb })),
      },
    }),
  };
  const header = { event_id: id, sent_at: new Date(at).toISOString(), dsn };
  return [header, { type: "event" }, event].map((line) => JSON.stringify(line)).join("\n");
}

/** `file:line:column`, also behind a function's name: `answer (gateway/http/app.ts:12:3)`. Other texts are left out. */
export function sentryFrames(lines: readonly string[]): SentryFrame[] {
  return lines.flatMap((line) => {
    const [, name, file = "", row, column] =
      /^(?:(.*?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    const place = { filename: file, lineno: Number(row), colno: Number(column) };
    return file ? [{ ...place, ...(name && { function: name }) }] : [];
  });
}
