// The styles of parts.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

const edge = { borderWidth: "1px", borderColor: "border.control", borderRadius: "md" } as const;

export default styles({
  details: {
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    "& > summary": {
      display: "list-item",
      py: "2.5",
      fontWeight: "bold",
      cursor: "pointer",
      minH: { base: "tap", lg: "auto" },
    },
  },
  inside: { display: "grid", gap: "3", pb: "4", minW: "0" },
  row: { display: "grid", gap: "1", minW: "0" },
  label: { textStyle: "small", color: "fg.muted" },
  help: { textStyle: "small", color: "fg.muted" },
  input: {
    ...edge,
    minH: { base: "tap", lg: "40px" },
    px: "3",
    w: "full",
    minW: "0",
    bg: "bg.panel",
    fontSize: "md",
  },
  nativeSelect: {
    ...edge,
    minH: { base: "tap", lg: "40px" },
    px: "2",
    w: "full",
    minW: "0",
    bg: "bg.panel",
    fontSize: "md",
    textOverflow: "ellipsis",
    _disabled: { bg: "bg.muted", color: "fg.subtle" },
  },
  pair: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(150px, 100%), 1fr))",
    alignItems: "start",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "2" },
  small: { minH: { base: "tap", lg: "40px" }, px: "3", py: "1.5", fontSize: "sm" },
});
