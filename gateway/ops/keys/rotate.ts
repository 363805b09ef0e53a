// Puts new keys before the ones that are in use.

import type { Keys } from "../../base/keys.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { keyProblems, makeSecrets, type Secrets, secretNames } from "../../settings/secrets.ts";

/** What they have made stays, so their former keys stay until somebody takes them out. */
const stands: readonly (keyof Secrets)[] = ["signature", "data"];

/** `names`: which settings, such as `SESSION_KEY`; none: all. Throws a StartProblem for a name that is no key. */
export function rotated(
  before: Secrets,
  names: readonly string[],
  random: (bytes: number) => Uint8Array,
): Secrets {
  const known = secretNames.map(([, name]): string => name);
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) {
    throw new StartProblem(`“${strange}” is no key: name some of ${known.join(", ")}, or none for all.`);
  }
  const fresh = makeSecrets(random);
  const after = secretNames.map(([key, name]): [keyof Secrets, Keys] => {
    const [current, ...older] = before[key];
    if (names.length > 0 && !names.includes(name)) return [key, before[key]];
    return [key, [fresh[key][0], current, ...(stands.includes(key) ? older : [])]];
  });
  return Object.fromEntries(after) as unknown as Secrets;
}

/** `NAME=KEY,OLD_KEY`, one line each, for the environment. */
export const linesOf = (secrets: Secrets): string[] =>
  secretNames.map(([key, name]) => `${name}=${secrets[key].join()}`);

/** The keys in use. Throws a StartProblem when some are missing or wrong. */
export function demandKeys(given: Partial<Secrets>): Secrets {
  const missing = secretNames.filter(([key]) => !given[key]).map(([, name]) => name);
  if (missing.length > 0) {
    throw new StartProblem(
      `${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} not set: run this with the settings of the gateway.`,
    );
  }
  const problems = keyProblems(given, true);
  if (problems.length > 0) throw new StartProblem(...problems);
  return given as Secrets;
}
