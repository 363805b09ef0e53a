// Draws a sample: a filled specimen marked 样本, or an empty form to print.

import { words } from "../base/texts.ts";
import { decorate, drawPaper, footer, ink, margin, type Paper, watermark } from "./paper.ts";
import type { Sample, SampleSection } from "./sample-of.ts";
import type { Part } from "./tagged.ts";

/** Points. */
const labelWidth = 170;
const pad = 7;

/** `time`: epoch milliseconds, written into the PDF's metadata. */
export function samplePdf(sample: Sample, time: number): Promise<Uint8Array> {
  return drawPaper(sample.title, time, (paper, content) => {
    head(paper, content, sample);
    for (const section of sample.sections) table(paper, content, section);
    if (sample.kind === "blank") signLine(paper, content);
    footer(paper, sample.kind === "sample" ? words.sampleOnly : words.blankOnly);
    if (sample.kind === "sample") watermark(paper, words.specimen);
  });
}

function head(paper: Paper, content: Part, { title, oneThingName, departments, demands }: Sample): void {
  const width = paper.page.width - 2 * margin;
  content.draw("H1", () => paper.fillColor(ink.text).fontSize(20).text(title, { width, align: "center" }));
  paper.moveDown(0.6).fontSize(10).fillColor(ink.muted);
  const lines = [
    words.sampleFor(oneThingName),
    ...(departments.length > 0 ? [words.sampleDepartments(departments)] : []),
    ...demands,
  ];
  for (const line of lines) content.draw("P", () => paper.text(line, { width, lineGap: 2 }));
  paper.moveDown(0.8);
}

function table(paper: Paper, content: Part, { title, fields }: SampleSection): void {
  const width = paper.page.width - 2 * margin;
  // A title never stands alone at the foot of a page.
  room(paper, 64);
  const top = paper.y;
  decorate(paper, () => paper.rect(margin, top, width, 26).fillAndStroke(ink.shade, ink.line));
  content.draw("H2", () =>
    paper
      .fillColor(ink.text)
      .fontSize(12)
      .text(title, margin + pad, top + 6, { width: width - 2 * pad }),
  );
  paper.y = top + 26;
  const rows = content.part("Table");
  for (const field of fields) row(paper, rows.part("TR"), field, width);
  paper.y += 14;
}

function row(
  paper: Paper,
  cells: Part,
  { title, value }: SampleSection["fields"][number],
  width: number,
): void {
  paper.fontSize(10.5);
  const valueWidth = width - labelWidth - 2 * pad;
  const tallest = Math.max(
    paper.heightOfString(title, { width: labelWidth - 2 * pad }),
    paper.heightOfString(value || " ", { width: valueWidth }),
  );
  const height = tallest + 2 * pad;
  room(paper, height);
  const top = paper.y;
  decorate(paper, () => {
    paper.lineWidth(0.6).strokeColor(ink.line);
    paper.rect(margin, top, labelWidth, height).stroke();
    paper.rect(margin + labelWidth, top, width - labelWidth, height).stroke();
  });
  cells.draw("TH", () =>
    paper.fillColor(ink.muted).text(title, margin + pad, top + pad, { width: labelWidth - 2 * pad }),
  );
  cells.draw("TD", () =>
    paper.fillColor(ink.text).text(value, margin + labelWidth + pad, top + pad, { width: valueWidth }),
  );
  paper.y = top + height;
}

function signLine(paper: Paper, content: Part): void {
  room(paper, 60);
  paper.y += 18;
  content.draw("P", () => paper.fillColor(ink.text).fontSize(11).text(words.blankSign, margin, paper.y));
}

function room(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - margin - 16) paper.addPage();
}
