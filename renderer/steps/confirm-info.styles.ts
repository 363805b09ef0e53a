// The styles of confirm-info.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  notNow: { justifySelf: "start", ms: "-3" },
  inHead: { my: "-2.5" },
  matter: {
    display: "flex",
    gap: "2.5",
    px: "card",
    py: "3",
    lineHeight: "snug",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > svg": { flex: "none", mt: "0.5", color: "success.solid" },
  },
  licences: { px: "card", py: "5" },
  body: { px: "card", py: "5" },
});
