// The look's system, as Chakra asks it at each render.
import { expect, test } from "vitest";
import { system } from "../../renderer/look/system.ts";

test("[performance] the recipe of a definition is made once, however often an element is drawn", () => {
  const definition = { base: { color: "fg" } };
  expect(system.cva(definition)).toBe(system.cva(definition));
  expect(system.cva({ ...definition })).not.toBe(system.cva(definition));
  const slots = { slots: ["root"], base: { root: { color: "fg" } } };
  expect(system.sva(slots)).toBe(system.sva(slots));
});
