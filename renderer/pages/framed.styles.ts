// The styles of framed.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  frame: { display: "flex", flexDirection: "column", minH: "100vh", _print: { minH: "0" } },
  main: { flex: "1", minH: "calc(100vh - 8rem)" },
  waiting: { py: "10" },
});
