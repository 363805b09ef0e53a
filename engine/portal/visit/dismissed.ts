// Remembers in session storage which announcements of the portal a visitor has put away.

import type { StoragePort } from "../ports.ts";

export const dismissedKey = "one-thing-portal-seen";

export interface Dismissed {
  has(id: string): boolean;
  add(id: string): void;
}

/** Storage that fails is only reported (Spec 8): then an announcement is put away for as long as the page stands. */
export function createDismissed(storage: StoragePort, report: (error: unknown) => void): Dismissed {
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
    has: (id) => here.has(id) || read().includes(id),
    add: (id) => {
      here.add(id);
      try {
        storage.setItem(dismissedKey, JSON.stringify([...new Set([...read(), id])]));
      } catch (error) {
        report(error);
      }
    },
  };
}
