// The styles of dialogs: as wide as they ask for, in a window below 768 px as wide as that, and rising from below.
import { low } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

const wide = (px: number) => ({ w: { base: "100%", md: `${px}px` } });

export default styles({
  dialog: {
    position: "fixed",
    inset: "0",
    m: { base: "auto 0 0", md: "auto" },
    maxW: { base: "100%", md: "calc(100vw - 48px)" },
    maxH: { base: "92dvh", md: "calc(100dvh - 48px)" },
    overflow: "auto",
    overscrollBehavior: "contain",
    bg: "bg.panel",
    color: "fg",
    borderRadius: { base: "16px 16px 0 0", md: "xl" },
    boxShadow: "lg",
    animation: "rise 240ms cubic-bezier(.2,0,0,1)",
    "&::backdrop": { bg: "rgba(10,31,56,.42)" },
  },
  400: wide(400),
  480: wide(480),
  617: wide(617),
  750: wide(750),
  1200: wide(1200),
  /** Fills the screen of a phone. */
  full: { mdDown: { h: "100dvh", maxH: "100dvh", borderRadius: "0" }, md: { h: "fit-content" } },
  head: {
    position: "sticky",
    top: "0",
    zIndex: "1",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    pt: "4",
    pb: "2",
    ps: "card",
    pe: "3",
    bg: "bg.panel",
    [low]: { position: "static" },
  },
  title: { textStyle: "panelTitle", minW: "0" },
  close: { flex: "none", color: "fg.muted", _hover: { bg: "bg.muted" } },
  body: { px: "card", pt: "1", pb: "6" },
  foot: {
    position: "sticky",
    bottom: "0",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "3",
    px: "card",
    py: "4",
    pb: { base: "calc(16px + env(safe-area-inset-bottom))", md: "4" },
    bg: "bg.panel",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    "& > *": { flex: { base: "1 1 auto", md: "none" } },
    [low]: { position: "static" },
  },
});
