// A sample's name goes in, a small PDF with the title of the material it shows comes out.

import { Hono } from "hono";
import { askOf, type GatewayEnv } from "../context.ts";
import { contracts } from "../contracts.ts";
import { asAttachment } from "../files/file-name.ts";
import { samplePdf } from "../files/sample-pdf.ts";
import type { GatewayParts } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

interface Sample {
  title: string;
  oneThingName: string;
}

export function sampleRoutes({ content }: Pick<GatewayParts, "content">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  const samples = new Map<string, Sample>();
  for (const { oneThing } of content.newest) {
    for (const { name, sample, blank } of Object.values(oneThing.materials)) {
      const oneThingName = oneThing.name;
      if (sample) samples.set(sample, { title: words.sampleOf(name), oneThingName });
      if (blank) samples.set(blank, { title: words.blankOf(name), oneThingName });
    }
  }

  routes.get(contracts.sample.path, (call) => {
    const found = samples.get(askOf<{ name: string }>(call).name);
    if (!found) throw new Refusal(404, words.notFound);
    const lines = [words.sampleFor(found.oneThingName), words.sampleOnly];
    const bytes = samplePdf(found.title, lines) as Uint8Array<ArrayBuffer>;
    return call.body(bytes, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": asAttachment(`${found.title}.pdf`).replace(/^attachment/, "inline"),
      "Cache-Control": "public, max-age=3600",
    });
  });
  return routes;
}
