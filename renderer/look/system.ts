// In: the look's tokens and base rules. Out: the Chakra system, reduced to what is used (the stock theme costs 28 kB more).
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { buttonRecipe } from "./button-recipe.ts";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * The one system. It registers the button recipe only: a room that uses another Chakra component hands
 * its recipe to that component (`<Dialog.Root recipe={…}>`), so that the recipe loads with the room.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":where(html)",
  conditions: {
    elder: "[data-mode=elder] &",
    narrow: "@media (max-width: 47.99rem)",
    wide: "@media (min-width: 120rem)",
  },
  globalCss,
  theme: {
    breakpoints: { sm: "24.375rem", md: "48rem", lg: "64rem", xl: "85.375rem", "2xl": "120rem" },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button: buttonRecipe },
  },
});
