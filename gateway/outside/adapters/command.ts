// Tries each connected system once and says whether it answers: `npm run adapters -- check`.

import { ownCommandLine } from "../../../content/command-line.ts";
import { demandSettings, giveUp } from "../../start.ts";
import { StartProblem } from "../../start-problem.ts";
import { checkCas } from "./cas-login.ts";
import { checkOidc } from "./oidc-login.ts";
import type { Adapters } from "./read-adapters.ts";

const usage = "Usage: npm run adapters -- check";

function trialsOf({ login }: Adapters): [name: string, check: () => Promise<void>][] {
  if (!login) return [];
  return login.kind === "oidc"
    ? [[`login, OpenID Connect, ${login.issuer}`, () => checkOidc(login)]]
    : [[`login, CAS, ${login.url}`, () => checkCas(login)]];
}

async function main(): Promise<void> {
  ownCommandLine({ usage, words: [1, 1], wrong: (_, [word]) => (word === "check" ? undefined : "") });
  const trials = trialsOf(demandSettings().adapters);
  if (trials.length === 0)
    throw new StartProblem("No system is connected: name a file of them with ADAPTERS.");
  for (const [name, check] of trials) {
    const failure = await check().then(() => undefined, reasonOf);
    console.log(failure === undefined ? `ok    ${name}` : `FAIL  ${name}: ${failure}`);
    if (failure !== undefined) process.exitCode = 1;
  }
}

/** Libraries wrap what the network said. */
function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? `${problem.message} (${reasonOf(problem.cause)})` : problem.message;
}

main().catch(giveUp);
