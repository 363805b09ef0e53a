// Tries each connected system once, or prints a contract: `npm run adapters -- check`, `-- openapi` of the services, `-- departments`.

import { randomBytes } from "node:crypto";
import { ownCommandLine } from "../../../content/command-line.ts";
import { type ServiceName, serviceNames } from "../../../engine/contract/city-services.ts";
import { newId } from "../../base/random.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { checkS3 } from "../../files/bucket/s3-store.ts";
import { checkClamd } from "../../files/clamd.ts";
import { checkDepartment } from "../../office/deliver.ts";
import { departmentsOpenApi } from "../../office/open-api.ts";
import { checkCas } from "../../outside/adapters/cas-login.ts";
import { checkOidc } from "../../outside/adapters/oidc-login.ts";
import type { Adapters } from "../../outside/adapters/read-adapters.ts";
import { servicesOpenApi } from "../../outside/city-services/open-api.ts";
import { type ServiceSettings, serviceClient } from "../../outside/city-services/service-client.ts";
import { demandSettings, giveUp } from "../start.ts";

const usage = "Usage: npm run adapters -- check | openapi | departments";

type Trial = [name: string, check: () => Promise<unknown>];

const clock = { now: () => Date.now() };

function trialsOf({ login, services = {}, files, scanner, departments = {} }: Adapters): Trial[] {
  const trials = serviceNames.flatMap((name): Trial[] => {
    const settings = services[name];
    return settings ? [[`${name}, ${settings.url}`, () => checkService(name, settings)]] : [];
  });
  if (login?.kind === "oidc")
    trials.unshift([`login, OpenID Connect, ${login.issuer}`, () => checkOidc(login)]);
  if (login?.kind === "cas") trials.unshift([`login, CAS, ${login.url}`, () => checkCas(login)]);
  if (files) trials.push([`files, S3, ${files.endpoint}/${files.bucket}`, () => checkS3(files)]);
  for (const [key, settings] of Object.entries(departments)) {
    const check = () => checkDepartment({ clock, fetch }, { key, ...settings }, newId(randomBytes));
    trials.push([`department ${key}, ${settings.url}`, check]);
  }
  if (scanner) trials.push(["scanner, clamd", () => checkClamd(scanner)]);
  return trials;
}

/** Rejects with what a running portal would report. */
async function checkService(name: ServiceName, settings: ServiceSettings): Promise<void> {
  let told: unknown;
  const report = (problem: unknown) => {
    told = problem;
  };
  const ask = serviceClient(name, settings, {
    clock,
    random: randomBytes,
    report,
  });
  await ask("health", {}).catch((problem) => {
    throw told ?? problem;
  });
}

async function main(): Promise<void> {
  const { words } = ownCommandLine({
    usage,
    words: [1, 1] as const,
    wrong: (_, [word = ""]) => (["check", "openapi", "departments"].includes(word) ? undefined : ""),
  });
  if (words[0] === "openapi") return console.log(JSON.stringify(servicesOpenApi(), null, 2));
  if (words[0] === "departments") return console.log(JSON.stringify(departmentsOpenApi(), null, 2));
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
