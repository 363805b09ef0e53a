// What a page comes out as on paper.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each sheet of A4, without blanks. `keep`: a file to write the PDF to. */
export async function printed(page: Page, keep?: string): Promise<string[]> {
  const bytes = await page.pdf({ format: "A4", margin: { top: "15mm", bottom: "15mm" } });
  if (keep) writeFileSync(keep, bytes);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ("str" in item ? item.str : ""))
        .join("")
        .normalize("NFKC")
        .replace(/\s/g, "");
    }),
  );
}
