// The styles of tools.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  group: { display: "flex", alignItems: "center", "& + &": { ms: { base: "1", md: "6" } } },
  press: {
    color: "brand.fg",
    _hover: { bg: "brand.subtle" },
    "&[aria-disabled]": { color: "fg.subtle", bg: "transparent", cursor: "default" },
  },
  now: { minW: "12", textAlign: "center", fontVariantNumeric: "tabular-nums", fontSize: "sm" },
  root: { justifyContent: "center", mb: "2" },
});
