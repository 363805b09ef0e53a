// In: nothing. Out: the one table of the portal's addresses: path → lazily loaded page and title (Spec 2).
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath, Route, Routes } from "react-router";
import { type Destination, stepPath } from "../engine/index.ts";
import { withinTime } from "./pages/chunk-failure.ts";
import { Framed } from "./pages/framed.tsx";
import { places } from "./pages/places.ts";
import { pageWords } from "./words/pages.ts";

interface Page {
  path: string;
  title: string;
  page: LazyExoticComponent<ComponentType>;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => withinTime(load()));

const titles = pageWords.title;
const home = page(() => import("./pages/home.tsx"));
const auction = page(() => import("./pages/judicial-auction.tsx"));
const AuctionLayout = page(() => import("./pages/judicial-auction-layout.tsx"));
const declaration = page(() => import("./pages/declaration.tsx"));

/** Pages between the portal's header and footer. */
const framed: readonly Page[] = [
  { path: "/", title: titles.list, page: home },
  { path: "/index", title: titles.list, page: home },
  { path: "/tListId", title: titles.list, page: page(() => import("./pages/list.tsx")) },
  { path: "/guide/:theme", title: titles.guide, page: page(() => import("./pages/guide.tsx")) },
  { path: places.auction, title: titles.auction, page: auction },
  { path: "/office/list", title: titles.mine, page: page(() => import("./pages/office-list.tsx")) },
  { path: "/my/thing/:id", title: titles.detail, page: page(() => import("./pages/my-thing.tsx")) },
  { path: "*", title: titles.notFound, page: page(() => import("./pages/not-found.tsx")) },
];

/** The same page of the judicial auction under a header of its own, e.g. for another site to lead to. */
const laidOut: readonly Page[] = [{ path: "/judicialAuctionLayout", title: titles.auction, page: auction }];

const stepAddresses = [
  "/step",
  "/step/one",
  "/step/two",
  "/step/three",
  "/step/four",
  "/step/five",
  "/step/review",
  "/sign",
];

/** Pages with a header of their own. One page serves every step, so that it stays when the step changes. */
const own: readonly Page[] = stepAddresses.map((path) => ({ path, title: titles.step, page: declaration }));

/** Title of the route that a path leads to. */
export function titleOf(path: string): string {
  const found = [...own, ...laidOut, ...framed].find((route) => matchPath(route.path, path));
  return found?.title ?? titles.notFound;
}

const pathsOf = {
  home: () => places.nav.home,
  list: () => places.nav.personal,
  guide: ({ code = "" }) => places.guide(code),
  step: ({ step }) => (step ? stepPath(step) : "/step"),
  review: () => stepPath("review"),
  office: () => places.nav.mine,
  detail: ({ id = "" }) => places.detail(id),
  "not-found": () => "/not-found",
} satisfies Record<Destination["page"], (to: Destination) => string>;

/** Address of a place that the portal leads to. */
export function pathOf(to: Destination): string {
  return pathsOf[to.page](to);
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

function routeOf({ path, page: Shown }: Page) {
  return <Route key={path} path={path} element={<Shown />} />;
}
