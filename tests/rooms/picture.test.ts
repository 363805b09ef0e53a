// The drawn picture of the rooms matches the code's own imports.
import { expect, test } from "vitest";
import { drawRooms, roomArrows } from "./draw-rooms.ts";
import { sourceFiles, tops } from "./source-files.ts";

test("docs/rooms.svg shows the rooms and arrows of the code as it is: `-u` draws it anew", async () => {
  await expect(drawRooms(roomArrows(sourceFiles(...tops)))).toMatchFileSnapshot("../../docs/rooms.svg");
});

test("an arrow that a longer way says too is left out", () => {
  const arrows = roomArrows({
    "engine/portal/a.ts": 'import "../client/b.ts"; import type { C } from "../contract/c.ts";',
    "engine/client/b.ts": 'import "../contract/c.ts";',
    "engine/contract/c.ts": "export {}",
  });
  expect([...(arrows.get("engine/portal") ?? [])]).toEqual(["engine/client"]);
  expect(drawRooms(arrows)).toContain('data-from="engine/client" data-to="engine/contract"');
});

test("a room without a place in the picture is named", () => {
  expect(() => drawRooms(new Map([["engine/new", new Set<string>()]]))).toThrow("engine/new has no place");
});
