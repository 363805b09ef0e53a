// A browser page and a demo person go in; the page stands where it was led, with that person logged in by a ticket of the stand-in.
import type { Page } from "@playwright/test";

/** Credential of the stand-in for the provincial login: good once, for a minute. */
export async function credential(page: Page, origin: string, person: string): Promise<string> {
  const response = await page.request.post(`${origin}/stand-ins/provincial-login`, {
    form: { person, return: `${origin}/` },
    headers: { origin },
    maxRedirects: 0,
  });
  return new URL(response.headers().location ?? "").searchParams.get("ticket") ?? "";
}

export async function comeIn(
  page: Page,
  origin: string,
  path: string,
  person = "demo-person-1",
): Promise<void> {
  const ticket = await credential(page, origin, person);
  await page.goto(`${origin}${path}${path.includes("?") ? "&" : "?"}ticket=${ticket}`);
}
