// Checks the keys from the environment; a trial generates the missing ones and keeps them in its data folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../base/error-code.ts";
import type { Keys } from "../base/keys.ts";
import type { SettingName } from "../base/setting-reader.ts";
import { StartProblem } from "../base/start-problem.ts";
import { writeWhole } from "../files/write-whole.ts";
import type { AdapterSecret } from "../outside/adapters/read-adapters.ts";

export interface Secrets {
  /** Protects session cookies and tokens. */
  session: Keys;
  /** Signs requests and the audit trail; known to the gateway only. */
  signature: Keys;
  /** Encrypts what the database holds of persons. */
  data: Keys;
  /** Every browser knows the first of the three wire keys, so they prove nothing (Spec 9). */
  queryKey: Keys;
  queryIv: Keys;
  signKey: Keys;
}

/** The file in which a trial keeps its keys. */
export const demoKeys = "keys.json";

/** The environment variable of each key. */
export const secretNames: [keyof Secrets, SettingName][] = [
  ["session", "SESSION_KEY"],
  ["signature", "SIGNATURE_KEY"],
  ["data", "DATA_KEY"],
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
// Words of examples and test data; so long that a key drawn at random has none of them.
const sample = /yunlan|(^|[-_. ])test|sample|example|change|secret|password|1234567|abcdefg|(.)\2{7}/i;

const rows = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const walks = rows.map((row) => `${row} ${[...row].reverse().join("")}`).join(" ");

/** Few characters, a part that comes again, or steps along the alphabet or the keyboard: nobody drew it at random. */
export function isGuessable(key: string): boolean {
  const text = key.toLowerCase();
  const pairs = [...text].slice(1).map((letter, at) => `${text[at]}${letter}`);
  const steps = pairs.filter((pair) => pair[0] === pair[1] || walks.includes(pair));
  return new Set(key).size < 8 || /(.{8,}).*\1/s.test(key) || steps.length > pairs.length * 0.6;
}

/** `KEY,OLD_KEY` as the environment and a trial's file write it; undefined when there is none. */
export function readKeys(text: string | undefined): Keys | undefined {
  const [newest, ...older] = (text ?? "").split(",").map((key) => key.trim());
  return newest === undefined || text === undefined ? undefined : [newest, ...older];
}

interface Named {
  /** Keys of one group follow each other. */
  group: string;
  name: string;
  value: string;
  age: number;
  /** Lengths that it may have, unless any that is long enough. */
  bytes?: readonly number[] | undefined;
  /** By a platform: its shape is not ours to choose. */
  isGiven?: boolean;
}

/**
 * One sentence for each setting with a key that is too short, of a wrong length, or (in production) guessable, from an example or another's.
 * `shared` ones are looked at in production.
 */
export function keyProblems(
  secrets: Partial<Secrets>,
  production: boolean,
  shared: readonly AdapterSecret[] = [],
): string[] {
  const own = secretNames.flatMap(([group, name]) =>
    (secrets[group] ?? []).map((value, age): Named => ({ group, name, value, age, bytes: wireBytes[group] })),
  );
  const theirs = shared.map(
    ({ name, value, signs }): Named => ({ group: name, name, value, age: 0, isGiven: !signs }),
  );
  const all = production ? [...own, ...theirs] : own;
  const problems = all.flatMap(({ group, name, value, age, bytes: allowed, isGiven }, at) => {
    const problems: string[] = [];
    const bytes = Buffer.byteLength(value);
    if (isGiven) {
      // Only what others have must not stand in it.
    } else if (allowed && !allowed.includes(bytes)) {
      problems.push(`${name} must have ${allowed.join(" or ")} bytes, not ${bytes}.`);
    } else if (!allowed && bytes < serverBytes) {
      problems.push(`${name} must have at least ${serverBytes} bytes, not ${bytes}.`);
    } else if (production && (sample.test(value) || isGuessable(value))) {
      problems.push(`${name} looks like an example: make a random one.`);
    }
    // What every browser knows would tell what only the gateway may know.
    // A word may be part of a key by chance; what is long enough to be one may not.
    const isIn = (whole: string) => (bytes < 16 ? whole === value : whole.includes(value));
    const other = all.find((each) => value !== "" && each.group !== group && isIn(each.value));
    if (production && other && !(other.value === value && other.name < name)) {
      problems.push(`${name} and ${other.name} must have nothing in common: make a random one for each.`);
    }
    if (all.findIndex((each) => each.group === group && each.value === value) < at && age > 0) {
      problems.push(`${name} names the same key twice: put a new one before the comma.`);
    }
    return problems;
  });
  return [...new Set(problems)];
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
  const made: Secrets = { ...makeSecrets(random), ...kept };
  if (Object.keys(kept).length < secretNames.length) {
    try {
      writeDemoSecrets(dataDir, made);
    } catch (problem) {
      throw new StartProblem(`The keys of the trial cannot be written to ${file} (${errorCode(problem)}).`);
    }
  }
  return { ...made, ...given };
}

/** Each as a start would take it in production. */
export function makeSecrets(random: (bytes: number) => Uint8Array): Secrets {
  const text = (bytes: number): Keys => [Buffer.from(random(bytes)).toString("base64url")];
  for (let times = 0; ; times += 1) {
    const made: Secrets = {
      session: text(32),
      signature: text(32),
      data: text(32),
      queryKey: text(12),
      queryIv: text(12),
      signKey: text(18),
    };
    // One in some hundred thousand looks guessable.
    if (times === 9 || keyProblems(made, true).length === 0) return made;
  }
}

export function writeDemoSecrets(dataDir: string, secrets: Secrets): void {
  const lines = Object.fromEntries(secretNames.map(([key]) => [key, secrets[key].join()]));
  writeWhole(join(dataDir, demoKeys), `${JSON.stringify(lines, null, 2)}\n`);
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
  const kept = value as Record<string, unknown>;
  return Object.fromEntries(
    secretNames.flatMap(([key]) => {
      const text = kept[key];
      return typeof text === "string" ? [[key, readKeys(text)]] : [];
    }),
  );
}

const damaged = (file: string): StartProblem =>
  new StartProblem(
    `The keys in ${file} cannot be read: bring the file back from a backup: it alone reads the data. Where they are not needed, delete it together with the folder.`,
  );
