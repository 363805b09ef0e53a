// Reports what a door exports: each name with its declaration as the compiler writes it, sorted by name.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The report of the door whose declarations lie in `file`, e.g. `index.d.ts`. Throws for a name whose declaration is not found. */
export function reportOf(file: string): string {
  const exported = exportsOf(file);
  return [...exported.keys()]
    .toSorted()
    .map((name) => declarationOf(name, exported.get(name) ?? file, exported))
    .join("\n\n");
}

const kinds = "(?:declare )?(?:function|const|class|interface|type)";

/** Name → the declarations of the module that has it. A name of its own comes before one of `export *`. */
function exportsOf(file: string): Map<string, string> {
  const text = readFileSync(file, "utf8");
  const moduleOf = (path: string) => resolve(dirname(file), path.replace(/\.tsx?$/, ".d.ts"));
  const all = [...text.matchAll(/^export type \* from "([^"]+)";/gm)].flatMap(([, path = ""]) => {
    const declared = readFileSync(moduleOf(path), "utf8").matchAll(
      new RegExp(`^export ${kinds} (\\w+)`, "gm"),
    );
    return [...declared].map(([, name = ""]) => [name, moduleOf(path)] as const);
  });
  const named = [...text.matchAll(/^(?:export|import) (?:type )?\{([^}]*)\} from "(\.[^"]+)";/gm)].flatMap(
    ([, names = "", path = ""]) =>
      [...names.matchAll(/(?:type )?(\w+)/g)].map(([, name = ""]) => [name, moduleOf(path)] as const),
  );
  return new Map([...all, ...named]);
}

/** The statement that declares the name, and what it is only the result of (`ReturnType<typeof createRows>`). */
function declarationOf(name: string, file: string, exported: Map<string, string>): string {
  const statements = readFileSync(file, "utf8").split(/\n(?=(?:export|declare|import|interface|type) )/);
  const declares = new RegExp(`^(?:export )?${kinds} ${name}\\b`);
  const own = statements.filter((statement) => declares.test(statement)).map((statement) => statement.trim());
  if (own.length > 0) {
    const made = own.flatMap((statement) => /ReturnType<typeof (\w+)>/.exec(statement)?.[1] ?? []);
    const makers = made.filter((maker) => !exported.has(maker));
    return [...own, ...makers.map((maker) => declarationOf(maker, file, exported))].join("\n");
  }
  const from = exportsOf(file).get(name);
  if (!from) throw new Error(`${file} neither declares ${name} nor takes it from elsewhere.`);
  return declarationOf(name, from, exported);
}
