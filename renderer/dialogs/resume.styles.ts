// The styles of resume.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  when: { mt: "1" },
  note: { mt: "3" },
});
