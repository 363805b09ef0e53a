// The styles of arrival.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  sub: { mt: "2" },
});
