// The styles of a field: its label, box and messages, and of what any part of a form has.
import { elder } from "../../look/conditions.ts";
import { hiddenStyle } from "../../look/styles/hidden-style.ts";
import { inputBox } from "../../look/styles/input-box.ts";
import { lines } from "../../look/styles/lines.ts";
import { type Style, styles } from "../../look/styles/styles.ts";

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
  [elder]: { borderWidth: "2px" },
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

export default styles({
  hidden: hiddenStyle,
  sign: {
    display: "block",
    flex: "none",
    w: "4",
    h: "4",
    ...lines,
    strokeWidth: "2.1",
    [elder]: { w: "5", h: "5" },
    "&[data-size='20']": { w: "5", h: "5", strokeWidth: "1.9" },
    "&[data-size='24']": { w: "6", h: "6", strokeWidth: "1.75" },
  },
  grid: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "6",
    p: "card",
    [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  options: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    [elder]: { flexDirection: "column" },
    "& > .option": { flex: "1 0 auto", alignItems: "center", minH: "field", py: "2" },
  },
  field: {
    minW: "0",
    "&[data-wide]": { gridColumn: "1 / -1" },
    "& > .form-field-help": { mb: "1.5" },
    // What is known already is a line of a list.
    "&[data-known]": {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 11rem) minmax(0, 1fr) minmax(0, 16rem)" },
      columnGap: "6",
      alignItems: "center",
      [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
      "& + &": { mt: { base: "-3", md: "-5" }, [elder]: { mt: "0" } },
      "& > .form-field-label": { mb: "0", fontWeight: "normal", color: "fg.muted" },
      "& > .form-field-box": {
        contain: "none",
        h: "auto",
        minH: "tap",
        px: "0",
        bg: "transparent",
        borderWidth: "0",
        "& > .form-field-sign": { display: "none" },
      },
      "& > .form-field-message": { mt: "0" },
      "& > .form-field-help": { gridColumn: { md: "2 / -1" }, mb: "0" },
    },
  },
  label: {
    display: "flex",
    alignItems: "baseline",
    gap: "2",
    mb: "1.5",
    textStyle: "label",
  },
  optional: { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
  help: { textStyle: "small", color: "fg.subtle" },
  used: {
    mt: "1.5",
    textStyle: "small",
    color: "fg.subtle",
    "& summary": { w: "fit-content", py: "2", cursor: "pointer" },
  },
  // A fixed size, so that typing lays out this box only.
  box: {
    ...box,
    h: "field",
    contain: "size layout style",
    display: "flex",
    alignItems: "center",
    gap: "2",
    position: "relative",
    "& > .form-field-sign": { color: "fg.muted" },
    "& > .form-field-iconButton, & > .form-field-textButton:last-child": { me: "-2" },
  },
  input: {
    flex: "1",
    minW: "0",
    minH: "calc(var(--chakra-sizes-field) - 4px)",
    bg: "transparent",
    border: "0",
    outline: "0",
    appearance: "none",
    textOverflow: "ellipsis",
    "&:is(select)": { me: "-7", pe: "7", "& + .form-field-sign": { pointerEvents: "none" } },
  },
  text: {
    ...box,
    display: "block",
    py: "2.5",
    resize: "vertical",
    fieldSizing: "content",
    "&[rows='1']": { resize: "none" },
    "&[rows='3']": { minH: "6.5rem" },
  } as Style,
  counter: { mt: "1.5", textStyle: "small", color: "fg.muted", textAlign: "end" },
  unit: {
    flex: "none",
    ps: "3",
    color: "fg.subtle",
  },
  message: {
    display: "flex",
    gap: "1.5",
    mt: "1.5",
    textStyle: "small",
    "& > .form-field-sign": { mt: "0.5" },
    "&[data-tone=error]": { color: "danger.solid" },
    "&[data-tone=warning]": { color: "warning.solid" },
    "&[data-tone=source]": { color: "fg.muted" },
  },
  link: {
    minH: "6",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    cursor: "pointer",
  },
  textButton: {
    ...quietButton,
    fontSize: "sm",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    "&[data-tone=danger]": { color: "danger.solid", _hover: { bg: "danger.subtle" } },
  },
  offers: {
    display: "flex",
    flexWrap: "wrap",
    mt: "1",
    "& > li": { minW: "0" },
    "& .form-field-textButton": {
      px: "0",
      me: "4",
      justifyContent: "start",
      whiteSpace: "normal",
      textAlign: "start",
    },
  },
  iconButton: { ...quietButton, w: "tap", px: "0", color: "fg.muted" },
  picker: { ...hiddenStyle, insetInlineEnd: "0", bottom: "0", pointerEvents: "none" },
});
