// What the build makes of the style files: classes of a room, and rules in the order of the layers.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
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

  test("[look] a rule that names another class names one that there is", () => {
    const named = css.match(/(?<=\.)(form|look|frame|dialogs|guides|steps|pages)-[\w-]+/g) ?? [];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test("[look] each name of a style file is used by a component that imports it", () => {
    const sources = readdirSync(renderer, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({
        folder: dirname(resolve(renderer, name)),
        text: readFileSync(resolve(renderer, name), "utf8"),
      }));
    const used = files.map((file) =>
      sources
        .filter(({ folder, text }) =>
          [...text.matchAll(/from "([^"]+\.styles\.ts)"/g)].some(
            ([, to = ""]) => resolve(folder, to) === file,
          ),
        )
        .map(({ text }) => text)
        .join("\n"),
    );
    // Sizes and tones are looked up.
    const looksUp = (text = "") => /\b(styles|look)\[[^"]/.test(text);
    const idle = classes.flatMap((named, at) =>
      (looksUp(used[at]) ? [] : Object.keys(named))
        .filter((name) => !new RegExp(`\\.${name}\\b|"${name}"`).test(used[at] ?? ""))
        .map((name) => `${relative(renderer, files[at] ?? "")}: ${name}`),
    );
    expect(idle).toEqual([]);
  });
});
