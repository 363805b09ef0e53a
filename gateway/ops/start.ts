// Prints for the operator what happens during a start.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../base/start-problem.ts";
import { unanswered } from "../outside/outside.ts";
import { demoKeys } from "../settings/secrets.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import { createLog } from "../watch/log.ts";
import type { Assembled } from "./assemble.ts";

/** Throws a StartProblem that lists everything wrong. */
export function demandSettings(environment?: Parameters<typeof readSettings>[0]): Settings {
  const reading = readSettings(environment);
  if (!reading.ok) throw new StartProblem(...reading.problems);
  const { dataDir, production } = reading.settings;
  if (production && existsSync(join(dataDir, demoKeys))) {
    throw new StartProblem(
      `The data folder ${dataDir} is a trial's (${demoKeys} lies in it): name another with DATA_DIR, because everybody could log in as anybody there.`,
    );
  }
  return reading.settings;
}

/** For commands, which an operator watches. */
export const report = createLog({ format: "text", level: "error" }).problem;

export function tellStart(...told: Parameters<typeof startLines>): void {
  console.log(startLines(...told).join("\n"));
}

/** Address, data, and what is not connected or has no use. */
export function startLines(
  settings: Settings,
  port: number,
  { outside, withoutSystem, trialLines }: Pick<Assembled, "outside" | "withoutSystem" | "trialLines">,
  metrics?: string,
): string[] {
  const { dataDir, databaseUrl, production, publicUrl, miniProgramUrl } = settings;
  const lines = [`Portal and gateway: ${publicUrl ?? `http://localhost:${port}/`}`, ...trialLines(port)];
  if (metrics) lines.push(`Metrics: ${metrics}`);
  lines.push(`Data: ${databaseUrl === null ? `${dataDir} (SQLite)` : `PostgreSQL, files in ${dataDir}`}`);
  const closed = unanswered(outside);
  if (closed.length > 0) lines.push(`Not connected, answered with 暂未开通: ${closed.join(", ")}`);
  if (production && withoutSystem.length > 0)
    lines.push(
      `Without a system (departments in ADAPTERS), nobody is told of what is submitted to ${withoutSystem.length} departments: ${withoutSystem.join(", ")}`,
    );
  if (outside.messages)
    lines.push("Short messages (messages in ADAPTERS) are connected, and the portal sends none yet.");
  if (production && miniProgramUrl === null)
    lines.push(
      "No mini-program (MINI_PROGRAM_URL): the code on the home page opens the portal, and says so.",
    );
  return lines;
}

/** Prints each sentence on its own line; a stack only for unforeseen errors. */
export function giveUp(problem: unknown): never {
  if (problem instanceof StartProblem) for (const sentence of problem.sentences) console.error(sentence);
  else console.error(problem);
  process.exit(1);
}
