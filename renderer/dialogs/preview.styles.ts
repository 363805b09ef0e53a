// The styles of preview.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  ground: {
    position: "relative",
    h: { base: "calc(100dvh - 250px)", md: "calc(100dvh - 268px)" },
    minH: "48",
    overflow: "auto",
    p: { base: "2", md: "4" },
    borderRadius: "md",
    bg: "bg.muted",
  },
  opening: {
    maxW: "595px",
    mx: "auto",
    p: "8",
    bg: "bg.panel",
    "& > :first-child": { w: "60%", h: "7", mx: "auto" },
    "& > :nth-child(2)": { w: "96%" },
    "& > :nth-child(3)": { w: "88%" },
    "& > :nth-child(4)": { w: "92%" },
  },
});
