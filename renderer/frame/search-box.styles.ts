// The styles of search-box.tsx.
import { elder } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  place: {
    position: "relative",
    flex: { base: "none", lg: "1" },
    order: { base: "9", lg: "0" },
    w: { base: "full", lg: "auto" },
    maxW: { base: "none", lg: "460px" },
    minW: { base: "0", lg: "300px" },
    mb: { base: "3", lg: "0" },
    ms: { base: "0", lg: "auto" },
  },
  form: {
    display: "flex",
    h: "2.875rem",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    [elder]: { h: "3.625rem" },
  },
  input: { flex: "1", minW: "0", px: "3", bg: "transparent", lineHeight: "ui" },
  go: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    px: { base: "4", md: "5" },
    bg: "brand.solid",
    color: "brand.contrast",
    fontWeight: "bold",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { bg: "brand.emphasized" },
    _active: { bg: "brand.active" },
  },
});
