// The styles of qr-scan.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  inHand: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "1",
    mt: "2",
    pt: "2",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "small",
    color: "fg.muted",
    "& a": { display: "inline-flex", alignItems: "center", minH: "tap", gap: "1" },
  },
  another: { mt: "3", borderTopWidth: "1px", borderColor: "border.subtle" },
  more: { px: "0" },
  told: { textAlign: "center" },
  here: { mt: "4" },
});
