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

const listQuery = /^(\?tab=enterprise|\?q=[^&]*)?$/;

/**
 * Whether that very address has a document; any other is left to the browser. A route takes its path in any case, with a slash
 * after it and whatever the query, and each of these would be rendered anew.
 *
 * `code`: of the guide at that path.
 */
export function hasDocument(path: string, query: string, code: string | undefined): boolean {
  if (path === places.nav.personal) return listQuery.test(query);
  const { nav, auction, help, access, guide } = places;
  const paths = [nav.home, "/index", auction, help, access, ...(code === undefined ? [] : [guide(code)])];
  return query === "" && paths.includes(path);
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
