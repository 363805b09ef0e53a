// In: names of places. Out: their addresses, as the pages link to them; routes.tsx says what stands there.
import type { NavPlace } from "../frame/main-nav.tsx";

export const places = {
  nav: {
    home: "/",
    personal: "/tListId",
    enterprise: "/tListId?tab=enterprise",
    mine: "/office/list",
  } satisfies Record<NavPlace, string>,
  search: (words: string) => (words ? `/tListId?q=${encodeURIComponent(words)}` : "/tListId"),
  guide: (code: string) => `/guide/${encodeURIComponent(code)}`,
  detail: (id: string) => `/my/thing/${encodeURIComponent(id)}`,
};
