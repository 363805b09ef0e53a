// Opens a PDF in a worker of our own; PDF.js loads with the first one.
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline";

export type PdfDocument = PDFDocumentProxy;

export interface OpeningPdf {
  /** Rejects with an Error, named PasswordException when the file is locked. */
  opened: Promise<PdfDocument>;
  /** Ends the worker's part in it. */
  close(): void;
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
// The content policy lets no text start a script; PDF.js starts its worker by this one address.
if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy("default", { createScriptURL: (url) => (url === workerUrl ? url : null) });
}

export function openPdf(url: string): OpeningPdf {
  let closed = false;
  let close = () => {};
  const opened = import("pdfjs-dist/legacy/build/pdf.mjs").then(
    ({ getDocument, GlobalWorkerOptions, version }) => {
      GlobalWorkerOptions.workerSrc = workerUrl;
      // The build and the story servers put these files beside the others, see renderer/build/pdf-files.ts.
      const beside = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;
      const task = getDocument({
        url,
        cMapUrl: `${beside}cmaps/`,
        standardFontDataUrl: `${beside}standard_fonts/`,
        wasmUrl: `${beside}wasm/`,
        // `script-src 'self'` forbids WebAssembly, so PDF.js falls back to plain script.
        useWasm: false,
        isEvalSupported: false,
        // A single request with the session's cookie; attachments are not served in ranges.
        disableRange: true,
        disableStream: true,
        verbosity: 0,
      });
      close = () => void task.destroy().catch(() => undefined);
      if (closed) close();
      return task.promise;
    },
  );
  return {
    opened,
    close: () => {
      closed = true;
      close();
    },
  };
}
