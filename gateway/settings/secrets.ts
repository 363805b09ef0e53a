// Checks the keys from the environment; a trial generates the missing ones and keeps them in its data folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../files/error-code.ts";
import { writeWhole } from "../files/write-whole.ts";
import { StartProblem } from "../start-problem.ts";

export interface Secrets {
  /** Protects session cookies and tokens. */
  session: string;
  /** Signs requests; known to the gateway only. */
  signature: string;
  /** Every browser knows the three wire keys, so they prove nothing (Spec 9). */
  queryKey: string;
  queryIv: string;
  signKey: string;
}

/** The file in which a trial keeps its keys. */
export const demoKeys = "keys.json";

/** The environment variable of each key. */
export const secretNames: [keyof Secrets, string][] = [
  ["session", "SESSION_KEY"],
  ["signature", "SIGNATURE_KEY"],
  ["queryKey", "QUERY_KEY"],
  ["queryIv", "QUERY_IV"],
  ["signKey", "SIGN_KEY"],
];

const wireBytes: Partial<Record<keyof Secrets, number[]>> = {
  queryKey: [16, 24, 32],
  queryIv: [16],
  signKey: [24],
};
const serverBytes = 32;
// Words of examples and test data that no real key contains.
const sample = /yunlan|test|sample|example|change|secret|password|12345|abcde|(.)\1{4}/i;

const rows = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const walks = rows.map((row) => `${row} ${[...row].reverse().join("")}`).join(" ");

/** Few characters, a part that comes again, or steps along the alphabet or the keyboard: nobody drew it at random. */
export function isGuessable(key: string): boolean {
  const text = key.toLowerCase();
  const pairs = [...text].slice(1).map((letter, at) => `${text[at]}${letter}`);
  const steps = pairs.filter((pair) => pair[0] === pair[1] || walks.includes(pair));
  return new Set(key).size < 8 || /(.{6,}).*\1/s.test(key) || steps.length > pairs.length * 0.6;
}

/** One sentence for each key that is too short, of a wrong length, or (in production) guessable, from an example or another's. */
export function keyProblems(secrets: Partial<Secrets>, production: boolean): string[] {
  const problems: string[] = [];
  for (const [key, name] of secretNames) {
    const value = secrets[key];
    if (value === undefined) continue;
    const bytes = Buffer.byteLength(value);
    const allowed = wireBytes[key];
    if (allowed && !allowed.includes(bytes)) {
      problems.push(`${name} must have ${allowed.join(" or ")} bytes, not ${bytes}.`);
    } else if (!allowed && bytes < serverBytes) {
      problems.push(`${name} must have at least ${serverBytes} bytes, not ${bytes}.`);
    } else if (production && (sample.test(value) || isGuessable(value))) {
      problems.push(`${name} looks like an example: make a random one.`);
    }
    const other = secretNames.find(([its]) => its !== key && secrets[its]?.includes(value));
    // What every browser knows would tell what only the gateway may know.
    if (production && other && !(secrets[other[0]] === value && other[1] < name)) {
      problems.push(`${name} and ${other[1]} must have nothing in common: make a random one for each.`);
    }
  }
  return problems;
}

/** The keys of a deployment: in production those given, in a trial completed by its own. Throws a StartProblem. */
export function secretsOf(
  settings: { production: boolean; dataDir: string; secrets: Partial<Secrets> },
  random: (bytes: number) => Uint8Array,
): Secrets {
  const { production, dataDir, secrets } = settings;
  // Settings are not read in production while a key is missing.
  return production ? (secrets as Secrets) : demoSecrets(dataDir, secrets, random);
}

/** The given keys, completed by random ones that are stored in `keys.json` of the data folder, readable by its owner only. Throws a StartProblem. */
export function demoSecrets(dataDir: string, given: Partial<Secrets>, random: (bytes: number) => Uint8Array) {
  const file = join(dataDir, demoKeys);
  const kept = readKept(file);
  const hex = (bytes: number) => Buffer.from(random(bytes)).toString("hex");
  const made: Secrets = {
    session: hex(32),
    signature: hex(32),
    queryKey: hex(8),
    queryIv: hex(8),
    signKey: hex(12),
    ...kept,
  };
  if (Object.keys(kept).length < secretNames.length) {
    writeWhole(file, `${JSON.stringify(made, null, 2)}\n`);
  }
  return { ...made, ...given };
}

/** None when there is no file yet. Throws a StartProblem when it is damaged: other keys would end every session. */
function readKept(file: string): Partial<Secrets> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (problem) {
    if (errorCode(problem) === "ENOENT") return {};
    throw damaged(file);
  }
  if (value === null || typeof value !== "object") throw damaged(file);
  const kept = Object.entries(value).filter(
    ([key, each]) => typeof each === "string" && secretNames.some(([name]) => name === key),
  );
  return Object.fromEntries(kept);
}

const damaged = (file: string): StartProblem =>
  new StartProblem(
    `The keys in ${file} cannot be read: bring the file back from a backup, or delete it, which ends every session.`,
  );
