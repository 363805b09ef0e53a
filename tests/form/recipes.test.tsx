// The look's system, as Chakra's elements ask it at each render, beside the whole one that it stands for.
import { css as written } from "@emotion/react";
import { expect, test } from "vitest";
import { system, wholeSystem } from "../../renderer/look/system.ts";

const definition = {
  base: { color: "fg", _hover: { bg: "bg.muted" } },
  variants: { size: { lg: { px: "8" } } },
};
const more = { base: { mt: { base: "2", md: "4" } } };
const plain = {};

type Recipe = ((variants: object) => object) & { merge: (other: unknown) => Recipe };
const recipeOf = (of: typeof system, made: object) => of.cva(made) as unknown as Recipe;

/** The text that Emotion writes into the page. */
const textOf = (styles: object) =>
  "name" in styles && "styles" in styles ? String(styles.styles) : undefined;

test("[performance] the recipe of a definition is made once, however often an element is drawn", () => {
  expect(system.cva(definition)).toBe(system.cva(definition));
  expect(system.cva({ ...definition })).not.toBe(system.cva(definition));
});

test("[look] an element has the rules that Chakra makes of its recipe, its variants and its own styles", () => {
  for (const variants of [{}, { size: "lg" }])
    for (const own of [{}, { color: "brand.fg" }]) {
      const rules = wholeSystem().css(recipeOf(wholeSystem(), definition)(variants), own);
      const styles = system.css(recipeOf(system, definition)(variants), own);
      expect(textOf(styles)).toBe(written(rules).styles);
      expect(system.css(recipeOf(system, { ...definition })({ ...variants }), { ...own })).toMatchObject({
        name: styles.name,
      });
    }
});

test("[look] an element that extends another one has the rules of both", () => {
  const both = (of: typeof system) => recipeOf(of, definition).merge(of.cva(more));
  const rules = wholeSystem().css(both(wholeSystem())({}), {});
  expect(textOf(system.css(both(system)({}), {}))).toBe(written(rules).styles);
});

test("[look] styles with different rules have different names, and a plain element has none", () => {
  const names = [{ mt: "1" }, { mt: "2" }, { mb: "1" }].flatMap((own) =>
    [plain, definition, more].map((made) => system.css(recipeOf(system, made)({}), own).name),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(system.css(recipeOf(system, plain)({}), {})).toEqual({});
});

test("[look] a prop is a style here when it is one for Chakra", () => {
  // Breakpoints are names inside of a value here, and no props.
  const { breakpoints, properties } = wholeSystem();
  const props = [...properties].filter((prop) => !(prop in breakpoints.conditions));
  expect(props).toContain("paddingInline");
  for (const prop of props) expect(system.isValidProperty(prop), prop).toBe(true);
  for (const prop of [
    "id",
    "href",
    "type",
    "role",
    "hidden",
    "onClick",
    "aria-label",
    "data-state",
    "mt",
    "gridArea",
  ])
    expect(system.isValidProperty(prop), prop).toBe(wholeSystem().isValidProperty(prop));
});
