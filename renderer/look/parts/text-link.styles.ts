// The styles of text-link.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  textLink: { color: "brand.fg", textUnderlineOffset: "4px", _hover: { color: "brand.active" } },
});
