// What the build makes of the style files: classes of a room, and rules in the order of the layers.
import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { compiledStyles } from "../../renderer/build/styles.ts";

const renderer = resolve(import.meta.dirname, "../../renderer");
const files = readdirSync(renderer, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".styles.ts"))
  .map((name) => resolve(renderer, name));

/** Every style file, as a build would have them: its classes and its rules. */
async function compiled() {
  const entry = resolve(renderer, "all-styles.ts");
  const made = await build({
    configFile: false,
    root: renderer,
    publicDir: false,
    logLevel: "error",
    plugins: [
      compiledStyles(),
      {
        name: "all-styles",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `${files.map((file, at) => `import c${at} from ${JSON.stringify(file)};`).join("")}
               import "virtual:look.css"; export default [${files.map((_, at) => `c${at}`).join()}];`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry, formats: ["es"], fileName: "all", cssFileName: "all" },
    },
  });
  const output = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const script = output.find((file) => file.type === "chunk")?.code ?? "";
  const css = output.find((file) => file.fileName.endsWith(".css"));
  const { default: classes } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    default: Record<string, string>[];
  };
  return { classes, css: css?.type === "asset" ? String(css.source) : "" };
}

describe("the styles that the build compiles", async () => {
  const { classes, css } = await compiled();
  const names = classes.flatMap((named) => Object.values(named));

  test("[look] each name of a style file has one class, which begins with its room and which nobody else has", () => {
    expect(files.map((file) => relative(renderer, file))).toContain("look/parts/card.styles.ts");
    expect(names).toContain("look-card-head");
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  test("[look] the order of the layers stands before any layer, so that a page may say otherwise than a part", () => {
    const layers = css.match(/@layer [^;{]*[;{]/g) ?? [];
    expect(layers[0]).toBe("@layer reset, base, tokens, look, frame, dialogs, guides, steps, pages;");
    expect(layers).toContain("@layer look{");
  });

  test("[look] a token is a variable: none is left as the word that the file says", () => {
    expect(css.includes("var(--chakra-colors-brand-solid)")).toBe(true);
    const words = css.match(/:\s*(?:[a-z]+\.(?:\d+|[a-z]+))\s*[;}]/g) ?? [];
    expect(words).toEqual([]);
  });
});
