// The styles of simulator.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

/** Width of the window in px from which all three panes stand side by side. */
const wide = "@media (min-width: 1500px)";

export default styles({
  page: {
    display: "grid",
    gap: "4",
    p: { base: "4", lg: "3" },
    h: { lg: "100vh" },
    minH: { base: "100vh", lg: "640px" },
    bg: "bg.canvas",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "380px minmax(0, 1fr)" },
    gridTemplateRows: { lg: "auto minmax(0, 1fr) minmax(0, 1.2fr)" },
    gridTemplateAreas: {
      base: '"head" "switches" "stage" "inspector"',
      lg: '"head head" "switches stage" "inspector stage"',
    },
    [wide]: {
      gridTemplateColumns: "320px minmax(0, 1fr) 440px",
      gridTemplateRows: "auto minmax(0, 1fr)",
      gridTemplateAreas: '"head head head" "switches stage inspector"',
    },
  },
  head: { gridArea: "head", display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "4" },
  title: { textStyle: "panelTitle" },
  told: { textStyle: "small", color: "fg.muted" },
  pane: {
    minW: "0",
    minH: "0",
    overflowY: { lg: "auto" },
    px: "4",
    py: "3",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
  },
  stage: { gridArea: "stage", minW: "0", minH: "0" },
  sent: { display: "block", overflowWrap: "anywhere", mt: "1" },
  switches: { gridArea: "switches" },
  inspector: { gridArea: "inspector" },
});
