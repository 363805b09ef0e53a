// The styles of receipt.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  sheet: {
    color: "black",
    fontSize: "10.5pt",
    lineHeight: "1.5",
    "& h1": { my: "5mm", fontSize: "18pt", textAlign: "center" },
    "& h2": { mt: "5mm", mb: "1.5mm", fontSize: "12pt", breakAfter: "avoid" },
    "& table": { w: "full", borderCollapse: "collapse" },
    "& tr": { breakInside: "avoid" },
    "& th, & td": {
      px: "2mm",
      py: "1mm",
      borderWidth: "0.75pt",
      borderColor: "#555",
      textAlign: "start",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    "& th": { fontWeight: "bold", bg: "#F2F2F2", printColorAdjust: "exact" },
    "& h3": { mt: "3mm", mb: "1mm", fontSize: "10.5pt", breakAfter: "avoid" },
  },
  head: {
    display: "flex",
    alignItems: "center",
    gap: "3mm",
    pb: "3mm",
    borderBottomWidth: "1.5pt",
    borderColor: "#555",
    "& > img": { w: "12mm", h: "12mm" },
    "& b": { display: "block", fontSize: "13pt" },
  },
  code: { display: "flex", alignItems: "center", gap: "2mm", ms: "auto", fontSize: "8.5pt", maxW: "50mm" },
  foot: { mt: "5mm", fontSize: "8.5pt", "& p": { overflowWrap: "anywhere" } },
  date: { whiteSpace: "nowrap" },
  label: { w: "17%" },
  value: { w: "33%" },
});
