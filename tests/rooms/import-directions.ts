// Checks every import against the architecture, and reports each breach with the offender and what it may import.
import { posix } from "node:path";
import { house, neighbours, oneImporter, packageRules, siblings } from "./house.ts";
import { type Import, importsOf } from "./imports-of.ts";
import type { Files } from "./source-files.ts";

const rooms = [...Object.keys(house), ...neighbours].sort((a, b) => b.length - a.length);
const lies = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);

function roomOf(path: string): string | undefined {
  return rooms.find((room) => lies(path, room));
}

function directionProblem(path: string, { specifier, target, inProject }: Import): string | undefined {
  if (!inProject) return undefined;
  const from = roomOf(path);
  if (!from) return undefined;
  const to = roomOf(target);
  const may = house[from] ?? [];
  if (to && (to === from || may.includes(to))) return undefined;
  const list = may.filter((room) => room !== from).join(", ") || "nothing";
  return `${path} imports ${specifier} (${to ?? target}). Besides itself, ${from} may import: ${list}`;
}

function packageProblem(path: string, { target, inProject }: Import): string | undefined {
  if (inProject) return undefined;
  const fits = (place: string): boolean => (place.endsWith("/") ? path.startsWith(place) : path === place);
  const broken = packageRules.find(
    ({ packages, only, except = [] }) => packages.test(target) && (!only.some(fits) || except.some(fits)),
  );
  return broken && `${path} imports ${target}. Only these may: ${broken.only.join(", ")}`;
}

/** The name that tells siblings apart: `steps/one-form.tsx` and `steps/one-form/part.tsx` are the same sibling. */
const stem = (path: string, folder: string): string =>
  path
    .slice(folder.length + 1)
    .replace(/\/.*$/, "")
    .replace(/\..*$/, "");

function siblingProblem(
  path: string,
  { specifier, target, inProject, typeOnly }: Import,
): string | undefined {
  const folder = inProject && siblings.find((each) => lies(path, each) && lies(target, each));
  if (!folder) return undefined;
  const registries = ["index", "registry", posix.basename(folder)];
  const [from, to] = [stem(path, folder), stem(target, folder)];
  // The registry knows them all; they may know the type of what it gives them, from a file of its own or from the registry.
  const given = [...registries, "step-props"];
  if (from === to || registries.includes(from) || (typeOnly && given.includes(to))) return undefined;
  return `${path} imports its sibling ${specifier}. A file of ${folder} may import only its own parts; what two share lies a room lower`;
}

function crowdProblems(importers: Map<string, Set<string>>): string[] {
  return oneImporter.flatMap((name) => {
    const files = [...(importers.get(name) ?? [])].sort();
    return files.length > 1 ? [`${files.join(", ")} import ${name}. Exactly one file may`] : [];
  });
}

function refProblems(path: string, text: string): string[] {
  const refs = [...text.matchAll(/"\$ref"\s*:\s*"([^"]*)"/g)].map((match) => match[1] ?? "");
  return refs.flatMap((ref) => {
    if (path.startsWith("flows/")) return [`${path} has $ref ${ref}. flows may import: nothing`];
    const [file = ""] = ref.split("#");
    const target = file ? posix.join(posix.dirname(path), file) : path;
    if (!/^[a-z]+:/.test(file) && lies(target, "schemas")) return [];
    return [`${path} has $ref ${ref}. A $ref may lead to: schemas/`];
  });
}

/** All imports of `files` that are not allowed, one sentence each; an empty list when there is none. */
export function wrongImports(files: Files): string[] {
  const importers = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(".json")) {
      if (/^(flows|schemas)\//.test(path)) problems.push(...refProblems(path, text));
      continue;
    }
    if (path.endsWith(".d.ts")) continue;
    if (/^(flows|schemas)\//.test(path)) problems.push(`${path} is code. flows and schemas hold only JSON`);
    if (!roomOf(path)) problems.push(`${path} lies in no room. Rooms: ${Object.keys(house).join(", ")}`);
    for (const each of importsOf(path, text)) {
      importers.set(each.target, (importers.get(each.target) ?? new Set()).add(path));
      const found = [directionProblem, packageProblem, siblingProblem].map((rule) => rule(path, each));
      problems.push(...found.filter((problem) => problem !== undefined));
    }
  }
  return [...problems, ...crowdProblems(importers)];
}
