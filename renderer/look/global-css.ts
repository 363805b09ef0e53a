// In: nothing. Out: the base rules every page stands on: type, the one focus ring, reduced motion, print.
import { elderNarrowSizes } from "./semantic-tokens.ts";

const elderSizes = (column: 0 | 1) =>
  Object.fromEntries(Object.entries(elderNarrowSizes).map(([name, sizes]) => [name, sizes[column]]));

/** Wrappers that hold the edge of a control (search box, field with an icon, option card) take the ring for it. */
const ringed = ":focus-visible, [data-ring]:has(:focus-visible)";

export const globalCss = {
  ":root": {
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border.subtle",
    "--theme-tint": "colors.brand.50",
    "--theme-line": "colors.brand.200",
    "--theme-solid": "colors.brand.600",
    "--theme-text": "colors.brand.800",
    ...elderSizes(0),
    "@media (max-width: 47.99rem)": elderSizes(1),
  },
  html: { colorPalette: "brand", scrollPaddingBlock: "5.5rem", textSizeAdjust: "100%" },
  body: {
    bg: "bg.canvas",
    color: "fg",
    textStyle: "body",
    fontVariantNumeric: "tabular-nums",
    lineBreak: "strict",
    overflowWrap: "break-word",
    textAutospace: "normal",
    textSpacingTrim: "trim-start",
  },
  "h1, h2, h3, h4": { fontWeight: "bold", lineHeight: "tight", textWrap: "balance" },
  h1: { fontSize: "3xl" },
  h2: { fontSize: "2xl" },
  h3: { fontSize: "lg" },
  h4: { fontSize: "md" },
  "b, strong": { fontWeight: "bold" },
  p: { textWrap: "pretty" },
  "a[href]": { color: "brand.solid", textDecoration: "underline", textUnderlineOffset: "4px" },
  "*::placeholder": { color: "fg.subtle", opacity: "1" },
  "*::selection": { bg: "brand.200" },
  [ringed]: {
    outline: "3px solid var(--chakra-colors-focus-halo) !important",
    outlineOffset: "2px !important",
    boxShadow: "0 0 0 2px var(--chakra-colors-focus-ink) !important",
  },
  "[data-ring] :focus-visible, h1[tabindex='-1']:focus-visible, main[tabindex='-1']:focus-visible": {
    outline: "0 !important",
    boxShadow: "none !important",
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": { body: { bg: "white", fontSize: "12pt" } },
};
