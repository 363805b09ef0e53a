// Switches for non-production exist at the gateway only: the code that runs in a citizen's browser has none.
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Everything that a build, an address or a browser's storage could switch. `BASE_URL` is where the files are. */
const switches = [
  /import\.meta\.env\.(?!BASE_URL\b)\w+/,
  /import\.meta\.env(?!\.)/,
  /\bprocess\.env\b/,
  /\bNODE_ENV\b/,
  /\bPORTAL_ENV\b/,
  /\blocalStorage\.getItem\([^)]*(debug|test|demo|mock|dev)/i,
  /\.get\("(debug|test|demo|mock|dev|env)"\)/,
];

const found = (files: Record<string, string>, pattern: RegExp): string[] =>
  Object.entries(files).flatMap(([path, text]) => (pattern.test(text) ? [path] : []));

/** What runs in the browser. */
const client = () =>
  Object.fromEntries(
    Object.entries(sourceFiles("engine", "renderer")).filter(
      ([path]) => /\.tsx?$/.test(path) && !path.startsWith("renderer/build/"),
    ),
  );

test("[6] the client has no switch for anything but production", () => {
  const files = client();
  expect(Object.keys(files).length).toBeGreaterThan(100);
  for (const pattern of switches)
    expect([pattern.source, found(files, pattern)]).toEqual([pattern.source, []]);
});

test("[6] whether this is a trial is the gateway's word, and the client only shows it in the footer", () => {
  const reads = found(client(), /settings\??\.demo\b|\{[^}]*\bdemo\b[^}]*\}\s*=\s*\w*settings/);
  expect(reads).toEqual(["renderer/pages/framed.tsx"]);
});

test("[6] a switch would be seen", () => {
  const slipped = { "renderer/a.ts": "if (import.meta.env.DEV) skip();", "engine/b.ts": "process.env.MOCK" };
  expect(switches.flatMap((pattern) => found(slipped, pattern)).toSorted()).toEqual([
    "engine/b.ts",
    "renderer/a.ts",
  ]);
});
