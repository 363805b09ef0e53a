// The styles of chip-link.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  chipLink: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    px: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg",
    whiteSpace: "nowrap",
    textDecoration: "none",
    _hover: { borderColor: "brand.solid" },
    "&:not([aria-current]):hover": { color: "brand.fg" },
    "&[aria-current]": {
      bg: "brand.solid",
      borderColor: "brand.solid",
      color: "brand.contrast",
      fontWeight: "bold",
    },
  },
});
