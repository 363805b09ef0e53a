// The styles of skip-link.tsx.
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  anchor: {
    "&:not(:focus)": hiddenStyle,
    "&:focus": {
      position: "absolute",
      top: "2",
      insetInlineStart: "2",
      zIndex: "toast",
      display: "flex",
      alignItems: "center",
      minH: "tap",
      px: "5",
      borderRadius: "md",
      bg: "bg.panel",
      fontWeight: "bold",
    },
  },
});
