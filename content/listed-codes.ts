// Lists every code in the catalogue's service lists with its place.

import { own } from "../engine/reader/loose.ts";
import { inEveryPart } from "../engine/reader/walk.ts";
import type { ContentFile } from "./content-files.ts";

/** Looks in lists of codes, and in the `items` of groups. */
export function listedCodes(catalogue: ContentFile): { code: string; pointer: string }[] {
  return inEveryPart(own(catalogue.json, "serviceLists"), ({ key, value, pointer }) =>
    typeof value === "string" && key !== "group"
      ? [{ code: value, pointer: `/serviceLists${pointer()}` }]
      : [],
  );
}
