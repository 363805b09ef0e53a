// The structure of a paper, for those who have it read aloud: PDF's standard types, in the order of reading.

type Paper = PDFKit.PDFDocument;

/** What a part is: a paragraph, a heading, a table with its rows, headers and cells. */
export type Tag = "P" | "H1" | "H2" | "Table" | "TR" | "TH" | "TD";

export interface Part {
  /** Draws content of this part. A `TH` is the header of its row. */
  draw(tag: Tag, work: () => void): void;
  /** A further part in it. */
  part(tag: Tag): Part;
}

/** Of which cells a header is one; the types of pdfkit do not know the option. */
const scopes: { [Each in Tag]?: PDFKit.Mixins.StructureElementOptions & { scope: "Row" } } = {
  TH: { scope: "Row" },
};

/** The whole of `paper`, to which everything that it says is added as it is drawn. */
export function structureOf(paper: Paper): Part {
  const whole = paper.struct("Document");
  paper.addStructure(whole);
  return partOf(paper, whole);
}

function partOf(paper: Paper, element: PDFKit.PDFStructureElement): Part {
  return {
    draw(tag, work) {
      const content = paper.markStructureContent(tag);
      work();
      paper.endMarkedContent();
      element.add(paper.struct(tag, scopes[tag], [content]));
    },
    part(tag) {
      const part = paper.struct(tag);
      element.add(part);
      return partOf(paper, part);
    },
  };
}
