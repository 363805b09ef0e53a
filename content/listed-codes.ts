// Lists every code in the catalogue's service lists with its place.

import { below } from "../engine/problem/pointer.ts";
import { own } from "../engine/reader/loose.ts";
import { inEveryPart } from "../engine/reader/walk.ts";
import type { ContentFile } from "./content-files.ts";

/** Looks in lists of codes, and in the `items` of groups; `of`: only in this list. */
export function listedCodes(catalogue: ContentFile, of?: string): { code: string; pointer: string }[] {
  const lists = own(catalogue.json, "serviceLists");
  const place = of === undefined ? "/serviceLists" : below("/serviceLists", of);
  return inEveryPart(of === undefined ? lists : own(lists, of), ({ key, value, pointer }) =>
    typeof value === "string" && key !== "group" ? [{ code: value, pointer: `${place}${pointer()}` }] : [],
  );
}
