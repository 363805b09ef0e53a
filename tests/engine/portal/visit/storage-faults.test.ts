// Session storage that was edited by hand, is full or denied: the portal starts all the same, and only the log mentions it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { answer, declaring } from "../session/declaring.ts";
import { settled, stage } from "../stage.ts";

/** Every place in a JSON value, as the keys that lead to it. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, place) => (String(place) === key ? changed(part, rest, by) : part));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, by) };
}

const anything = fc.constantFrom<unknown>(null, 7, "", "x", true, [], {}, [1], { a: { b: 1 } }, "__proto__");

describe("[8] session storage", () => {
  it("[8.23] whatever is edited in it by hand, the portal opens: with the declaration, or with a way to begin", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const kept: unknown = JSON.parse(on.storage.get(storageKey) ?? "{}");
    const places = placesOf(kept);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), anything, async (place, by) => {
        const storage = new Map([[storageKey, JSON.stringify(changed(kept, place, by))]]);
        const again = stage({ storage, address: "/step/three" });
        await settled();
        again.portal.send({ type: "OPEN_STEP", step: "one-form" });
        await settled();
        const { ready, opening, session, popup } = again.context();
        const runs = session?.actor.getSnapshot().status === "active";
        const told = popup !== null || again.seen.navigations.length > 0;
        expect({ ready, opening, goesOn: runs || told }).toEqual({
          ready: true,
          opening: false,
          goesOn: true,
        });
        expect(again.portal.actor.getSnapshot().status).toBe("active");
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it.each(["getItem", "setItem", "removeItem"] as const)(
    "[8] a storage whose %s throws is only reported: the declaration is begun and saved",
    async (name) => {
      const storage = new Map<string, string>();
      const denied = () => {
        throw new Error("SecurityError");
      };
      Object.assign(storage, { get: name === "getItem" ? denied : storage.get.bind(storage) });
      Object.assign(storage, { set: name === "setItem" ? denied : storage.set.bind(storage) });
      Object.assign(storage, { delete: name === "removeItem" ? denied : storage.delete.bind(storage) });
      const on = await declaring({ storage });
      answer(on, "苏A12345");
      on.clock.increment(1000);
      await settled();
      on.portal.persist();
      expect(on.saving().status).toBe("saved");
      expect(on.context().popup).toBeNull();
      on.portal.send({ type: "LOGOUT" });
      await settled();
      expect(on.context().user).toBeNull();
      expect(on.seen.reports.length).toBeGreaterThan(0);
    },
  );
});
