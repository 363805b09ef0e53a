// In: nothing. Out: the one table of the portal's addresses: path → lazily loaded page and title (Spec 2).
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath, Route, Routes } from "react-router";
import type { Destination } from "../engine/index.ts";
import { withinTime } from "./pages/chunk-failure.ts";
import { addressOf, innerPath, progressPaths, shortFormPath } from "./pages/declaration/step-address.ts";
import { Framed } from "./pages/framed.tsx";
import { places } from "./pages/parts/places.ts";
import { pageWords } from "./words/pages.ts";

interface Page {
  path: string;
  /** What the route is called (Spec 2: OfficeList). */
  name: string;
  title: string;
  page: LazyExoticComponent<ComponentType>;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => withinTime(load()));

const titles = pageWords.title;
const home = page(() => import("./pages/home.tsx"));
const auction = page(() => import("./pages/judicial-auction.tsx"));
const AuctionLayout = page(() => import("./pages/judicial-auction-layout.tsx"));
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
  { path: places.auction, name: "JudicialAuction", title: titles.auction, page: auction },
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
  // The page after a good signing has a route of its own (Spec 2, sign-success); the others tell what became of it instead.
  { path: "/signature/success", name: "SignSuccess", title: titles.signSuccess, page: signature },
  { path: "/signature/:status", name: "Signature", title: titles.signature, page: signature },
  { path: places.help, name: "Help", title: titles.help, page: page(() => import("./pages/help.tsx")) },
  {
    path: places.access,
    name: "Accessibility",
    title: titles.access,
    page: page(() => import("./pages/accessibility.tsx")),
  },
  { path: "*", name: "NotFound", title: titles.notFound, page: page(() => import("./pages/not-found.tsx")) },
];

/** The same page of the judicial auction under a header of its own, e.g. for another site to lead to. */
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
];

const routeOfPath = (path: string) =>
  [...own, ...laidOut, ...framed].find((route) => matchPath(route.path, path));

/** Title of the route that a path leads to. */
export function titleOf(path: string): string {
  return routeOfPath(path)?.title ?? titles.notFound;
}

/** The route's own path, `/my/thing/:id`, without what stands in the address. */
export function patternOf(path: string): string {
  return routeOfPath(path)?.path ?? "*";
}

const pathsOf = {
  home: () => places.nav.home,
  list: ({ kind = "personal" }) => places.nav[kind],
  guide: ({ code = "" }) => places.guide(code),
  step: ({ step }, here) => (step ? addressOf(step, here) : "/step"),
  review: (_to, here) => addressOf("review", here),
  office: () => places.nav.mine,
  detail: ({ id = "" }) => places.detail(id),
  "not-found": () => "/not-found",
} satisfies Record<Destination["page"], (to: Destination, here?: string) => string>;

/** Address of a place that the portal leads to. `here`: the path the person is on, whose family of step addresses is kept. */
export function pathOf(to: Destination, here?: string): string {
  return pathsOf[to.page](to, here);
}

export function Pages() {
  return (
    <Routes>
      <Route element={<Framed />}>{framed.map(routeOf)}</Route>
      <Route element={<AuctionLayout />}>{laidOut.map(routeOf)}</Route>
      {own.map(routeOf)}
    </Routes>
  );
}

function routeOf({ path, name, page: Shown }: Page) {
  return <Route key={path} id={name} path={path} element={<Shown />} />;
}
