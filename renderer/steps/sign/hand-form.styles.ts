// The styles of hand-form.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";
import { pensBeside } from "./places.ts";

export default styles({
  places: {
    // As high as the window allows, so that the whole name can be written without scrolling.
    "--pad": "clamp(320px, 100dvh - 300px, 600px)",
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: "5",
    alignItems: "start",
    lg: { gridTemplateColumns: "calc(var(--pad) + 50px) minmax(0,1fr)" },
    [pensBeside]: {
      "--pad": "clamp(320px, 100dvh - 300px, 520px)",
      "--pens": "16rem",
      gridTemplateColumns: "calc(var(--pad) + {spacing.5} + var(--pens) + 50px) minmax(0,1fr)",
    },
    [elder]: { gridTemplateColumns: "minmax(0,1fr)" },
  },
  padCard: {
    "& > div": { maxW: "var(--pad)", mx: { base: "auto", lg: "0" }, [pensBeside]: { maxW: "none" } },
  },
  lead: { mt: "1", mb: "4" },
});
