// The styles of disclosure.tsx.
import { styles } from "./styles/styles.ts";

export default styles({
  disclosure: {
    "& > summary > svg": { flex: "none", transitionProperty: "transform", transitionDuration: "fast" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "&::details-content": { _print: { contentVisibility: "visible", blockSize: "auto" } },
    "& > summary > svg:last-child": { _print: { display: "none" } },
  },
  disclosureLine: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    minH: "tap",
    px: "card",
    py: "3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});
