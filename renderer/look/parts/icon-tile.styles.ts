// The styles of icon-tile.tsx.
import { elder } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

export default styles({
  disc: { display: "grid", placeItems: "center", flex: "none", borderRadius: "full" },
  tile: { display: "grid", placeItems: "center", flex: "none", bg: "theme.subtle", color: "theme.solid" },
  s: { w: "10", h: "10", borderRadius: "10px" },
  m: {
    w: "12",
    h: "12",
    borderRadius: "lg",
    [elder]: {
      w: { base: "56px", md: "64px" },
      h: { base: "56px", md: "64px" },
      "& > svg": { w: "36px", h: "36px" },
    },
  },
  l: { w: "16", h: "16", borderRadius: "xl" },
});
