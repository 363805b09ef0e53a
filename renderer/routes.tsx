// Lists the portal's addresses: path → lazily loaded page, title and the layout around it (Spec 2).
import { type ComponentType, Fragment, lazy, memo, type ReactNode, useEffect } from "react";
import { addressOf, innerPath, progressPaths, shortFormPath, signedAddress } from "../engine/index.ts";
import type { Destination } from "../engine/portal/index.ts";
import { withinTime } from "./pages/chunk-failure.ts";
import type { Definitions } from "./pages/definitions.tsx";
import { Framed } from "./pages/framed.tsx";
import { places } from "./pages/parts/places.ts";
import { type Preloadable, preloadable } from "./pages/preloadable.ts";
import { usePortalParts } from "./portal.ts";
import { type Location, matches, Route, useLocation } from "./router.tsx";
import { pageTexts } from "./texts/pages.ts";

interface Page {
  path: string;
  /** The name of the route (Spec 2: OfficeList). */
  name: string;
  title: string;
  page: Preloadable<object>;
}

const page = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  preloadable(() => withinTime(load()));

const titles = pageTexts.title;
const home = page(() => import("./pages/home.tsx"));
const auction = page(() => import("./pages/judicial-auction.tsx"));
const AuctionLayout = lazy(() => withinTime(import("./pages/judicial-auction-layout.tsx")));
const declaration = page(() => import("./pages/declaration.tsx"));
const signature = page(() => import("./pages/signature.tsx"));

/** Pages between the portal's header and footer. */
const framed: readonly Page[] = [
  { path: "/", name: "Home", title: titles.list, page: home },
  { path: "/index", name: "HomeAlias", title: titles.list, page: home },
  {
    path: "/tListId",
    name: "ListOneThing",
    title: titles.list,
    page: page(() => import("./pages/list.tsx")),
  },
  {
    path: "/guide/:theme",
    name: "Guide",
    title: titles.guide,
    page: page(() => import("./pages/guide.tsx")),
  },
  {
    path: places.auction,
    name: "JudicialAuction",
    title: titles.auction,
    page: auction,
  },
  {
    path: "/office/list",
    name: "OfficeList",
    title: titles.mine,
    page: page(() => import("./pages/office-list.tsx")),
  },
  {
    path: "/my/thing/:id",
    name: "MyThing",
    title: titles.detail,
    page: page(() => import("./pages/my-thing.tsx")),
  },
  {
    path: places.help,
    name: "Help",
    title: titles.help,
    page: page(() => import("./pages/help.tsx")),
  },
  {
    path: places.access,
    name: "Accessibility",
    title: titles.access,
    page: page(() => import("./pages/accessibility.tsx")),
  },
];

/** The same page of the judicial auction under a header of its own, e.g. as a link target for another site. */
const laidOut: readonly Page[] = [
  { path: "/judicialAuctionLayout", name: "JudicialAuctionLayout", title: titles.auction, page: auction },
];

const stepAddresses = [
  "/step",
  "/step/one",
  "/step/two",
  "/step/three",
  "/step/four",
  "/step/five",
  "/step/review",
  innerPath,
  shortFormPath,
  "/sign",
];

/** Pages with a header of their own. One page serves every step, so that it stays when the step changes. */
const own: readonly Page[] = [
  ...stepAddresses.map((path) => ({ path, name: "Step", title: titles.step, page: declaration })),
  ...progressPaths.map((path) => ({ path, name: "ProgressStep", title: titles.progress, page: declaration })),
  // A phone has no other place here: its one-time link opens one signature, without a login.
  {
    path: "/signature/write",
    name: "SignatureWrite",
    title: titles.signWrite,
    page: page(() => import("./pages/signature-write.tsx")),
  },
  // The page after every signing has a route of its own (Spec 2, sign-success); the others show other outcomes.
  { path: "/signature/success", name: "SignSuccess", title: titles.signSuccess, page: signature },
  { path: "/signature/:status", name: "Signature", title: titles.signature, page: signature },
];

/** Any other address. */
const notFound = {
  path: "*",
  name: "NotFound",
  title: titles.notFound,
  page: page(() => import("./pages/not-found.tsx")),
  Layout: Framed,
};

const within = (Layout: ComponentType<{ children: ReactNode }>, pages: readonly Page[]) =>
  pages.map((page) => ({ ...page, Layout }));

const routes = [...within(Fragment, own), ...within(AuctionLayout, laidOut), ...within(Framed, framed)];

const routeOf = (path: string) => routes.find((route) => matches(route.path, path)) ?? notFound;

/** Code of the one-thing whose guide stands at that path. */
export function thingAt(path: string, auctionCode: string | undefined): string | undefined {
  if (path === places.auction) return auctionCode;
  return matches("/guide/:theme", path) ? path.split("/")[2] : undefined;
}

/** Loads everything that the page at that address consists of. */
export async function preload(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  { auctionCode, loadDefinition }: Definitions,
): Promise<void> {
  const thing = thingAt(pathname, auctionCode);
  const page = routeOf(pathname).page.preload(new URLSearchParams(search));
  await Promise.all([page, thing === undefined || loadDefinition(thing)]);
}

/** The route's name; undefined for an address that leads nowhere. */
export function nameOf(path: string): string | undefined {
  const route = routeOf(path);
  return route === notFound ? undefined : route.name;
}

/** Title of the route that a path leads to. */
export function titleOf(path: string): string {
  return routeOf(path).title;
}

/** The route's pattern, `/my/thing/:id`, without the values in the address. */
export function patternOf(path: string): string {
  return routeOf(path).path;
}

const pathsOf = {
  home: () => places.nav.home,
  list: ({ kind = "personal" }) => places.nav[kind],
  guide: ({ code = "" }) => places.guide(code),
  step: ({ step }, here) => addressOf(step, here),
  review: (_to, here) => addressOf("review", here),
  signed: ({ id = "" }, here) => signedAddress(id, here),
  office: () => places.nav.mine,
  detail: ({ id = "" }) => places.detail(id),
  "not-found": () => "/not-found",
} satisfies Record<Destination["page"], (to: Destination, here?: string) => string>;

/** Address of a place that the portal leads to. `here`: the current path and query, whose family of step addresses is kept. */
export function pathOf(to: Destination, here?: string): string {
  return pathsOf[to.page](to, here);
}

/** Pages with the same layout and component replace each other without remounting. */
export const Pages = memo(function Pages() {
  const route = routeOf(useLocation().pathname);
  const { path, page: Shown, Layout } = route;
  return (
    <Layout>
      <Route path={route === notFound ? /^/ : path}>
        <Shown />
      </Route>
      <Begin />
    </Layout>
  );
});

/** Where a page was rendered before, its visit begins when React has taken it over. */
function Begin() {
  const { begin } = usePortalParts();
  useEffect(begin, [begin]);
  return null;
}
