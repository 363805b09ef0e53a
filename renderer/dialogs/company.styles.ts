// The styles of company.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  told: { mb: "3", color: "success.solid", _empty: { display: "none" } },
  legend: { mb: "3", textWrap: "pretty" },
  missing: { mb: "3" },
  search: { mb: "3" },
  list: { listStyle: "none" },
});
