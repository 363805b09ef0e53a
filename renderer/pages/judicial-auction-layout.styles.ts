// The styles of judicial-auction-layout.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  main: { minH: "60vh" },
  waiting: { py: "10" },
});
