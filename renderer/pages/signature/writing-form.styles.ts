// The styles of writing-form.tsx.
import { styles } from "../../look/styles/styles.ts";
import { lying } from "./lying.ts";

/** A phone upright. */
const upright = "@media (orientation: portrait) and (max-width: 47.9975rem)";

export default styles({
  page: {
    display: "grid",
    gap: "4",
    maxW: "40rem",
    mx: "auto",
    px: "gutter",
    py: "4",
    [lying]: {
      gridTemplateColumns: "minmax(0,1fr) 15rem",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"sheet about" "sheet actions"',
      columnGap: "3",
      rowGap: "2",
      maxW: "none",
      minH: "100dvh",
      p: "2",
    },
  },
  about: {
    display: "grid",
    gap: "3",
    [lying]: { gridArea: "about", gap: "1.5", "& h1": { textStyle: "cardTitle" } },
    // Beside the sheet there is room for the values alone.
    "& dl": { [lying]: { gap: "0", textStyle: "small", "& dt": { display: "none" } } },
  },
  turn: { display: "none", [upright]: { display: "block" } },
  place: {
    [lying]: { gridArea: "sheet", position: "sticky", top: "2", h: "calc(100dvh - {spacing.4})" },
    "& > [role=group]": { aspectRatio: "1", [lying]: { aspectRatio: "auto", h: "full" } },
  },
  missing: { [lying]: { position: "absolute", bottom: "3", insetInlineStart: "4", pointerEvents: "none" } },
  actions: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr) minmax(0,2fr)",
    gap: "3",
    [lying]: {
      gridArea: "actions",
      gap: "2",
      alignSelf: "end",
      // At hand also where the words above need more room than the screen has.
      position: "sticky",
      bottom: "0",
      py: "2",
      bg: "bg.canvas",
      "& > button": { px: "2" },
    },
  },
  lead: { [lying]: { textStyle: "small" } },
  sub: { mt: "1" },
  wrong: { mt: "2", textStyle: "small" },
  aside: { [lying]: { display: "none" } },
});
