// The styles of elder-switch.tsx.
import { forced } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: "tap",
    px: { base: "2", md: "3" },
    borderRadius: "md",
    borderWidth: { base: "1px", md: "0" },
    borderColor: "border.control",
    fontSize: { base: "sm", md: "md" },
    whiteSpace: "nowrap",
    cursor: "pointer",
    // On a phone an active switch is filled, and it stays hovered after a touch.
    "&[aria-checked=false]:hover": { color: "brand.fg" },
    "&[aria-checked=true]": {
      bg: { base: "brand.solid", md: "transparent" },
      color: { base: "brand.contrast", md: "fg" },
    },
  },
  track: {
    display: { base: "none", md: "block" },
    position: "relative",
    flex: "none",
    w: "10",
    h: "6",
    borderRadius: "lg",
    bg: "border.control",
    transitionProperty: "background-color",
    transitionDuration: "fast",
    _after: {
      content: '""',
      position: "absolute",
      top: "0.1875rem",
      insetInlineStart: "0.1875rem",
      w: "1.125rem",
      h: "1.125rem",
      borderRadius: "full",
      bg: "white",
      transitionProperty: "inset-inline-start",
      transitionDuration: "fast",
    },
    "[aria-checked=true] > &": { bg: "brand.solid", _after: { insetInlineStart: "1.1875rem" } },
    [forced]: {
      forcedColorAdjust: "none",
      outline: "1px solid ButtonText",
      bg: "Canvas",
      _after: { bg: "ButtonText" },
      "[aria-checked=true] > &": { bg: "Highlight", _after: { bg: "HighlightText" } },
    },
  },
});
