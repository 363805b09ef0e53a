// Serves the sample or blank form of a material as a PDF.

import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { authorityForm } from "../../declaring/authority-form.ts";
import { asAttachment } from "../../files/file-name.ts";
import { type Sample, samplesOf } from "../../files/sample-of.ts";
import { samplePdf } from "../../files/sample-pdf.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

interface DrawnSample extends Sample {
  /** Drawn on the first request for it. */
  bytes?: Promise<Uint8Array>;
}

export function sampleRoutes(
  handle: Handle,
  { content, clock }: Pick<GatewayParts, "content" | "clock">,
): void {
  let read: Map<string, DrawnSample> | undefined;
  /** Made on the first request, so that a start does not go through all forms. */
  const samples = () => {
    read ??= new Map(
      [...content.newest.flatMap(samplesOf), authorityForm].map((sample) => [sample.id, { ...sample }]),
    );
    return read;
  };

  handle("sample", async ({ ask, call }) => {
    const found = samples().get(ask.name);
    if (!found) throw new Refusal(404, words.notFound);
    found.bytes ??= samplePdf(found, clock.now());
    const bytes = await found.bytes.catch((problem) => {
      delete found.bytes;
      throw problem;
    });
    return call.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": asAttachment(`${found.title}.pdf`).replace(/^attachment/, "inline"),
      "Cache-Control": "public, max-age=3600",
    });
  });
}
