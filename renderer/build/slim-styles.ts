// The renderer's sources go in, the Vite plugin comes out that leaves in Chakra's list of CSS properties those that they name.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LIST = /[\\/]@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/;

const rooms = ["renderer", "stories"].map((room) => resolve(import.meta.dirname, "../..", room));

/** Every word of the sources: a property that is given to an element is one of them. */
function wordsOf(folders: readonly string[]): ReadonlySet<string> {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(resolve(folder, name), "utf8")),
  );
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** `code` is the library's module, with the list in one text between commas; `words` is what may be asked for. */
export function slimProperties(code: string, words: ReadonlySet<string>): string {
  return code.replace(
    /(cssPropertiesStr = ")([\w,]+)(")/,
    (_all, before: string, names: string, after: string) =>
      before +
      names
        .split(",")
        .filter((name) => words.has(name))
        .join(",") +
      after,
  );
}

/** The list tells a style from an attribute: 8 kB of names, of which the portal uses a fifth. */
export function slimStyles(): Plugin {
  let words: ReadonlySet<string> | undefined;
  return {
    name: "portal:slim-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: LIST },
      handler: (code) => {
        words ??= wordsOf(rooms);
        return { code: slimProperties(code, words), map: null };
      },
    },
  };
}
