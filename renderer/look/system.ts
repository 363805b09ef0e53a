// In: the look's tokens and base rules. Out: the Chakra system, reduced to what is used (the stock theme costs 30 kB more).
import { createSystem } from "@chakra-ui/react";
import { buttonRecipe } from "./button-recipe.ts";
import { conditions } from "./conditions.ts";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";
import { utilities } from "./utilities.ts";

/** px of the window from which a side menu is shown (Spec 9). */
const sideMenuFrom = 1366;

/**
 * The one system. It registers the button recipe only: a room that uses another Chakra component hands
 * its recipe to that component (`<Dialog.Root recipe={…}>`), so that the recipe loads with the room.
 */
export const system = createSystem({
  preflight: true,
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":where(html)",
  conditions,
  utilities,
  globalCss,
  theme: {
    breakpoints: {
      sm: "24.375rem",
      md: "48rem",
      lg: "64rem",
      xl: `${sideMenuFrom / 16}rem`,
      "2xl": "120rem",
    },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button: buttonRecipe },
  },
});
