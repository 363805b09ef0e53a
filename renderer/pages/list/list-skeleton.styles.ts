// The styles of list-skeleton.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  menu: {
    display: { base: "none", xl: "grid" },
    gap: "7",
    p: "5",
    [elder]: { display: "none" },
    "& > *": { w: "60%" },
    "& > :nth-of-type(3n + 1)": { w: "70%" },
  },
  late: { animation: "appear 1ms 300ms both" },
  title: { w: "120px", h: "22px" },
  cards: { mt: "3" },
});
