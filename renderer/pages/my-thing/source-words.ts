// Says where a material came from.
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import { detailTexts as texts } from "../../texts/applications.ts";

type Paper = ApplicationDetail["materials"][number];

/** What really serves as the material, which need not be what was planned. */
export function sourceWords({ source, files, licence }: Paper): string {
  if (licence) return texts.source["e-licence"];
  if (files.length > 0) return texts.source.upload;
  return source === "upload" || source === "e-licence" ? texts.notHandedIn : texts.source[source];
}
