// Remembers in session storage which announcements a visitor has dismissed.

import type { StoragePort } from "../ports.ts";

const dismissedKey = "one-thing-portal-seen";

/** A failing storage is only reported (Spec 8); the announcement then stays dismissed until the page is closed. */
export function createDismissed(storage: StoragePort, report: (error: unknown) => void) {
  const here = new Set<string>();
  function read(): string[] {
    try {
      const value: unknown = JSON.parse(storage.getItem(dismissedKey) ?? "[]");
      return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
    } catch (error) {
      report(error);
      return [];
    }
  }
  return {
    has: (id: string) => here.has(id) || read().includes(id),
    add: (id: string) => {
      here.add(id);
      try {
        storage.setItem(dismissedKey, JSON.stringify([...new Set([...read(), id])]));
      } catch (error) {
        report(error);
      }
    },
  };
}
