// Styles a field: label, box, message.
import { hiddenStyle } from "../../look/styles/hidden-style.ts";
import { inputBox } from "../../look/styles/input-box.ts";
import { lines } from "../../look/styles/lines.ts";
import type { Style } from "../../look/styles/styles.ts";

/** An edge of two lines instead of one, without moving the content. */
const edge = (colour: string): Style => ({
  borderColor: colour,
  boxShadow: `inset 0 0 0 1px var(--chakra-colors-${colour.replace(".", "-")})`,
});

const box: Style = {
  ...inputBox,
  w: "full",
  minH: "field",
  lineHeight: "ui",
  "&[data-tone=error]": { ...edge("danger.solid"), bg: "danger.subtle" },
  "&[data-tone=warning]": edge("warning.solid"),
  "&[data-tone=locked]": { bg: "bg.muted", borderColor: "border" },
  "[data-mode=elder] &": { borderWidth: "2px" },
};

const quietButton: Style = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1",
  flex: "none",
  minH: "tap",
  px: "2",
  color: "brand.fg",
  borderRadius: "md",
  whiteSpace: "nowrap",
  cursor: "pointer",
  _hover: { color: "brand.active", bg: "brand.subtle" },
};

export const fieldStyles: Record<string, Style> = {
  ".f-hidden": hiddenStyle,
  ".f-sign": {
    display: "block",
    flex: "none",
    w: "4",
    h: "4",
    ...lines,
    strokeWidth: "2.1",
    "[data-mode=elder] &": { w: "5", h: "5" },
    "&[data-size='20']": { w: "5", h: "5", strokeWidth: "1.9" },
    "&[data-size='24']": { w: "6", h: "6", strokeWidth: "1.75" },
  },
  ".f-grid": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "6",
    p: "card",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  ".f-options": {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    "[data-mode=elder] &": { flexDirection: "column" },
    "& > .option": { flex: "1 0 auto", alignItems: "center", minH: "field", py: "2" },
  },
  ".f-field": { minW: "0", "&[data-wide]": { gridColumn: "1 / -1" } },
  // What is known already is a line of a list.
  ".f-field[data-known]": {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 11rem) minmax(0, 1fr) minmax(0, 16rem)" },
    columnGap: "6",
    alignItems: "center",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& + &": { mt: { base: "-3", md: "-5" }, "[data-mode=elder] &": { mt: "0" } },
    "& > .f-label": { mb: "0", fontWeight: "normal", color: "fg.muted" },
    "& > .f-box": {
      contain: "none",
      h: "auto",
      minH: "tap",
      px: "0",
      bg: "transparent",
      borderWidth: "0",
      "& > .f-sign": { display: "none" },
    },
    "& > .f-message": { mt: "0" },
    "& > .f-help": { gridColumn: { md: "2 / -1" }, mb: "0" },
  },
  ".f-label": {
    display: "flex",
    alignItems: "baseline",
    gap: "2",
    mb: "1.5",
    textStyle: "label",
  },
  ".f-optional": { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
  ".f-help": { textStyle: "small", color: "fg.subtle" },
  ".f-field > .f-help": { mb: "1.5" },
  ".f-used": {
    mt: "1.5",
    textStyle: "small",
    color: "fg.subtle",
    "& summary": { w: "fit-content", py: "2", cursor: "pointer" },
  },
  // A fixed size, so that typing lays out this box only.
  ".f-box": {
    ...box,
    h: "field",
    contain: "size layout style",
    display: "flex",
    alignItems: "center",
    gap: "2",
    position: "relative",
    "& > .f-sign": { color: "fg.muted" },
  },
  ".f-input": {
    flex: "1",
    minW: "0",
    minH: "calc(var(--chakra-sizes-field) - 4px)",
    bg: "transparent",
    border: "0",
    outline: "0",
    appearance: "none",
    textOverflow: "ellipsis",
  },
  "select.f-input": { me: "-7", pe: "7", "& + .f-sign": { pointerEvents: "none" } },
  ".f-text": {
    ...box,
    display: "block",
    py: "2.5",
    resize: "vertical",
    fieldSizing: "content",
    "&[rows='1']": { resize: "none" },
    "&[rows='3']": { minH: "6.5rem" },
  } as Style,
  ".f-counter": { mt: "1.5", textStyle: "small", color: "fg.muted", textAlign: "end" },
  ".f-unit": {
    flex: "none",
    ps: "3",
    color: "fg.subtle",
  },
  ".f-message": {
    display: "flex",
    gap: "1.5",
    mt: "1.5",
    textStyle: "small",
    "& > .f-sign": { mt: "0.5" },
    "&[data-tone=error]": { color: "danger.solid" },
    "&[data-tone=warning]": { color: "warning.solid" },
    "&[data-tone=source]": { color: "fg.muted" },
  },
  ".f-link": {
    minH: "6",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    cursor: "pointer",
  },
  ".f-text-button": {
    ...quietButton,
    fontSize: "sm",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    "&[data-tone=danger]": { color: "danger.solid", _hover: { bg: "danger.subtle" } },
  },
  ".f-offers": {
    display: "flex",
    flexWrap: "wrap",
    mt: "1",
    "& > li": { minW: "0" },
    "& .f-text-button": {
      px: "0",
      me: "4",
      justifyContent: "start",
      whiteSpace: "normal",
      textAlign: "start",
    },
  },
  ".f-icon-button": { ...quietButton, w: "tap", px: "0", color: "fg.muted" },
  ".f-box > .f-icon-button, .f-box > .f-text-button:last-child": { me: "-2" },
  ".f-picker": { ...hiddenStyle, insetInlineEnd: "0", bottom: "0", pointerEvents: "none" },
};
