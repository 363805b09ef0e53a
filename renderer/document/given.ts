// What a rendered document hands to the script that takes it over.
import type { Given } from "../../engine/portal/index.ts";
import type { PageFacts } from "../pages/page-facts.ts";

export const givenId = "given";

export interface GivenPage extends Given {
  /** Path and query. */
  address: string;
  facts: PageFacts;
}

/** Undefined for an empty document, and for one that was rendered for another address: then the page is made here. */
export function readGiven(
  document: Document,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): GivenPage | undefined {
  const text = document.getElementById(givenId)?.textContent;
  if (!text) return undefined;
  const given = JSON.parse(text) as GivenPage;
  return given.address === pathname + search ? given : undefined;
}
