// Logs a demo person in by a ticket of the stand-in, and returns to where the page was led.
import type { Page } from "@playwright/test";

/** A credential of the stand-in for the provincial login, which works once, for a minute. */
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
