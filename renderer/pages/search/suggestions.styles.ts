// The styles of suggestions.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  list: {
    position: "absolute",
    top: "calc(100% + 4px)",
    insetInline: "0",
    zIndex: "header",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: "lg",
  },
  suggestion: {
    display: "block",
    px: "3",
    py: "2",
    borderRadius: "md",
    color: "fg",
    textDecoration: "none",
    _hover: { bg: "brand.subtle" },
  },
});
