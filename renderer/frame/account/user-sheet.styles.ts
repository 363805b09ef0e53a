// The styles of user-sheet.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  line: { justifyContent: "flex-start", textAlign: "start" },
  sheet: {
    position: "absolute",
    top: "calc(100% + 4px)",
    insetInlineEnd: "0",
    zIndex: "header",
    display: "grid",
    w: "max-content",
    minW: "176px",
    maxW: "calc(100vw - 32px)",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: "lg",
    animation: "rise 120ms cubic-bezier(.2,0,0,1)",
  },
  light: { fontWeight: "normal" },
  who: { p: "2", mb: "1", borderBottomWidth: "1px", borderColor: "border.subtle" },
});
