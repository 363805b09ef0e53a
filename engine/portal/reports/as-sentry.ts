// Turns what a visit reports into Sentry's events.

import {
  type SentryProject,
  sentryEnvelope,
  sentryFrames,
  sentryProject,
} from "../../contract/sentry-envelope.ts";
import type { Report } from "./error-reports.ts";

export interface Told {
  release?: string | undefined;
  environment: string;
  /** 32 hex digits. */
  newId(): string;
}

/** Undefined for an address that is no DSN. */
export function sentryWriter(address: string, told: Told) {
  const project = sentryProject(address);
  if (!project) return undefined;
  return { url: project.url, write: (report: Report) => asSentry(project, told, report) };
}

/** Null for what Sentry has no event for: how long calls took is told by the gateway's own figures. */
export function asSentry(project: SentryProject, told: Told, report: Report): string | null {
  const { kind, visit, place, at, begin, error, trail = [] } = report;
  if (kind === "trace") return null;
  const { name = "replay", frames = [], ...facts } = error ?? {};
  const tags = Object.entries(facts).map(([tag, value]) => [tag, String(value)]);
  return sentryEnvelope(project, {
    id: told.newId(),
    at,
    platform: "javascript",
    environment: told.environment,
    ...(told.release && { release: told.release }),
    level: kind === "error" ? "error" : "info",
    type: name,
    value: [name, ...tags.map(([, value]) => value)].join(" "),
    frames: sentryFrames(frames),
    transaction: place,
    tags: { visit, ...Object.fromEntries(tags) },
    breadcrumbs: trail.map((crumb) => ({
      at: begin + crumb.at,
      category: crumb.what,
      message: [crumb.name, crumb.outcome, crumb.took === undefined ? "" : `${crumb.took} ms`]
        .filter(Boolean)
        .join(" "),
    })),
  });
}
