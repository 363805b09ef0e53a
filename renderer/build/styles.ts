// Compiles `*.styles.ts`, rules in Chakra's language, into style sheets: a page gets them as files and needs no Chakra for them.
import { readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import createCache from "@emotion/cache";
import { type CSSObject, css } from "@emotion/react";
import { build, type Plugin } from "vite";
import { makeSystem } from "../look/make-system.ts";
import type { Rules } from "../look/styles/styles.ts";

interface Source {
  /** The cascade layer of all rules; that of its room by default. */
  layer?: string;
  /** Rules by selector. */
  sheet?: Rules;
  /** Rules by name, of which classes are made. */
  default?: Rules;
}

/** Reset, tokens and keyframes of the look. */
const LOOK = "virtual:look.css";
/** Which rules win, whatever their selectors: those of the last layer. A room may say otherwise than those that it draws with. */
const order = "@layer reset, base, tokens, look, frame, dialogs, guides, steps, pages;";
/** The rules of a form stay in force on a page that knows no layers, and a story says the last word. */
const withoutLayer = ["form", "stories"];

const isSource = /\.styles\.ts$/;
/** Beside each source, as Vite sees it. */
const isSheet = /\.styles\.css$/;

interface Options {
  /** For a page that has styles of its own: the only elements that rules of tags apply to, as a selector. Then nothing is in a layer either, since what is in none would win. */
  within?: string;
}

export function compiledStyles({ within }: Options = {}): Plugin {
  const chakra = lazy(() => makeSystem({ disableLayers: within !== undefined }));
  const sources = lazy(readAll);
  const withTokens = (rules: Rules): CSSObject =>
    Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, chakra.get().css(style)]));

  return {
    name: "portal:styles",
    enforce: "pre",
    resolveId: (id) => (id === LOOK || isSheet.test(id) ? id : undefined),
    watchChange: sources.forget,
    async load(id) {
      if (id === LOOK) {
        const { getPreflightCss, getGlobalCss, getTokenCss } = chakra.get();
        return within
          ? `/*! ${ofChakra("LICENSE")} */\n` +
              textOf([...rulesWithin(within, getPreflightCss()), getGlobalCss(), getTokenCss()])
          : order + textOf(chakra.get()._global);
      }
      if (isSource.test(id)) {
        const { default: named = {} } = (await sources.get()).of(id);
        const classes = Object.fromEntries(Object.keys(named).map((name) => [name, classOf(id, name)]));
        return {
          code: `import ${JSON.stringify(id.replace(isSource, ".styles.css"))};\nexport default ${JSON.stringify(classes)};`,
          // Of a package without side effects it would be left out.
          moduleSideEffects: true,
        };
      }
      if (!isSheet.test(id)) return undefined;
      const file = id.replace(isSheet, ".styles.ts");
      const { room } = placeOf(file);
      const { of, shared } = await sources.get();
      for (const each of [file, ...shared]) this.addWatchFile(each);
      const {
        layer = withoutLayer.includes(room) ? undefined : room,
        sheet = {},
        default: named = {},
      } = of(file);
      const ofClasses = Object.entries(named).map(([name, style]) => [`.${classOf(file, name)}`, style]);
      const rules = withTokens({ ...sheet, ...Object.fromEntries(ofClasses) });
      if (within) return textOf(layer === "base" ? rulesWithin(within, rules) : rules);
      // The order comes first in whichever sheet is the first.
      return layer ? order + textOf({ [`@layer ${layer}`]: rules }) : textOf(rules);
    },
    // A style sheet begins with Chakra's reset, of which Vite's own list knows nothing.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { license } = this.environment.config.build;
        const list = typeof license === "object" ? bundle[license.fileName] : undefined;
        if (list?.type !== "asset") return;
        const { version, license: kind } = JSON.parse(ofChakra("package.json"));
        list.source = `${list.source}\n## @chakra-ui/react - ${version} (${kind})\n\n${ofChakra("LICENSE")}\n`;
      },
    },
  };
}

/** Made when it is asked for, and again after it was forgotten. */
function lazy<Made>(make: () => Made) {
  let made: { value: Made } | undefined;
  return {
    get: () => {
      made ??= { value: make() };
      return made.value;
    },
    forget: () => {
      made = undefined;
    },
  };
}

const project = resolve(import.meta.dirname, "../..");

const ofChakra = (file: string): string =>
  readFileSync(join(project, "node_modules/@chakra-ui/react", file), "utf8").trim();

const ALL = "virtual:all-styles";
const allStyles: Plugin = {
  name: "portal:all-styles",
  resolveId: (id) => (id.endsWith(ALL) ? ALL : undefined),
  load: (id) =>
    id === ALL
      ? `export default import.meta.glob("/{renderer,stories}/**/*.styles.ts", { eager: true })`
      : undefined,
};

/** All style files in one go, as a bundle: run one by one they would cost some seconds. */
async function readAll() {
  const built = await build({
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [allStyles],
    ssr: { noExternal: true },
    build: { ssr: ALL, write: false, minify: false },
  });
  const [chunk] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error("The style files make no module.");
  const module = (await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)) as {
    default: Record<string, Source>;
  };
  const sources = new Map(
    Object.entries(module.default).map(([path, source]) => [join(project, path), source]),
  );
  return {
    of: (file: string): Source => {
      const source = sources.get(file);
      if (!source) throw new Error(`${file}: style files stand in renderer/ or stories/`);
      return source;
    },
    /** What several of them import. */
    shared: chunk.moduleIds.filter((path) => !isSource.test(path) && path !== ALL),
  };
}

/** `renderer/look/parts/card.styles.ts`: the room `look`, the name `card`. */
function placeOf(file: string): { room: string; name: string } {
  const [room = "", ...rest] = relative(project, file)
    .split(sep)
    .filter((folder) => folder !== "renderer");
  return { room, name: (rest.at(-1) ?? room).replace(isSource, "") };
}

/** `look-card` for the name `card` in it, `look-card-head` for `head`. */
function classOf(file: string, of: string): string {
  const { room, name } = placeOf(file);
  return [room, name, ...(of === name ? [] : [of])].join("-");
}

/** Of a page as a whole, which stays as it is. */
const ofPage = ["background", "minHeight", "position"];

/** The same rules for what is inside: stronger than any rule of tags, and weaker than a class. What is said of the page is said of the elements themselves. */
function rulesWithin(within: string, rules: CSSObject): CSSObject[] {
  const elsewhere = /^(:root$|html\[)/;
  return Object.entries(rules).map(([selectors, style]) => {
    if (/^(html|body)$/.test(selectors)) {
      const own = Object.entries(style as CSSObject).filter(([name]) => !ofPage.includes(name));
      return { [within]: Object.fromEntries(own) };
    }
    const inside = listOf(selectors).map((selector) => {
      if (elsewhere.test(selector)) return selector;
      const [, element = "", pseudo = ""] = /^(.*?)(::.*)?$/.exec(selector) ?? [];
      return `${within} :where(${element || "*"})${pseudo}`;
    });
    return { [inside.join(", ")]: style };
  });
}

/** The selectors of a list, at the commas that are in no brackets. */
const listOf = (selectors: string): string[] => selectors.split(/,\s*(?![^()]*\))/);

/** The rules as text. */
function textOf(rules: CSSObject | CSSObject[]): string {
  const cache = createCache({ key: "look" });
  return cache.insert("", css(rules as CSSObject), cache.sheet, false) ?? "";
}
