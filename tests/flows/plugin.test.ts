// Vite builds and serves copies of the content: chunks, rejected files, and what a page learns while files change.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createLogger, createServer, type Plugin, type Rolldown } from "vite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { CHANGED_EVENT, PROBLEMS_EVENT } from "../../renderer/build/definitions.ts";
import { portalPlugins } from "../../renderer/build/plugins.ts";
import { problemsPage } from "../../renderer/build/problems-page.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { change, contentCopy } from "./setup/content-copy.ts";

const file = "flows/one-things/parking.json";
const broken = { file, from: '"icon": "charger"', to: '"icon": "chargr"' };
const mended = { file, from: '"icon": "chargr"', to: '"icon": "umbrella"' };

function copyWithPage(): string {
  const root = contentCopy();
  mkdirSync(join(root, "page"));
  writeFileSync(
    join(root, "page/main.js"),
    'import { definitionCodes, loadDefinition } from "virtual:definitions";\nglobalThis.page = { definitionCodes, loadDefinition };\n',
  );
  return root;
}

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

async function built(root: string): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins: portalPlugins(root),
    build: { write: false, rolldownOptions: { input: join(root, "page/main.js") } },
  });
  return [output]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .filter((part) => part.type === "chunk");
}

describe("vite build", () => {
  test("gives each one-thing a lazy chunk of its own, without a compiler", async () => {
    const chunks = await built(copyWithPage());
    const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
    const words = ["新居入住一件事", "车位充电桩安装一件事"];
    const holders = words.map((name) => lazy.filter(({ code }) => code.includes(name)));
    expect(holders.map(({ length }) => length)).toEqual([1, 1]);
    expect(lazy).toHaveLength(fixtureContent().definitions.size);
    for (const { code } of lazy) expect(code).not.toMatch(/new Function|\beval\(/);
    const first = chunks.find(({ isEntry }) => isEntry)?.code;
    for (const name of words) expect(first).not.toContain(name);
  });

  test("puts the city's own logo, flows/logo.svg, in the place of the portal's mark", async () => {
    const root = copyWithPage();
    const mark = join(import.meta.dirname, "../../renderer/look/pictures/logo-mark.svg");
    writeFileSync(join(root, "page/main.js"), `import logo from "${mark}";\nglobalThis.page = logo;\n`);
    const shown = async () => {
      const [page] = await built(root);
      const code = page?.code ?? "";
      const [, base64] = /base64,([^`"']+)/.exec(code) ?? [];
      return base64 ? Buffer.from(base64, "base64").toString() : decodeURIComponent(code);
    };
    expect(await shown()).toContain("M13 22.5a6");
    writeFileSync(
      join(root, "flows/logo.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 2h3"/></svg>',
    );
    expect(await shown()).toContain("M1 2h3");
  });

  test("fails on a broken file with file, line, sentence and repair", async () => {
    const root = copyWithPage();
    change(root, broken);
    await expect(built(root)).rejects.toThrow(
      /flows\/one-things\/parking\.json 第 \d+ 行 错误：.*是否想写 “charger”？/,
    );
  });
});

describe("the dev server", () => {
  async function served(...more: Plugin[]) {
    const root = copyWithPage();
    const logger = createLogger("silent");
    const told = vi.spyOn(logger, "error");
    const server = await createServer({
      configFile: false,
      root,
      customLogger: logger,
      plugins: [...portalPlugins(root), ...more],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false },
    });
    onTestFinished(() => server.close());
    const sent = vi.spyOn(server.ws, "send");
    const icon = async () => {
      const { loadDefinition } = await server.ssrLoadModule("virtual:definitions");
      return (await loadDefinition("parking")).definition.oneThing.icon;
    };
    return { root, server, told, sent, icon };
  }

  test("tells terminal and page of a broken file, keeps the last good one, and takes the mended one", async () => {
    const { root, told, sent, icon } = await served();
    expect(await icon()).toBe("charger");

    change(root, broken);
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 10_000 });
    expect(told.mock.calls[0]?.[0]).toMatch(/parking\.json 第 \d+ 行 错误：icon：.*是否想写 “charger”？/);
    expect(sent).toHaveBeenCalledWith(PROBLEMS_EVENT, {
      problems: [expect.objectContaining({ file, pointer: "/icon", rule: "not-allowed" })],
    });
    expect(await icon()).toBe("charger");

    change(root, mended);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: "full-reload" }), { timeout: 10_000 });
    expect(sent).toHaveBeenCalledWith(PROBLEMS_EVENT, { problems: [] });
    expect(await icon()).toBe("umbrella");
  });

  test("[10.14] lets the portal's own page take a changed one-thing without being loaded anew", async () => {
    const { root, sent, icon } = await served(problemsPage());
    expect(await icon()).toBe("charger");
    change(root, { ...broken, to: mended.to });
    const changed = expect.objectContaining({ at: expect.any(Number) });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(CHANGED_EVENT, changed), { timeout: 10_000 });
    expect(sent).not.toHaveBeenCalledWith({ type: "full-reload" });
    expect(await icon()).toBe("umbrella");
  });

  test("[10.14] of two saves in a row the page gets the second, also while it is still being served the first", async () => {
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    const slow: Plugin = {
      name: "slow",
      transform: (code, id) =>
        id.endsWith("/parking") && code.includes("charger") ? held.then(() => null) : null,
    };
    const { root, server, sent } = await served(problemsPage(), slow);
    const serve = () => server.transformRequest("virtual:definitions/parking");
    const first = serve();
    await vi.waitFor(() => expect([...server.moduleGraph.idToModuleMap.keys()].join()).toContain("/parking"));
    change(root, { ...broken, to: mended.to });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(CHANGED_EVENT, expect.anything()), {
      timeout: 10_000,
    });
    go();
    expect((await first)?.code).toContain("charger");
    expect((await serve())?.code).toContain("umbrella");
  });
});
