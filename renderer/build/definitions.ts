// The Vite plugin that serves the definitions as `virtual:definitions` and keeps them up to date with the files.
import type { EnvironmentModuleNode, Logger, Plugin, ViteDevServer } from "vite";
import { type ServedContent, stampOfChecked, writeChecked } from "../../content/checked-content.ts";
import { problemLines } from "../../content/problem-report.ts";
import { type CheckedDefinition, type ContentProblem, readContent } from "../../content/read-content.ts";
import { watchContent } from "../../content/watch-content.ts";
import { definitionModule } from "../../engine/index.ts";
import { PAGE_PLUGIN } from "./problems-page.ts";

const NAME = "virtual:definitions";
// A resolved id must not look like JSON, or the dev server leaves its imports alone.
const RESOLVED = `\0${NAME}`;

/** An editor that saves several files, or writes one in two steps, causes several events. */
const QUIET_MS = 60;

/** The event that tells an open page what is wrong in the files: `{ problems: ContentProblem[] }`, empty once repaired. */
export const PROBLEMS_EVENT = "portal:content-problems";
/** Sent by a page once it listens; whatever is sent while it connects comes too early. */
const ASKED_EVENT = "portal:content-problems-asked";

/** The event that tells an open page that the definitions have changed. */
export const CHANGED_EVENT = "portal:content-changed";

/** Writes out each import: a computed one would put all one-things into one chunk. */
function indexModule(definitions: Content["definitions"], auction: string | undefined): string {
  const codes = [...definitions.keys()];
  const former = [...definitions].flatMap(([code, { definition }]) =>
    (definition.oneThing.formerly ?? []).map((name) => [name, code] as const),
  );
  const loaders = [...codes.map((code) => [code, code] as const), ...former].map(
    ([name, code]) => `[${JSON.stringify(name)}, () => import(${JSON.stringify(`${NAME}/${code}`)})]`,
  );
  return `const loaders = new Map([${loaders.join(", ")}]);
export const definitionCodes = ${JSON.stringify(codes)};
export const formerCodes = ${JSON.stringify(former.map(([name]) => name))};
export const auctionCode = ${JSON.stringify(auction)};
export async function loadDefinition(code) {
  const load = loaders.get(code);
  if (!load) throw new Error(\`unknown one-thing: \${code}\`);
  const { definition, checks } = await load();
  return { definition, checks };
}
`;
}

interface Content {
  /** By code; if two folders have the same code, the later one wins. */
  definitions: Map<string, CheckedDefinition>;
  /** The first folder's that names an auction. */
  catalogue: ServedContent["catalogue"] | undefined;
  problems: ContentProblem[];
}

function readAll(roots: readonly string[]): Content {
  const all = roots.map(readContent);
  const catalogues = all.map(({ catalogue }) => catalogue);
  return {
    definitions: new Map(all.flatMap(({ definitions }) => [...definitions])),
    catalogue: catalogues.find((catalogue) => catalogue?.auction) ?? catalogues[0],
    problems: all.flatMap(({ problems }) => problems),
  };
}

const errorsOf = (content: Content): ContentProblem[] =>
  content.problems.filter(({ severity }) => severity === "error");

/** What others may ask of this plugin in a build. */
interface Built {
  /** Keeps the content of the build in that file, for whoever serves it. */
  keep(file: string): void;
}

/** In a build a broken file fails with its sentences; in dev the last correct definitions stay in use. */
export function definitions(roots: readonly string[]): Plugin<Built> & { api: Built } {
  let content: Content | undefined;
  let stamp = "";
  let building = false;
  let swaps = false;
  let logger: Logger | undefined;
  let stops: (() => void)[] = [];

  const tell = (errors: ContentProblem[], effect: string): void => {
    if (errors.length === 0) return;
    const lines = [`${errors.length} 个错误，${effect}：`, ...problemLines(errors)];
    logger?.error(lines.join("\n"), { timestamp: true });
  };

  const read = (): Content => {
    if (!content) {
      if (building) stamp = roots.map(stampOfChecked).join();
      content = readAll(roots);
      if (!building) tell(errorsOf(content), "写错的一件事暂不显示");
    }
    return content;
  };

  /** Keeps the last correct version of each one-thing that is now broken. */
  const readAgain = (): ContentProblem[] => {
    const before = read();
    const now = readAll(roots);
    const errors = errorsOf(now);
    const kept = errors.length > 0 ? new Map([...before.definitions, ...now.definitions]) : now.definitions;
    content = { ...now, definitions: kept };
    return errors;
  };

  const refresh = (server: ViteDevServer): void => {
    const errors = readAgain();
    if (errors.length > 0) {
      const message = [`${errors.length} 个错误，页面继续使用改动前的内容：`, ...problemLines(errors)].join(
        "\n",
      );
      server.config.logger.error(message, { timestamp: true });
    }
    server.ws.send(PROBLEMS_EVENT, { problems: errors });
    if (errors.length > 0) return;
    // Invalidates the importers too, or the page would get the modules it already has.
    const at = Date.now();
    for (const environment of Object.values(server.environments)) {
      const stale = new Set<EnvironmentModuleNode>();
      const seen = new Set<EnvironmentModuleNode>();
      for (const [id, module] of environment.moduleGraph.idToModuleMap) {
        if (!id.startsWith(RESOLVED)) continue;
        // What a page is just being served of an earlier save must not be kept for the next; the second call alone would keep it.
        environment.moduleGraph.invalidateModule(module, stale);
        environment.moduleGraph.invalidateModule(module, seen, at, true);
      }
    }
    if (swaps) server.ws.send(CHANGED_EVENT, { at });
    else server.ws.send({ type: "full-reload" });
  };

  return {
    name: "portal:definitions",
    api: {
      keep(file) {
        const { catalogue, definitions } = read();
        if (catalogue) writeChecked(file, stamp, { catalogue, definitions });
      },
    },
    configResolved(config) {
      building = config.command === "build";
      swaps = config.plugins.some(({ name }) => name === PAGE_PLUGIN);
      logger = config.logger;
    },
    configureServer(server) {
      const changed = (): void => {
        try {
          refresh(server);
        } catch (reason) {
          // A folder in the middle of a move cannot be read; the next change tries again.
          logger?.error(String(reason), { timestamp: true });
        }
      };
      // A test run watches nothing.
      if (server.config.server.watch !== null)
        stops = roots.map((root) => watchContent(root, QUIET_MS, changed));
      // A page opened on broken files must learn about them as well.
      server.ws.on(ASKED_EVENT, (_data, page) => {
        const errors = content ? errorsOf(content) : [];
        if (errors.length > 0) page.send(PROBLEMS_EVENT, { problems: errors });
      });
    },
    closeBundle() {
      for (const stop of stops.splice(0)) stop();
    },
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const { definitions, catalogue } = read();
      const errors = errorsOf(read());
      if (building && errors.length > 0) {
        this.error([`flows/ 和 schemas/ 中有 ${errors.length} 个错误：`, ...problemLines(errors)].join("\n"));
      }
      if (id === RESOLVED) return indexModule(definitions, catalogue?.auction);
      const found = definitions.get(id.slice(RESOLVED.length + 1));
      return found && definitionModule(found.definition);
    },
  };
}
