// docs/keys.md tells auditors of every key, and of every file that encrypts, signs or compares with one.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { secretNames } from "../../gateway/settings/secrets.ts";
import { sourceFiles } from "./source-files.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(root, "docs/keys.md"), "utf8");

/** What encrypts, signs or compares, by its own means or by a library. */
const uses =
  /create(Hmac|Cipheriv|Decipheriv)\(|\bhmac\(|\bhasHmac\(|isSignedBy\(|SignedCookie\(|subtle\.\w+\(|from "(crypto-js|aws4fetch)/;

test("[9] docs/keys.md names every key of the settings and every file that encrypts, signs or compares", () => {
  for (const [, name] of secretNames) expect(page).toContain(`\`${name}\``);
  const files = Object.entries(sourceFiles("engine", "gateway", "renderer", "stand-ins"))
    .filter(([path, text]) => /\.tsx?$/.test(path) && uses.test(text))
    .map(([path]) => path);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

test("[9] every file that docs/keys.md names is there", () => {
  const named = [...page.matchAll(/`((?:engine|gateway|renderer|stand-ins|tests)\/[^`]+\.tsx?)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
