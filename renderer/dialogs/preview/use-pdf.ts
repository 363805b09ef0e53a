// Opens the PDF at an address and reports its state; each attempt opens it again.
import { useEffect, useState } from "react";
import { openPdf, type PdfDocument } from "./open-pdf.ts";

export type OpenedPdf =
  | { state: "opening" }
  | { state: "open"; pdf: PdfDocument }
  | { state: "failed"; locked: boolean };

export function usePdf(url: string, attempt: number): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same address again.
  useEffect(() => {
    let wanted = true;
    setOpened({ state: "opening" });
    const opening = openPdf(url);
    opening.opened.then(
      (pdf) => wanted && setOpened({ state: "open", pdf }),
      (problem: unknown) => {
        const locked = problem instanceof Error && problem.name === "PasswordException";
        if (wanted) setOpened({ state: "failed", locked });
      },
    );
    return () => {
      wanted = false;
      opening.close();
    };
  }, [url, attempt]);
  return opened;
}
