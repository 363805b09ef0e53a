// Compiles `*.styles.ts`, rules in Chakra's language, into style sheets: a page gets them as files and needs no Chakra for them.
import { relative, resolve, sep } from "node:path";
import createCache from "@emotion/cache";
import { type CSSObject, css } from "@emotion/react";
import { type Plugin, runnerImport } from "vite";
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
/** Which of the layers wins: the last. */
const order = "@layer reset, base, tokens, recipes;";

/** With the recipes of Chakra's own elements: what comes later wins. Rules of other rooms come after every layer. */
const layers: Record<string, string> = { look: "recipes" };

const isSource = /\.styles\.ts$/;
/** Beside each source, as Vite sees it. */
const isSheet = /\.styles\.css$/;

export function compiledStyles(): Plugin {
  let system: ReturnType<typeof makeSystem> | undefined;
  const chakra = () => {
    system ??= makeSystem();
    return system;
  };
  const withTokens = (rules: Rules): CSSObject =>
    Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, chakra().css(style)]));

  return {
    name: "portal:styles",
    enforce: "pre",
    resolveId: (id) => (id === LOOK || isSheet.test(id) ? id : undefined),
    async load(id) {
      if (id === LOOK) return order + textOf(chakra()._global);
      if (isSource.test(id)) {
        const { default: named = {} } = await read(id);
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
      const { layer = layers[room], sheet = {}, default: named = {}, dependencies } = await read(file);
      for (const each of [file, ...dependencies]) this.addWatchFile(each);
      const ofClasses = Object.entries(named).map(([name, style]) => [`.${classOf(file, name)}`, style]);
      const rules = withTokens({ ...sheet, ...Object.fromEntries(ofClasses) });
      // The order comes first in whichever sheet is the first.
      return layer ? order + textOf({ [`@layer ${layer}`]: rules }) : textOf(rules);
    },
  };
}

async function read(file: string): Promise<Source & { dependencies: readonly string[] }> {
  const { module, dependencies } = await runnerImport<Source>(file, { configFile: false, logLevel: "error" });
  return { ...module, dependencies };
}

/** `look/styles/card.styles.ts`: the room `look`, the name `card`. */
function placeOf(file: string): { room: string; name: string } {
  const [room = "", ...rest] = relative(resolve(import.meta.dirname, ".."), file).split(sep);
  return { room, name: (rest.at(-1) ?? room).replace(isSource, "") };
}

/** `look-card` for the name `card` in it, `look-card-head` for `head`. */
function classOf(file: string, of: string): string {
  const { room, name } = placeOf(file);
  return [room, name, ...(of === name ? [] : [of])].join("-");
}

/** The rules as text. */
function textOf(rules: CSSObject | CSSObject[]): string {
  const cache = createCache({ key: "look" });
  return cache.insert("", css(rules as CSSObject), cache.sheet, false) ?? "";
}
