// Compiles `*.styles.ts`, rules in Chakra's language, into style sheets: a page gets them as files and needs no Chakra for them.
import createCache from "@emotion/cache";
import { type CSSObject, css } from "@emotion/react";
import { type Plugin, runnerImport } from "vite";
import { makeSystem } from "../look/make-system.ts";
import type { Rules } from "../look/rules.ts";

interface Source {
  /** The cascade layer of all rules; without one they come after every layer. */
  layer?: string;
  default: Rules;
}

/** Reset, tokens and keyframes of the look. */
const LOOK = "virtual:look.css";
/** Which of the layers wins: the last. */
const order = "@layer reset, base, tokens, recipes;";

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
      if (isSource.test(id))
        return {
          code: `import ${JSON.stringify(id.replace(isSource, ".styles.css"))};`,
          // Of a package without side effects it would be left out.
          moduleSideEffects: true,
        };
      if (!isSheet.test(id)) return undefined;
      const source = id.replace(isSheet, ".styles.ts");
      const { module, dependencies } = await runnerImport<Source>(source, {
        configFile: false,
        logLevel: "error",
      });
      for (const file of [source, ...dependencies]) this.addWatchFile(file);
      const rules = withTokens(module.default);
      return textOf(module.layer ? { [`@layer ${module.layer}`]: rules } : rules);
    },
  };
}

/** The rules as text. */
function textOf(rules: CSSObject | CSSObject[]): string {
  const cache = createCache({ key: "look" });
  return cache.insert("", css(rules as CSSObject), cache.sheet, false) ?? "";
}
