// The styles of thing-grid.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  grid: { "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" } },
});
