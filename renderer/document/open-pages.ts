// The pages that are the same for everybody, so that their documents are rendered before anybody asks.
import { places } from "../pages/parts/places.ts";
import { titleOf } from "../routes.tsx";

interface Start {
  /** Its module inside `renderer/`. */
  source: string;
  /** The queries that have a document of their own; none otherwise. */
  queries?: RegExp;
}

/** Path → what its document begins from. */
const starts: Readonly<Record<string, Start>> = {
  [places.nav.home]: { source: "pages/home.tsx" },
  "/index": { source: "pages/home.tsx" },
  [places.nav.personal]: { source: "pages/list.tsx", queries: /^(\?tab=enterprise|\?q=[^&]*)?$/ },
  [places.auction]: { source: "pages/judicial-auction.tsx" },
  [places.help]: { source: "pages/help.tsx" },
  [places.access]: { source: "pages/accessibility.tsx" },
};
const guide: Start = { source: "pages/guide.tsx" };

/**
 * What the document of that very address begins from; null where only a browser makes the page. A route takes its path in any
 * case, with a slash after it and whatever the query, and each of these would be rendered anew.
 *
 * `code`: of the guide at that path.
 */
export function openPage(path: string, query: string, code?: string) {
  const start = code !== undefined && path === places.guide(code) ? guide : starts[path];
  if (!start || !(start.queries ?? /^$/).test(query)) return null;
  return { title: titleOf(path), source: start.source };
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
