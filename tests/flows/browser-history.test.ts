// Moves inside the portal: what is done before the page changes, with a browser's history in the test's hands.

import { describe, expect, it } from "vitest";
import { createHistory } from "../../renderer/ports/browser-history.ts";
import { hrefOf } from "../../renderer/router.tsx";
import { settled, stage } from "../engine/portal/stage.ts";

/** A window with entries to go back to. */
function fakeWindow(first: string) {
  const entries = [{ url: new URL(first, "http://portal.test"), state: null as unknown }];
  let at = 0;
  let popstate = () => {};
  const here = () => entries[at] ?? { url: new URL("http://portal.test"), state: null };
  const set = (state: unknown, url: string) => ({ url: new URL(url, here().url), state });
  const window = {
    get location() {
      return here().url;
    },
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown, _: string, url: string) => {
        entries.splice(at + 1, entries.length, set(state, url));
        at += 1;
      },
      replaceState: (state: unknown, _: string, url: string) => {
        entries[at] = set(state, url);
      },
    },
    addEventListener: (_: string, listener: () => void) => {
      popstate = listener;
    },
  };
  return {
    window: window as unknown as Window,
    addresses: () => entries.map(({ url }) => hrefOf(url)),
    go: (by: number) => {
      at += by;
      popstate();
    },
  };
}

async function visit(first = "/tListId") {
  const storage = new Map<string, string>();
  const { portal } = stage({ user: null, storage });
  await settled();
  const browser = fakeWindow(first);
  /** What had been done when the page was told to change. */
  const shown: string[] = [];
  let title = "";
  const history = createHistory(browser.window, (to) => {
    title = to.pathname;
    return portal.moving(hrefOf(to));
  });
  history.subscribe(() => {
    const { pathname, search, hash } = history.current();
    shown.push(`${title} ${storage.get("aNetToken") ?? "-"} ${pathname}${search}${hash}`);
  });
  return { ...browser, history, shown, storage };
}

describe("[2] before every navigation", () => {
  it("[2.18] a link or a redirect with an aNetToken: it is in session storage and out of the address before the page changes", async () => {
    const { history, shown, storage, addresses } = await visit();
    history.navigate("/guide/parking?tid=3&aNetToken=T%2B1#materials");
    expect(shown).toEqual(["/guide/parking T+1 /guide/parking?tid=3#materials"]);
    expect(storage.get("token")).toBe("T+1");
    history.navigate("/office/list?aNetToken=T-2", { replace: true });
    expect(shown.at(-1)).toBe("/office/list T-2 /office/list");
    expect(addresses()).toEqual(["/tListId", "/office/list"]);
  });

  it("[2.18] back and forward do the same, and no entry of the history keeps the token", async () => {
    const { history, shown, go, window, addresses } = await visit();
    window.history.pushState({ key: "k", state: null }, "", "/guide/parking?aNetToken=T-3");
    history.navigate("/office/list");
    go(-1);
    expect(shown.at(-1)).toBe("/guide/parking T-3 /guide/parking");
    expect(history.current().key).toBe("k");
    go(1);
    expect(shown.at(-1)).toBe("/office/list T-3 /office/list");
    expect(addresses()).toEqual(["/tListId", "/guide/parking", "/office/list"]);
  });

  it("[2] an address without one, or with an empty one, keeps the token that is there", async () => {
    const { history, shown, storage } = await visit();
    storage.set("aNetToken", "T-1");
    history.navigate("/guide/parking?tid=3");
    history.navigate("/guide/parking?aNetToken=");
    expect(shown).toEqual(["/guide/parking T-1 /guide/parking?tid=3", "/guide/parking T-1 /guide/parking"]);
  });
});
