// The styles of township.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  legend: { mb: "4", textWrap: "pretty" },
  missing: { mb: "3" },
  choices: { display: "grid", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" }, gap: "2" },
});
