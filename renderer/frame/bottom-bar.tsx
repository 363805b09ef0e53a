// The bar with a screen's actions that stays at the foot of the window.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { barHeight } from "../look/parts/toast.tsx";
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
    _print: { display: "none" },
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
    "&[data-alone]": { w: { base: "full", md: "auto" }, flexWrap: { base: "nowrap", md: "wrap" } },
    // One line on a phone: the way back stays on one line, the way on takes the rest and may wrap.
    "&[data-alone] > *": {
      flex: "none",
      textWrap: "balance",
      "&:last-child": { flex: { base: "1", md: "none" }, px: { base: "3", md: "8" } },
    },
  },
});

/** `asideOnPhone={false}` leaves the whole width of a phone to the actions. */
export function BottomBar({
  aside,
  asideOnPhone = true,
  children,
}: {
  aside?: ReactNode;
  asideOnPhone?: boolean;
  children: ReactNode;
}) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => tellHeight(root.current), []);
  return (
    <Root ref={root} aria-label={frameTexts.actions}>
      <Row>
        {aside && <Aside display={asideOnPhone ? "block" : { base: "none", md: "block" }}>{aside}</Aside>}
        <Actions data-alone={asideOnPhone ? undefined : ""}>{children}</Actions>
      </Row>
    </Root>
  );
}

/** Lets toasts stand above the bar, however many lines it has. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(barHeight, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(barHeight);
  };
}
