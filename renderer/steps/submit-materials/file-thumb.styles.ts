// The styles of file-thumb.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  remove: { px: "1", ms: "-1", color: "danger.solid", fontSize: "sm" },
  root: { w: "128px" },
  view: {
    display: "grid",
    placeItems: "center",
    w: "full",
    h: "80px",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.canvas",
    color: "fg.subtle",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { borderColor: "brand.solid" },
    "& b": { textStyle: "small" },
    "& img": { w: "full", h: "full", objectFit: "cover" },
  },
  name: { mt: "1", overflowWrap: "anywhere", lineHeight: "snug" },
});
