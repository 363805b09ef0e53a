// A start takes the content that the build has checked, and reads it anew as soon as anything about it is not as it was.
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readChecked, stampOfChecked, writeChecked } from "../../content/checked-content.ts";
import { readContent } from "../../content/read-content.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { change, contentCopy } from "./setup/content-copy.ts";

function keptCopy() {
  const root = contentCopy();
  const file = join(root, "content.json");
  const { catalogue, definitions } = readContent(root);
  if (!catalogue) throw new Error("The fixtures have a catalogue.");
  writeChecked(file, stampOfChecked(root), { catalogue, definitions });
  return { root, file, catalogue, definitions };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("content that the build has checked", () => {
  test("[performance] is the same as content read anew, in its order", () => {
    const { root, file, catalogue, definitions } = keptCopy();
    const checked = readChecked(file, root);
    expect(checked?.catalogue).toEqual(asJson(catalogue));
    expect([...(checked?.definitions.keys() ?? [])]).toEqual([...definitions.keys()]);
    for (const [code, { definition, checks }] of definitions) {
      const found = checked?.definitions.get(code);
      expect(found?.definition).toEqual(asJson(definition));
      expect(Object.keys(found?.checks ?? {})).toEqual(Object.keys(checks));
    }
  });

  test("[performance] is still taken when an editor has left a file of its own beside it", () => {
    const { root, file } = keptCopy();
    writeFileSync(join(root, "flows/one-things/.parking.json.swp"), "");
    symlinkSync("nobody@nowhere.1", join(root, "flows/one-things/.#parking.json"));
    expect(readChecked(file, root)).toBeDefined();
    expect(readContent(root).problems).toEqual(fixtureContent().problems);
  });

  test.each<[string, (root: string, file: string) => void]>([
    [
      "a one-thing has changed",
      (root) => change(root, { file: "flows/one-things/parking.json", from: '"charger"', to: '"umbrella"' }),
    ],
    ["a file was added", (root) => writeFileSync(join(root, "flows/one-things/new.json"), "{}")],
    [
      "another release has kept it",
      (_, file) =>
        writeFileSync(
          file,
          readFileSync(file, "utf8").replace(/^{"stamp":"(\w+) \w+"/, '{"stamp":"$1 other"'),
        ),
    ],
    [
      "it was not written to its end",
      (_, file) => writeFileSync(file, readFileSync(file, "utf8").slice(0, -9)),
    ],
  ])("[performance] is not taken when %s", (_, happens) => {
    const { root, file } = keptCopy();
    happens(root, file);
    expect(readChecked(file, root)).toBeUndefined();
  });
});
