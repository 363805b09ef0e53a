// Logs a demo person in by a ticket of the stand-in, and returns to where the page was led.
import type { Page } from "@playwright/test";

const back = (location: string | undefined, name: string) =>
  new URL(location ?? "", "http://portal.test").searchParams.get(name) ?? "";

/** The address that a login leads back to, with a credential of the stand-in that works once, for a minute. */
async function wayBack(page: Page, origin: string, person: string, to: string): Promise<URL> {
  const response = await page.request.post(`${origin}/stand-ins/provincial-login`, {
    form: { person, return: to },
    headers: { origin },
    maxRedirects: 0,
  });
  return new URL(response.headers().location ?? "");
}

/** A credential that no login of this browser has asked for, as a link of another portal brings it. */
export async function credential(page: Page, origin: string, person: string): Promise<string> {
  return (await wayBack(page, origin, person, `${origin}/`)).searchParams.get("ticket") ?? "";
}

export async function comeIn(
  page: Page,
  origin: string,
  path: string,
  person = "demo-person-1",
): Promise<void> {
  const login = `${origin}/api/portal/login?return=${encodeURIComponent(`${origin}${path}`)}`;
  const begun = await page.request.get(login, { maxRedirects: 0 });
  const to = back(begun.headers().location, "return");
  await page.goto((await wayBack(page, origin, person, to)).href);
}
