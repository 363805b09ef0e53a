// The styles of for-elders.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  subject: { "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } },
  title: { mt: "6", mb: "3" },
  body: { px: "card", pb: "5" },
});
