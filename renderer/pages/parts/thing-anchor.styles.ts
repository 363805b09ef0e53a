// The styles of thing-anchor.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  thingAnchor: {
    display: "grid",
    // An icon at the end, if there is one, makes its own column.
    gridTemplateColumns: "auto minmax(0,1fr)",
    gridAutoFlow: "column",
    alignItems: "start",
    gap: "4",
    h: "full",
    p: "5",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    color: "fg",
    textDecoration: "none",
    transitionProperty: "border-color, box-shadow",
    transitionDuration: "fast",
    _hover: { borderColor: "brand.solid", boxShadow: "md" },
  },
  thingAbout: { mt: "0.5", textStyle: "small", lineHeight: "1.65", color: "fg.muted" },
});
