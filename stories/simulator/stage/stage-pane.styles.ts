// The styles of stage-pane.tsx.
import { styles } from "../../../renderer/look/styles/styles.ts";

export default styles({
  pane: { display: "flex", flexDirection: "column", gap: "2", h: "full", minH: "0", minW: "0" },
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    textStyle: "small",
    color: "fg.muted",
  },
  box: {
    flex: "1",
    minH: { base: "640px", lg: "0" },
    minW: "0",
    // Not even a focus inside the frame may scroll it.
    overflow: "clip",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.muted",
  },
  middle: { mx: "auto", overflow: "clip" },
  url: { display: "block", overflowWrap: "anywhere", mb: "2" },
  leaving: { mt: "2" },
});
