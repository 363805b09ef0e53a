// The styles of needed-list.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  group: { mt: "4", mb: "1", fontSize: "sm", color: "fg.muted", fontWeight: "bold" },
  head: { justifyContent: "space-between" },
  thing: { display: "flex", gap: "2.5", py: "1.5", lineHeight: "snug" },
  sign: { flex: "none", display: "grid", placeItems: "center", h: "1lh" },
  open: { color: "fg.subtle" },
  sure: { color: "success.solid" },
});
