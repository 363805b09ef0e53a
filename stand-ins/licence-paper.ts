// Draws the one-page picture of a licence, clearly marked as a trial.

import { decorate, drawPaper, ink, margin, type Paper, watermark } from "../gateway/files/paper.ts";
import type { Licence } from "./holder.ts";
import { words } from "./texts.ts";

interface Shown extends Licence {
  holder: string;
}

/** A5 landscape. */
export function licencePaper({ name, numberText, issuer, holder }: Shown): Promise<Uint8Array> {
  const rows: [string, string][] = [
    [words.licence.holder, holder],
    [words.licence.number, numberText],
    [words.licence.issuer, issuer],
    [words.licence.until, words.licence.always],
  ];
  return drawPaper(
    name,
    0,
    (paper, content) => {
      const { width, height } = paper.page;
      decorate(paper, () => {
        paper
          .roundedRect(24, 24, width - 48, height - 48, 10)
          .lineWidth(2)
          .strokeColor(ink.seal)
          .stroke();
        paper
          .roundedRect(31, 31, width - 62, height - 62, 7)
          .lineWidth(0.6)
          .stroke();
      });
      paper.fillColor(ink.text).fontSize(26);
      content.draw("H1", () => paper.text(name, margin, 62, { width: width - 2 * margin, align: "center" }));
      const table = content.part("Table");
      rows.forEach(([label, value], index) => {
        const top = 146 + index * 40;
        const cells = table.part("TR");
        cells.draw("TH", () => paper.fontSize(12).fillColor(ink.muted).text(label, 80, top, { width: 110 }));
        cells.draw("TD", () =>
          paper
            .fillColor(ink.text)
            .fontSize(14)
            .text(value, 190, top - 2, { width: 250 }),
        );
      });
      decorate(paper, () => seal(paper, width - 128, height - 122));
      content.draw("P", () =>
        paper
          .fontSize(9)
          .fillColor(ink.muted)
          .text(words.licence.trial, 80, height - 66, { lineBreak: false }),
      );
      watermark(paper, words.licence.mark);
    },
    { size: "A5", layout: "landscape" },
  );
}

function seal(paper: Paper, x: number, y: number): void {
  paper.save();
  paper.strokeOpacity(0.75).fillOpacity(0.75);
  paper.circle(x, y, 46).lineWidth(2.4).strokeColor(ink.seal).stroke();
  const star = [0, 1, 2, 3, 4].map((corner) => {
    const angle = -Math.PI / 2 + (corner * 4 * Math.PI) / 5;
    return [x + 15 * Math.cos(angle), y - 8 + 15 * Math.sin(angle)] as [number, number];
  });
  paper
    .polygon(...star)
    .fillColor(ink.seal)
    .fill();
  paper.fontSize(9).text(words.licence.seal, x - 40, y + 18, { width: 80, align: "center" });
  paper.restore();
}
