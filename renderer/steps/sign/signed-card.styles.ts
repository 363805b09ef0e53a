// The styles of signed-card.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  sheet: {
    display: "grid",
    placeItems: "center",
    w: "full",
    aspectRatio: "1",
    maxH: { base: "20rem", md: "none" },
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "md",
    bg: "white",
    "&[data-kind=typed], &[data-kind=seal]": { aspectRatio: "auto", minH: "9rem", px: "4" },
    "& > img": { w: "full", h: "full", objectFit: "contain" },
  },
  name: { fontSize: "3xl", fontWeight: "bold", letterSpacing: ".1em" },
  stamp: {
    display: "grid",
    justifyItems: "center",
    gap: "1",
    py: "4",
    textAlign: "center",
    color: "danger.solid",
    overflowWrap: "anywhere",
  },
  columns: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,17rem) minmax(0,1fr)" },
    columnGap: "10",
    rowGap: "6",
    alignItems: "start",
  },
  body: { display: "grid", gap: "5", justifyItems: "start" },
  title: { display: "flex", alignItems: "center", gap: "2", color: "success.solid" },
  facts: { w: "full", maxW: "32rem" },
  list: { listStyleType: "none" },
});
