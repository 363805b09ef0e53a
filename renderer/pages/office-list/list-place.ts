// Reads and writes the query of the list's address: status, words and page.
import type { ApplicationStatus, Ask } from "../../../engine/portal/index.ts";
import { places } from "../parts/places.ts";
import { statuses } from "../parts/status-tag.tsx";

export interface ListPlace {
  status: ApplicationStatus | undefined;
  /** The words to look for; the header's own search uses another name. */
  find: string;
  /** From 1. */
  page: number;
}

export function placeOf(params: URLSearchParams): ListPlace {
  const page = Number(params.get("page") ?? 1);
  return {
    status: statuses.find((each) => each === params.get("status")),
    find: (params.get("find") ?? "").trim().slice(0, 60),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export function askOf({ status, find, page }: ListPlace): Ask<"applications"> {
  return { ...(status && { status }), ...(find && { search: find }), ...(page > 1 && { page }) };
}

export function addressOf({ status, find, page }: ListPlace): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(find && { find }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${places.nav.mine}?${query}` : places.nav.mine;
}
