// Builds the same content with few and with many one-things: what the first page loads, and what each guide loads by itself.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { portalPlugins } from "../../renderer/build/plugins.ts";
import { motifPaths } from "../../renderer/look/motif-paths.ts";
import { contentCopy, projectRoot } from "./setup/content-copy.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

async function builtFrom(root: string, input: string, external: RegExp[] = []) {
  const output = await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins: portalPlugins(root),
    build: { write: false, rolldownOptions: { input, external } },
  });
  return [output].flat().flatMap((each) => ("output" in each ? each.output : []));
}

const isChunk = (part: Rolldown.OutputChunk | Rolldown.OutputAsset) => part.type === "chunk";

/** The content with `count` more one-things, each like the first one except for code, id and name. */
function grown(count: number): { root: string; names: string[] } {
  const root = contentCopy();
  const folder = join(root, "flows/one-things");
  const [first = ""] = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const whole = JSON.parse(readFileSync(join(folder, first), "utf8"));
  const names = Array.from({ length: count }, (_, at) => `第${at}号示例一件事`);
  names.forEach((name, at) => {
    const code = `sample${at}`;
    writeFileSync(join(folder, `${code}.json`), JSON.stringify({ ...whole, code, id: `OT9${at}`, name }));
  });
  mkdirSync(join(root, "page"));
  writeFileSync(
    join(root, "page/main.js"),
    'import { definitionCodes, loadDefinition } from "virtual:definitions";\nglobalThis.page = { definitionCodes, loadDefinition };\n',
  );
  return { root, names };
}

test("[2.4] twenty more one-things add only their addresses to the first page; each guide's data is a chunk of its own", async () => {
  const first = async (root: string) => {
    const chunks = (await builtFrom(root, join(root, "page/main.js"))).filter(isChunk);
    return { chunks, entry: chunks.find(({ isEntry }) => isEntry)?.code ?? "" };
  };
  const few = await first(grown(0).root);
  const { root, names } = grown(20);
  const many = await first(root);

  expect(many.entry.length - few.entry.length).toBeLessThan(20 * 120);
  for (const name of names) {
    expect(many.entry).not.toContain(name);
    const holders = many.chunks.filter(({ code }) => code.includes(name));
    expect(holders).toHaveLength(1);
    expect(names.filter((other) => holders[0]?.code.includes(other))).toEqual([name]);
  }
});

test("[2] each picture of the kit is a file of its own, of at most 3 kB", async () => {
  const root = resolve(projectRoot, "renderer");
  const input = join(root, "look/pictures/guide-picture.tsx");
  const built = await builtFrom(root, input, [/^react/]);
  const pictures = built.filter(({ fileName }) => fileName.endsWith(".svg"));
  expect(pictures.flatMap((part) => ("names" in part ? part.names : [])).sort()).toEqual(
    Object.keys(motifPaths)
      .map((name) => `${name}.svg`)
      .sort(),
  );
  for (const part of pictures) {
    const text = "source" in part ? String(part.source) : "";
    expect(text, part.fileName).toMatch(/^<svg id="picture" /);
    expect(text.length, part.fileName).toBeLessThan(3000);
  }
});
