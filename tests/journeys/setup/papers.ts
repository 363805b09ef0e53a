// Makes real files such as a person has: a PDF, and photographs drawn by the browser itself.
import type { Page } from "@playwright/test";

export interface Paper {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const objects = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
];

/** A one-page PDF with a valid cross-reference table, at least `bytes` long. */
export function pdf(name: string, bytes = 0): Paper {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  if (bytes > text.length) text += `%${"x".repeat(bytes - text.length)}\n`;
  const table = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(text, "latin1") };
}

/** A noisy photograph of `side` × `side` pixels, so that compressing it makes a difference. */
export async function photograph(
  page: Page,
  name: string,
  type: "image/jpeg" | "image/png",
  side: number,
): Promise<Paper> {
  const url = await page.evaluate(
    ({ type, side }) => {
      const canvas = document.createElement("canvas");
      canvas.width = side;
      canvas.height = side;
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      const pixels = pen.createImageData(side, side);
      for (let at = 0; at < pixels.data.length; at++)
        pixels.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) % 251;
      pen.putImageData(pixels, 0, 0);
      return canvas.toDataURL(type, 1);
    },
    { type, side },
  );
  return { name, mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(",") + 1), "base64") };
}
