// The styles of phone-code.tsx.
import { styles } from "../../look/styles/styles.ts";

const aside = { base: "center", xl: "start" } as const;

export default styles({
  place: {
    // Above the bar at the foot of the window.
    scrollMarginBottom: "28",
    xl: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0,1fr)",
      gridTemplateRows: "1fr auto auto 1fr",
      columnGap: "6",
      mt: "4",
      // The code, and what is said about it.
      "& > [data-code]": { gridRow: "1 / -1", m: "0" },
      "& > [role=status]": { gridArea: "2 / 2" },
      "& > [role=timer]": { gridArea: "3 / 2" },
    },
  },
  told: { display: "block", textAlign: aside },
  timer: { minH: "6", textAlign: aside },
});
