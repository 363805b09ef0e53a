// The styles of user-area.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  named: { maxW: "56", overflow: "hidden", textOverflow: "ellipsis" },
  noTagForElders: { [elder]: { display: "none" } },
  root: { position: "relative" },
  loginIcon: { display: { base: "none", md: "block" } },
  account: { display: { base: "none", md: "inline-flex" }, alignItems: "center", gap: "1.5" },
  visitor: { px: { base: "3.5", md: "4" }, ms: { base: "2", md: "0" } },
  user: { px: { base: "1", md: "3" }, minW: "tap", color: "fg", fontWeight: "normal", whiteSpace: "nowrap" },
});
