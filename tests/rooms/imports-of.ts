// Lists everything that a TypeScript file imports: static, dynamic, re-exported, as a type or by a glob.
import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/** `target`: a path from the project's root, or a package's specifier. `typeOnly`: nothing of it remains at run time. */
export interface Import {
  specifier: string;
  target: string;
  inProject: boolean;
  typeOnly: boolean;
}

type Found = Pick<Import, "specifier" | "typeOnly">;

interface Literal {
  type: string;
  value?: unknown;
  elements?: (Literal | null)[];
  quasis?: { value: { cooked: string | null } }[];
}

function stringsIn(node: Literal | null | undefined): string[] {
  if (!node) return [];
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  // Only the beginning of a template is known, which is enough to name the room.
  if (node.type === "TemplateLiteral") return [node.quasis?.[0]?.value.cooked ?? ""];
  return (node.elements ?? []).flatMap(stringsIn);
}

function found(path: string, text: string): Found[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Found[] = [];
  const add = (node: unknown, typeOnly: boolean): void => {
    for (const specifier of stringsIn(node as Literal)) imports.push({ specifier, typeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      const names = node.specifiers;
      const allTypes =
        names.length > 0 && names.every((name) => "importKind" in name && name.importKind === "type");
      add(node.source, node.importKind === "type" || allTypes);
    },
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
    CallExpression: (node) => {
      const { callee } = node;
      const isGlob =
        callee.type === "MemberExpression" &&
        callee.object.type === "MetaProperty" &&
        callee.property.type === "Identifier" &&
        callee.property.name === "glob";
      if (isGlob) add(node.arguments[0], false);
    },
  }).visit(program);
  return imports;
}

/** The imports of one file; `path` is relative to the project's root. Throws when the text does not parse. */
export function importsOf(path: string, text: string): Import[] {
  return found(path, text).map(({ specifier, typeOnly }) => {
    const plain = specifier.replace(/^!/, "").replace(/\?.*$/, "");
    if (plain.startsWith(".")) {
      const target = posix.join(posix.dirname(path), plain);
      return { specifier, typeOnly, target, inProject: true };
    }
    // Vite's root is the renderer, so a leading slash means that folder.
    if (plain.startsWith("/")) return { specifier, typeOnly, target: `renderer${plain}`, inProject: true };
    return { specifier, typeOnly, target: plain, inProject: false };
  });
}
