// The styles of company-banner.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  strip: { bg: "brand.muted", color: "brand.900", borderBottomWidth: "1px", borderColor: "border.subtle" },
});
