// A link in the shape of a chip; the current one (`aria-current`) is filled.
import { chakra } from "@chakra-ui/react";
import { Link } from "../../router.tsx";

export const ChipLink = chakra(Link, {
  base: {
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
