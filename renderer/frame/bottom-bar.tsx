// The bars with a screen's actions that stay at the foot of the window: a page's, and a step's.
import { type ReactNode, useEffect, useRef } from "react";
import { barHeight } from "../look/bar-height.ts";
import { part } from "../look/part.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./bottom-bar.styles.ts";
import { Container } from "./container.tsx";

const Root = part("section", styles.root);
/** 长辈版 has a step's actions below it, one under the other, and nothing that stays over the page. */
const StepRoot = part(Root, styles.stepRoot);
const Row = part(Container, styles.row);
const Aside = part("div", styles.aside);
const Actions = part("div", styles.actions);
const StepAside = part(Aside, styles.stepAside);
// One line on a phone: the way back stays on one line, the way on takes the rest and may wrap.
const StepActions = part(Actions, styles.stepActions);

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
