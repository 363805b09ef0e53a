// The base rules of every page: type, the one focus ring, reduced motion, print.
import { barHeight } from "./bar-height.ts";
import { hueRules } from "./hues.ts";
import type { Rules, Style } from "./styles/styles.ts";

/** Too new for the typed property list; browsers without them set the spaces a little wider. */
const hanSpacing = { textAutospace: "normal", textSpacingTrim: "trim-start" } as Style;

const reduced = "@media (prefers-reduced-motion: reduce)";

/** Wrappers that draw the edge of a control (search box, field with an icon, option card) draw its focus ring too. */
const typed = ":is(input, select, textarea):focus-visible";
const ringed = `:focus-visible, [data-ring]:has(${typed})`;

/** An arrow of 44 px, its point at 5, 2. */
const arrow = (fill: string): string => {
  const path = `<path d="M3 1v17l4.5-4.2 2.8 6.4 2.9-1.3-2.8-6.2H17z" fill="${fill}" stroke="white"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 22 22">${path}</svg>`;
  return `url('data:image/svg+xml,${encodeURIComponent(svg)}') 5 2, auto`;
};
const pressed = ":is(a, button, label, summary, select, [role=tab])";

export const layer = "base";

export const sheet: Rules = {
  ":root": {
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border.subtle",
    "--theme-tint": "colors.brand.50",
    "--theme-line": "colors.brand.200",
    "--theme-solid": "colors.brand.600",
    "--theme-text": "colors.brand.800",
    "--elder-2xl": { base: "1.875rem", mdDown: "1.625rem" },
    "--elder-3xl": { base: "2.25rem", mdDown: "1.875rem" },
    "--elder-4xl": { base: "2.75rem", mdDown: "2.125rem" },
    "--elder-headline": { base: "3.25rem", mdDown: "2.75rem" },
  },
  ...hueRules(),
  "html[data-mode=elder][data-size='2']": { fontSize: "125%" },
  "html[data-mode=elder][data-size='3']": { fontSize: "150%" },
  // A pointer that is easier to find, in another colour over what can be pressed.
  "html[data-mode=elder]": { cursor: arrow("black") },
  [`html[data-mode=elder] ${pressed}`]: { cursor: `${arrow("#1B5A9C")} !important` },
  html: {
    colorPalette: "brand",
    scrollPaddingTop: "5.5rem",
    scrollPaddingBottom: `calc(var(${barHeight}, 0px) + 1.5rem)`,
    textSizeAdjust: "100%",
  },
  body: {
    bg: "bg.canvas",
    color: "fg",
    textStyle: "body",
    fontVariantNumeric: "tabular-nums",
    lineBreak: "strict",
    overflowWrap: "break-word",
    ...hanSpacing,
    _print: { bg: "white", fontSize: "12pt" },
  },
  "h1, h2, h3, h4": { fontWeight: "bold", lineHeight: "tight", textWrap: "balance" },
  h1: { fontSize: "3xl" },
  h2: { fontSize: "2xl" },
  h3: { fontSize: "lg" },
  h4: { fontSize: "md" },
  "b, strong": { fontWeight: "bold" },
  p: { textWrap: "pretty" },
  "a[href]": { color: "brand.fg", textDecoration: "underline", textUnderlineOffset: "4px" },
  // Parsed as text, and thus without a paragraph, where scripts run.
  "noscript > p": { px: "4", py: "3", textAlign: "center", bg: "brand.subtle" },
  "*::placeholder": { color: "fg.subtle", opacity: "1" },
  "*::selection": { bg: "brand.200" },
  [ringed]: {
    outline: "3px solid var(--chakra-colors-focus-halo) !important",
    outlineOffset: "2px !important",
    boxShadow: "0 0 0 2px var(--chakra-colors-focus-ink) !important",
  },
  // Elements that have the focus only because a page or dialog opened are no controls.
  // A button inside shows its own ring instead of the box's.
  "[data-ring] :focus-visible": {
    outlineOffset: "-5px !important",
    boxShadow: "inset 0 0 0 2px var(--chakra-colors-focus-ink) !important",
  },
  [`[data-ring] ${typed}, :is(h1, main, dialog)[tabindex='-1']:focus-visible`]: {
    outline: "0 !important",
    boxShadow: "none !important",
  },
  "*, *::before, *::after": {
    [reduced]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // Even a tiny duration would start a transition of every property, and a size read right after a change would be the old one.
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
};
