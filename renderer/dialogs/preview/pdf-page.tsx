// Draws one page of a PDF, with its text for screen readers.
import { useEffect, useRef, useState } from "react";
import { part } from "../../look/part.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewTexts } from "../../texts/dialogs.ts";
import type { PdfDocument } from "./open-pdf.ts";
import styles from "./pdf-page.styles.ts";
import { scaleOf } from "./zoom.ts";

const Sheet = part("canvas", styles.sheet);

/** CSS pixels per point: a page at its own size. */
const ownSize = 96 / 72;
/** A phone refuses to draw more than this; larger pages are drawn smaller and stretched. */
const mostPixels = 10_000_000;

export interface PdfPageProps {
  name: string;
  pdf: PdfDocument;
  /** From 1. */
  page: number;
  zoom: number;
  /** Available width in CSS pixels. */
  width: number;
  onFailed: () => void;
}

export function PdfPage({ name, pdf, page, zoom, width, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const [lines, setLines] = useState<string[]>([]);

  useEffect(() => {
    let cancel = () => {};
    let wanted = true;
    const draw = async (): Promise<void> => {
      const sheet = await pdf.getPage(page);
      if (!wanted || !canvas.current) return;
      const plain = sheet.getViewport({ scale: 1 });
      const shown = Math.min(ownSize, width / plain.width) * scaleOf(zoom);
      const wish = shown * Math.min(window.devicePixelRatio, 2);
      const most = Math.sqrt(mostPixels / (plain.width * plain.height));
      const viewport = sheet.getViewport({ scale: Math.min(wish, most) });
      const element = canvas.current;
      element.width = Math.floor(viewport.width);
      element.height = Math.floor(viewport.height);
      element.style.width = `${Math.round(plain.width * shown)}px`;
      element.style.height = `${Math.round(plain.height * shown)}px`;
      const task = sheet.render({ canvas: element, viewport });
      cancel = () => task.cancel();
      await task.promise;
      const { items } = await sheet.getTextContent();
      const words = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
      if (wanted) setLines(words.join("").split("\n"));
      element.dataset.drawn = `${page} ${zoom}`;
    };
    draw().catch((problem: unknown) => {
      const stopped = problem instanceof Error && problem.name === "RenderingCancelledException";
      if (wanted && !stopped) failed.current();
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [pdf, page, zoom, width]);

  return (
    <>
      <Sheet ref={canvas} role="img" aria-label={previewTexts.page(name, page, pdf.numPages)} />
      <VisuallyHidden as="div">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change their order
          <p key={at}>{line}</p>
        ))}
      </VisuallyHidden>
    </>
  );
}
