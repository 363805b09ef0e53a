// Provides the current address and navigation to every component: wouter's links and patterns over a history that is passed in.
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo } from "react";
import { parse } from "regexparam";
import { Link as WouterLink, Router as WouterRouter } from "wouter";

export { Redirect, Route, useParams } from "wouter";

export interface Location {
  pathname: string;
  /** With its `?`; empty without a query. */
  search: string;
  /** With its `#`. */
  hash: string;
  /** The state that was passed along with the move; null if none. */
  state: unknown;
  /** Different for each move; `default` on the first page of a visit. */
  key: string;
}

/** `to` may be relative to the current address: `#questions`, `?page=2`. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/** State of a move that leaves the focus where it is: while a person types in the search box, or has pressed something. */
export const keepFocus = { keepFocus: true };

interface Place {
  location: Location;
  navigate: Navigate;
}

const PlaceContext = createContext<Place | null>(null);

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("There is no router around this component.");
  return place;
}

export const useLocation = (): Location => usePlace().location;
export const useNavigate = (): Navigate => usePlace().navigate;

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

function useWouterPlace(): [path: string, navigate: Navigate] {
  const { location, navigate } = usePlace();
  return [location.pathname, navigate];
}

/** `navigate` stays the same for the whole visit; `location` is the one whose page is shown. */
export function Router({ location, navigate, children }: Place & { children: ReactNode }) {
  const place = useMemo(() => ({ location, navigate }), [location, navigate]);
  return (
    <PlaceContext value={place}>
      <WouterRouter hook={useWouterPlace}>{children}</WouterRouter>
    </PlaceContext>
  );
}

/** Whether a path matches a route's pattern such as `/guide/:theme`. */
export const matches = (pattern: string, path: string): boolean => parse(pattern).pattern.test(path);

/** The parts of the address that `to` names, resolved against `from`. */
export function resolved(to: string, { pathname, search }: Pick<Location, "pathname" | "search">) {
  const url = new URL(to, `http://portal${pathname}${search}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

export const hrefOf = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) =>
  pathname + search + hash;

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

export function Link({ to, ...props }: LinkProps) {
  const location = useLocation();
  const href = hrefOf(resolved(to, location));
  // A link into another window is left to the browser.
  if (props.target) return <a href={href} {...props} />;
  // As with any link in a browser, following one to the current address adds nothing to go back to.
  return <WouterLink href={href} replace={href === hrefOf(location)} {...props} />;
}
