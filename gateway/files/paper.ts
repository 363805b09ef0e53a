// Draws a PDF whose Chinese text brings its own font.

import { join } from "node:path";
import type PDFDocument from "pdfkit";
import { type Part, structureOf } from "./tagged.ts";

/** One font file for all text; the part that a document uses is embedded. */
const font = join(import.meta.dirname, "fonts/sans-sc.otf");

export type Paper = PDFKit.PDFDocument;
type Options = ConstructorParameters<typeof PDFDocument>[0];

export const ink = { text: "#1c2733", muted: "#5a6775", line: "#b9c3cf", shade: "#f1f4f8", seal: "#c8322b" };

/** Points. */
export const margin = 56;

/**
 * A4 portrait unless `options` says otherwise. Pages are buffered until the end, so that `draw` may go back to each of them.
 * The same drawing gives the same bytes: only `time` depends on the day. Tagged as PDF/UA asks: whatever is drawn belongs
 * to `content`, or is a decoration.
 */
export async function drawPaper(
  title: string,
  time: number,
  draw: (paper: Paper, content: Part) => void,
  options: Options = {},
): Promise<Uint8Array> {
  // Fonts and their parser load with the first document, so the gateway starts without them.
  const { default: Document } = await import("pdfkit");
  const paper = new Document({
    size: "A4",
    margin,
    bufferPages: true,
    font,
    lang: "zh-CN",
    displayTitle: true,
    pdfVersion: "1.7",
    // The types of pdfkit name the other subsets only.
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    info: { Title: title, CreationDate: new Date(time) },
    ...options,
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
  draw(paper, structureOf(paper));
  paper.end();
  return done;
}

/** Draws what says nothing by itself: lines, grounds, a watermark, page numbers. */
export function decorate(paper: Paper, work: () => void): void {
  paper.markContent("Artifact", { type: "Layout" });
  work();
  paper.endMarkedContent();
}

/** Writes a word across every page, faint enough to read the text under it. */
export function watermark(paper: Paper, word: string): void {
  eachPage(paper, ({ width, height }) => {
    paper.save();
    paper.fillColor(ink.seal).fillOpacity(0.09).fontSize(72);
    paper.rotate(-35, { origin: [width / 2, height / 2] });
    const wide = paper.widthOfString(word);
    for (const offset of [-0.32, 0, 0.32]) {
      const top = height / 2 + offset * height - 36;
      decorate(paper, () => paper.text(word, (width - wide) / 2, top, { lineBreak: false }));
    }
    paper.restore();
    paper.fillOpacity(1);
  });
}

/** Writes a line and the page number at the foot of each page. */
export function footer(paper: Paper, line: string): void {
  const { start, count } = paper.bufferedPageRange();
  eachPage(paper, ({ width, height }, index) => {
    // Text below the margin would start a new page.
    paper.page.margins.bottom = 0;
    paper.fillColor(ink.muted).fontSize(9);
    const number = `${index - start + 1} / ${count}`;
    decorate(paper, () => {
      paper.text(line, margin, height - 40, { lineBreak: false });
      paper.text(number, width - margin - paper.widthOfString(number), height - 40, { lineBreak: false });
    });
  });
}

function eachPage(
  paper: Paper,
  work: (size: { width: number; height: number }, index: number) => void,
): void {
  const { start, count } = paper.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    paper.switchToPage(index);
    work(paper.page, index);
  }
}
