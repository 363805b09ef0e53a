// Hears which titles a window was given at which of the portal's addresses, and which it had when it left each.
import type { Page } from "@playwright/test";

interface Visit {
  path: string;
  titles: string[];
}

/** Listens from the page's next address on. The returned function gives each visit's `path title`, as it was when it was left; for the present one, as it is. */
export async function titlesTold(page: Page): Promise<() => Promise<string[]>> {
  const visits: Visit[] = [];
  const heard = (kind: "at" | "title" | "move", text: string) => {
    const visit = visits.at(-1);
    if (kind === "title") visit?.titles.push(text);
    else if (kind === "at") visits.push({ path: text, titles: [] });
    // The title that was given just before the move belongs to where it leads.
    else if (visit && visit.path !== text)
      visits.push({ path: text, titles: visit.titles.splice(visit.titles.length - 1) });
  };
  await page.exposeFunction("heard", heard);
  await page.addInitScript(() => {
    const { heard: tell } = window as unknown as { heard: (kind: string, text: string) => void };
    const title = Object.getOwnPropertyDescriptor(Document.prototype, "title");
    Object.defineProperty(document, "title", {
      get: () => title?.get?.call(document),
      set: (text: string) => {
        tell("title", text);
        title?.set?.call(document, text);
      },
    });
    tell("at", location.pathname);
    window.addEventListener("popstate", () => tell("at", location.pathname));
    for (const name of ["pushState", "replaceState"] as const) {
      const move = history[name].bind(history);
      history[name] = (data, unused, url) => {
        if (url) tell("move", new URL(url, location.href).pathname);
        move(data, unused, url);
      };
    }
  });
  return async () => {
    // What was told before is heard before its answer.
    await page.evaluate(() => undefined);
    return visits.flatMap(({ path, titles }) => (titles.length > 0 ? `${path} ${titles.at(-1)}` : []));
  };
}
