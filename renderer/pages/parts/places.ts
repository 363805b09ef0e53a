// The addresses that pages link to; routes.tsx says what is there.
import type { NavPlace } from "../../frame/main-nav.tsx";

export const places = {
  nav: {
    home: "/",
    personal: "/tListId",
    enterprise: "/tListId?tab=enterprise",
    mine: "/office/list",
  } satisfies Record<NavPlace, string>,
  search: (words: string) => (words ? `/tListId?q=${encodeURIComponent(words)}` : "/tListId"),
  guide: (code: string) => `/guide/${encodeURIComponent(code)}`,
  help: "/help",
  access: "/accessibility",
  /** The judicial auction has an address of its own (Spec 2). */
  auction: "/judicialAuction",
  detail: (id: string) => `/my/thing/${encodeURIComponent(id)}`,
};
