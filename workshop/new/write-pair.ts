// Writes the two files of a new one-thing from the templates and lists its code, or nothing at all when there is a problem.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { type Content, readContent } from "../../content/read-content.ts";
import type { Catalogue } from "../../engine/one-thing/definition.ts";
import { serviceCodes } from "../../engine/one-thing/service-lists.ts";
import { object, own } from "../../engine/reader/loose.ts";
import { readWhole } from "../../engine/reader/read-definition.ts";
import { texts, type Written } from "./texts.ts";

export interface Wish {
  code: string;
  name?: string | undefined;
  kind: string;
}

export type Made = ({ ok: true } & Written) | { ok: false; problems: string[] };

const kinds = ["personal", "enterprise"];
const refused = (...problems: string[]): Made => ({ ok: false, problems });

/**
 * Writes under `root`, from the templates under `project`. Every problem is one Chinese sentence; with a problem
 * nothing is written, and an existing file is never replaced.
 */
export function newOneThing(root: string, project: string, { code, name, kind }: Wish): Made {
  const content = readContent(root);
  const { catalogue, files } = content;
  const unfit = unfitCode(code, content);
  if (unfit !== undefined) return refused(unfit);
  if (!kinds.includes(kind)) return refused(texts.unknownKind(kind, kinds));
  if (!catalogue) return refused(texts.brokenCatalogue);
  const subject = catalogue.subjects.find((one) => one.kind === kind)?.name;
  if (subject === undefined) return refused(texts.noSubject(kind));

  const id = freeId(files.oneThings.map(({ json }) => own(json, "id")));
  const facts = { code, id, name: name ?? `${code} 一件事`, subject };
  const fill = (path: string) =>
    filled(readFileSync(join(project, path), "utf8"), { ...facts, department: departmentOf(catalogue) });
  const oneThing = fill(`flows/templates/${kind}.json`);
  const form = fill(`schemas/templates/${kind}.schema.json`);
  const shared = Object.fromEntries(files.shared.map(({ name, json }) => [`forms/shared/${name}`, json]));
  const read = readWhole({
    oneThing: JSON.parse(oneThing),
    form: JSON.parse(form),
    shared,
    catalogue: files.catalogue.json,
  });
  if (!read.ok) return refused(texts.notWritten, ...read.problems.map(({ message }) => message));

  const pair = [
    { path: `flows/one-things/${code}.json`, what: texts.oneThingFile, text: oneThing },
    { path: `schemas/forms/${code}.schema.json`, what: texts.formFile, text: form },
  ];
  for (const { path, text } of pair) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: "wx" });
  }
  const list = join(root, files.catalogue.path);
  writeFileSync(list, withListedCode(readFileSync(list, "utf8"), code, kind === "enterprise"));
  const what = kind === "enterprise" ? texts.companyList : texts.otherList;
  const written = [...pair, { path: files.catalogue.path, what }];
  return { ok: true, ...facts, files: written.map(({ path, what }) => ({ path, what })) };
}

/** Windows reserves these device names. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The sentence that rejects the code; undefined when it is free. Files that differ only in case are the same file on some disks. */
function unfitCode(code: string, { files }: Content): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]{0,39}$/.test(code)) return texts.unsafeCode(code);
  if (code in Object.prototype || ["prototype", "shared"].includes(code) || devices.test(code)) {
    return texts.reservedCode(code);
  }
  const same = (name: string) => name.toLowerCase() === code.toLowerCase();
  const taken = [...files.oneThings, ...files.forms].find(({ name }) => same(name));
  return taken && texts.takenCode(code, taken.path);
}

/** One more than the largest: a gap may be the id of a deleted one-thing that still has applications. */
function freeId(used: unknown[]): string {
  const numbers = used.map((id) => Number(/^OT(\d+)$/.exec(String(id))?.[1] ?? 0));
  return `OT${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
}

/** Any department that exists. */
function departmentOf({ departments }: Catalogue): string {
  return Object.keys(object(departments))[0] ?? "";
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Replaces texts in the file as it is written, so that it keeps its layout. */
function filled(
  template: string,
  { code, id, name, subject, department }: Omit<Written, "files"> & { department: string },
): string {
  return template
    .replaceAll('"sample"', () => `"${code}"`)
    .replaceAll("forms/sample", () => `forms/${code}`)
    .replaceAll("OT000", () => id)
    .replaceAll("D000", () => department)
    .replaceAll("示例主题", () => inJson(subject))
    .replaceAll("示例一件事", () => inJson(name))
    .replaceAll("示例一表申请", () => inJson(`${name.replace(/一件事$/, "")}一表申请`));
}

/** At the end of the other services, or of the companies'. The rest of the file stays exactly as it is. */
export function withListedCode(catalogue: string, code: string, ofCompanies = false): string {
  const tree = parseTree(catalogue);
  const groups = tree && findNodeAtLocation(tree, ["serviceLists", serviceCodes.companyService]);
  const group = groups?.children?.at(-1);
  if (ofCompanies && groups && !group) {
    const first = JSON.stringify({ group: texts.companyGroup, items: [code] });
    return catalogue.slice(0, groups.offset + 1) + first + catalogue.slice(groups.offset + 1);
  }
  const list = ofCompanies
    ? group && findNodeAtLocation(group, ["items"])
    : tree && findNodeAtLocation(tree, ["serviceLists", serviceCodes.other]);
  if (!list?.children) return catalogue;
  const last = list.children.at(-1);
  const at = last ? last.offset + last.length : list.offset + 1;
  const line = last ? catalogue.lastIndexOf("\n", last.offset) : -1;
  const between = last && line >= 0 ? catalogue.slice(line, last.offset) : "[";
  // One code per line, or all in one, following the last code.
  const before = !last ? "" : between.trim() === "" ? `,${between}` : ", ";
  return `${catalogue.slice(0, at)}${before}${JSON.stringify(code)}${catalogue.slice(at)}`;
}
