// The styles of help-line.tsx.
import { styles } from "../look/styles/styles.ts";

const link = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  minH: "tap",
  color: "fg.muted",
  whiteSpace: { base: "normal", md: "nowrap" },
  textDecoration: "none",
  _hover: { color: "brand.fg", textDecoration: "underline" },
} as const;

export default styles({
  phone: { ...link, minW: "0", "& svg": { flex: "none" } },
  help: { ...link, flex: "none", "&[aria-current]": { color: "brand.fg", fontWeight: "bold" } },
  number: { fontWeight: "bold" },
  root: { display: "flex", alignItems: "center", columnGap: { base: "4", md: "5" } },
});
