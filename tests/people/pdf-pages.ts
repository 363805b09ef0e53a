// Makes a PDF with a given number of pages, each showing its number in large letters.

/** A `data:` address; A4, in a font that every reader has. */
export function pdfPages(count: number): string {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const kids = pages.map((page) => `${page * 2 + 2} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...pages.flatMap((page) => {
      const drawn = `BT /F1 48 Tf 72 700 Td (Page ${page}) Tj ET 72 680 451 2 re f`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${page * 2 + 3} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return `data:application/pdf;base64,${btoa(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)}`;
}
