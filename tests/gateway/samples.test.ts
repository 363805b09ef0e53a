// Every id in the content has its sample or blank form, and the Chinese text is really in it.

import { createRequire } from "node:module";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { type Sample, samplesOf } from "../../gateway/files/sample-of.ts";
import { samplePdf } from "../../gateway/files/sample-pdf.ts";
import type { Handle } from "../../gateway/http/handle.ts";
import { sampleRoutes } from "../../gateway/http/routes/samples.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { gatewayUnderTest, root } from "./setup/gateway-under-test.ts";

/** A short run takes a sample. */
const long = process.env.LONG === "1";

const pdfjs = join(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"), "..");
/** For the project's one-things, however many there are, and for the fixtures. */
const samples = [readContent(root), fixtureContent()].flatMap(({ definitions }) =>
  [...definitions.values()].flatMap(({ definition }) => samplesOf(definition)),
);

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${join(pdfjs, "standard_fonts")}/`,
    verbosity: 0,
  }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return (await Promise.all(pages)).join("");
}

test("[7] ids are given once, and each stands for a paper", { timeout: 240_000 }, async () => {
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(samples.length).toBeGreaterThan(0);
  // The same few lines draw all of them, so a short run draws every fifth.
  for (const sample of samples.filter((_, at) => long || at % 5 === 0)) {
    const bytes = await samplePdf(sample, 0);
    const text = Buffer.from(bytes).toString("latin1");
    expect([sample.id, text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual([sample.id, "%PDF-", "%%EOF"]);
    // The font itself is embedded, so no reader needs one of its own.
    expect([sample.id, /\/FontFile3/.test(text)]).toEqual([sample.id, true]);
  }
});

test("[wcag] a paper has a structure to be read aloud: title, paragraphs, and tables whose rows have a header", async () => {
  const [sample] = samples.filter(({ sections }) => sections.length > 1);
  if (!sample) throw new Error("No sample has two sections.");
  const bytes = await samplePdf(sample, 0);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const trees = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getStructTree()),
  );
  const told = trees.flatMap((tree) => (tree ? rolesIn(tree) : []));
  const count = (role: string) => told.filter((each) => each === role).length;
  const rows = sample.sections.flatMap(({ fields }) => fields).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(sample.sections.length);
  expect([count("TH"), count("TD")]).toEqual([rows, rows]);
  // What is not in the structure is marked as decoration, so nothing is read twice or left unsaid.
  const { items } = await (await pdf.getPage(1)).getTextContent({ includeMarkedContent: true });
  let open = 0;
  for (const item of items) {
    if (!("str" in item)) open += item.type === "endMarkedContent" ? -1 : 1;
    else if (item.str.trim()) expect([item.str, open > 0]).toEqual([item.str, true]);
  }
});

interface Node {
  type?: string;
  role?: string;
  children?: object[];
}

/** The role of each element that has content on the page: a table that goes on is in the tree of each of its pages. */
function rolesIn({ role = "", children = [] }: Node): string[] {
  const nodes: Node[] = children;
  return [
    ...(nodes.some(({ type }) => type === "content") ? [role] : []),
    ...nodes.flatMap((node) => rolesIn(node)),
  ];
}

test("[7] the font has every sign of every paper", () => {
  const paper = new PDFDocument({ font: join(root, "gateway/files/fonts/sans-sc.otf") });
  const { font } = (paper as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font;
  const missing = new Set<string>();
  for (const sign of new Set(JSON.stringify(samples))) {
    if (!font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missing.add(sign);
  }
  expect([...missing]).toEqual([]);
});

test("[7] a sample is filled and says 样本; a blank form has the same fields, empty, with a line to sign", async () => {
  const blank = samples.find(({ kind, sections }) => kind === "blank" && sections.length > 0) as Sample;
  const filled = samples.find(({ kind, sections }) => kind === "sample" && sections.length > 0) as Sample;
  const [one, other] = [await textOf(await samplePdf(filled, 0)), await textOf(await samplePdf(blank, 0))];
  expect(one).toContain(filled.title);
  expect(one).toContain("样 本");
  expect(one).toContain(filled.sections[0]?.fields[0]?.title);
  expect(one).toContain(filled.sections[0]?.fields[0]?.value);
  expect(other).toContain(blank.title);
  expect(other).toContain("申请人（签名）");
  expect(other).not.toContain("样 本");
  expect(blank.sections.every(({ fields }) => fields.every(({ value }) => value === ""))).toBe(true);
});

test("[7] a gateway that starts reads no samples: they are made with the first wish for one", async () => {
  const { content } = (await gatewayUnderTest()).parts;
  let looked = 0;
  const watched = Object.defineProperty({ ...content }, "newest", {
    get: () => {
      looked += 1;
      return content.newest;
    },
  });
  const handled: string[] = [];
  const handle = ((name: string) => {
    handled.push(name);
  }) as Handle;
  sampleRoutes(handle, { content: watched, clock: { now: () => 0 } });
  expect([handled, looked]).toEqual([["sample"], 0]);
});

test("[7] the gateway gives each of its content's papers, drawn once, and 404 for any other", async () => {
  const { browser, parts } = await gatewayUnderTest();
  const visitor = browser();
  const ids = parts.content.newest.flatMap((definition) => samplesOf(definition)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const name of ids) {
    const [first, again] = [
      await visitor.respond("sample", { name }),
      await visitor.respond("sample", { name }),
    ];
    expect([name, first.status, first.headers.get("content-type")]).toEqual([name, 200, "application/pdf"]);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
  }
  expect((await visitor.respond("sample", { name: "sample-nothing-01" })).status).toBe(404);
});
