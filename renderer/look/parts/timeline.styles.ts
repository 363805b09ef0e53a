// The styles of timeline.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  head: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4", rowGap: "1" },
  item: {
    position: "relative",
    ps: "10",
    pb: "6",
    _last: { pb: "0" },
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "11px",
      top: "28px",
      bottom: "-4px",
      w: "0.5",
      bg: "border",
    },
  },
  passed: { "&:not(:last-of-type)::before": { bg: "success.solid" } },
  dot: {
    position: "absolute",
    insetInlineStart: "0",
    top: "0.5",
    display: "grid",
    placeItems: "center",
    w: "6",
    h: "6",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "border.control",
    bg: "bg.panel",
    color: "white",
  },
  ok: { bg: "success.solid", borderColor: "success.solid" },
  bad: { bg: "danger.solid", borderColor: "danger.solid" },
  now: {
    borderColor: "brand.solid",
    boxShadow: "0 0 0 4px var(--chakra-colors-brand-100)",
    _after: { content: '""', w: "2.5", h: "2.5", borderRadius: "full", bg: "brand.solid" },
  },
});
