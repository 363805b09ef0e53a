// The styles of signature-write.tsx.
import { styles } from "../look/styles/styles.ts";
import { lying } from "./signature/lying.ts";

export default styles({
  brand: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    bg: "bg.panel",
    [lying]: { display: "none" },
  },
});
