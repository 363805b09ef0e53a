// Decrypts the query of a call (Spec 9), with the keys that the portal's settings give everybody.

import type { Page, Request } from "@playwright/test";
import type { Settings } from "../../../engine/contract/types.gen.ts";
import { decryptQuery, type QueryKeys } from "../../../engine/privacy/query-codec.ts";

export async function queryKeys(page: Page, origin: string): Promise<QueryKeys> {
  const response = await page.request.get(`${origin}/api/portal/settings`);
  const { wireKeys } = ((await response.json()) as { data: Settings }).data;
  return { key: wireKeys.queryKey, iv: wireKeys.queryIv };
}

export async function askedOf(page: Page, request: Request): Promise<unknown> {
  const { origin, searchParams } = new URL(request.url());
  return JSON.parse(decryptQuery(searchParams.get("params") ?? "", await queryKeys(page, origin)));
}
