// The styles of buttons and of links that look like one: five looks, two sizes.
import { elder } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

export default styles({
  button: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    maxW: "full",
    py: "2",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "md",
    fontWeight: "bold",
    lineHeight: "1.4",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    transitionTimingFunction: "look",
    "&:is(:disabled, [aria-disabled=true])": {
      bg: "bg.muted",
      color: "fg.subtle",
      borderColor: "border",
      cursor: "not-allowed",
    },
    _print: { display: "none" },
  },

  md: { minH: "tap", px: "5", fontSize: "md" },
  lg: {
    minH: "action",
    px: { base: "5", md: "8" },
    fontSize: "lg",
    [elder]: { fontSize: { base: "lg", md: "xl" } },
  },

  primary: {
    bg: "brand.solid",
    color: "brand.contrast",
    _hover: { bg: "brand.emphasized" },
    _active: { bg: "brand.active" },
  },
  secondary: {
    bg: "bg.panel",
    color: "brand.fg",
    borderColor: "brand.solid",
    _hover: { bg: "brand.subtle" },
    _active: { bg: "brand.muted" },
  },
  quiet: {
    bg: "bg.panel",
    color: "fg",
    borderColor: "border",
    _hover: { bg: "bg.muted" },
    _active: { borderColor: "border.control" },
  },
  text: {
    px: "2",
    color: "brand.fg",
    _hover: { bg: "brand.subtle" },
    _active: { bg: "brand.muted" },
  },
  danger: {
    bg: "bg.panel",
    color: "danger.solid",
    borderColor: "danger.solid",
    _hover: { bg: "danger.subtle" },
    _active: { bg: "danger.border" },
  },
  block: { w: "full" },
  /** Beside what it acts on. */
  beside: { fontWeight: "normal", fontSize: "sm", gap: "1" },
  icon: {
    display: "grid",
    placeItems: "center",
    w: "tap",
    h: "tap",
    borderRadius: "md",
    cursor: "pointer",
  },
  link: {
    minH: "tap",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    cursor: "pointer",
  },
});
