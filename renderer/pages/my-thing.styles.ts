// The styles of my-thing.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  unprinted: { _print: { display: "none" } },
});
