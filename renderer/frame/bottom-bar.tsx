// The bars with a screen's actions that stay at the foot of the window: a page's, and a step's.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { barHeight } from "../look/bar-height.ts";
import { elder, low } from "../look/conditions.ts";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";

const Root = chakra("section", {
  base: {
    position: "sticky",
    bottom: "0",
    zIndex: "bar",
    mt: "10",
    pb: "env(safe-area-inset-bottom)",
    bg: "bg.panel",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    boxShadow: "bar",
    [low]: { position: "static" },
    _print: { display: "none" },
  },
});
/** 长辈版 has a step's actions below it, one under the other, and nothing that stays over the page. */
const StepRoot = chakra(Root, {
  base: {
    [elder]: { position: "static", mt: "5", pb: "10", bg: "transparent", border: "0", boxShadow: "none" },
  },
});
const Row = chakra(Container, {
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: { base: "3", md: "6" },
    rowGap: "2",
    minH: { base: "72px", md: "20" },
    py: "2",
  },
});
const Aside = chakra("div", { base: { flex: "1", minW: "0", lineHeight: "snug" } });
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: { base: "3", md: "6" },
    ms: "auto",
  },
});
const StepAside = chakra(Aside, {
  base: { flex: { base: "1 0 100%", md: "1" }, [elder]: { order: "1", flex: "1 0 100%" } },
});
// One line on a phone: the way back stays on one line, the way on takes the rest and may wrap.
const StepActions = chakra(Actions, {
  base: {
    w: { base: "full", md: "auto" },
    flexWrap: { base: "nowrap", md: "wrap" },
    "& > *": { flex: "none", textWrap: "balance" },
    "& > :last-child": { flex: { base: "1", md: "none" }, px: { base: "3", md: "8" } },
    [elder]: { flexDirection: "column", w: "full", gap: "4", "& > :last-child": { flex: "none" } },
  },
});

interface BarProps {
  aside?: ReactNode;
  children: ReactNode;
}

export function BottomBar({ aside, children }: BarProps) {
  return (
    <Root ref={useHeightTold()} aria-label={frameTexts.actions}>
      <Row>
        {aside && <Aside>{aside}</Aside>}
        <Actions>{children}</Actions>
      </Row>
    </Root>
  );
}

/** The bar of a step; its aside is a line of its own on phones. */
export function StepActionBar({ aside, children }: BarProps) {
  return (
    <StepRoot ref={useHeightTold()} aria-label={frameTexts.actions}>
      <Row width="form">
        {aside && <StepAside>{aside}</StepAside>}
        <StepActions>{children}</StepActions>
      </Row>
    </StepRoot>
  );
}

/** Tells the page how much of it the bar covers: toasts stand above it, and what is scrolled to is not under it. */
function useHeightTold() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const tell = () => {
      const stays = getComputedStyle(current).position === "sticky";
      style.setProperty(barHeight, stays ? `${current.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    window.addEventListener("resize", tell);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", tell);
      style.removeProperty(barHeight);
    };
  }, []);
  return bar;
}
