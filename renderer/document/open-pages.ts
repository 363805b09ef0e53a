// The pages that are the same for everybody, so that their documents are rendered before anybody asks.
import { places } from "../pages/parts/places.ts";
import { nameOf, titleOf } from "../routes.tsx";

/** Name of the route → its source inside `renderer/`. */
const sources: Readonly<Record<string, string>> = {
  Home: "pages/home.tsx",
  HomeAlias: "pages/home.tsx",
  ListOneThing: "pages/list.tsx",
  Guide: "pages/guide.tsx",
  JudicialAuction: "pages/judicial-auction.tsx",
  Help: "pages/help.tsx",
  Accessibility: "pages/accessibility.tsx",
};

/** What the document of that path begins from; null where only a browser makes the page. */
export function openPage(path: string): { title: string; source: string } | null {
  const source = sources[nameOf(path) ?? ""];
  return source === undefined ? null : { title: titleOf(path), source };
}

/** Their addresses, with the guides of those codes. */
export const publicAddresses = (codes: readonly string[]): string[] => [
  places.nav.home,
  places.nav.personal,
  places.nav.enterprise,
  places.help,
  places.access,
  ...codes.map(places.guide),
];
