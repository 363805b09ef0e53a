// A title and some lines go in, a small PDF with that Chinese text comes out.

const utf16 = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");

/** One A4 page. The font is one that every PDF reader has for Chinese, so nothing needs to be embedded. */
export function samplePdf(title: string, lines: string[]): Uint8Array {
  const text = (size: number, x: number, y: number, content: string) =>
    `BT /F1 ${size} Tf ${x} ${y} Td <${utf16(content)}> Tj ET`;
  const page = [
    text(20, 72, 740, title),
    "72 724 451 0.8 re f",
    ...lines.map((line, index) => text(12, 72, 690 - index * 26, line)),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>",
    "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
    `<< /Title <feff${utf16(title)}> >>`,
  ];
  return written(objects);
}

function written(objects: string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const end = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
