// Tabs over titled panels; the arrow keys lead from tab to tab.
import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

const List = chakra("div", {
  base: { display: "flex", borderBottomWidth: "1px", borderColor: "border", overflowX: "auto", flex: "none" },
});
const Tab = chakra("button", {
  base: {
    px: "3",
    minH: "tap",
    flex: "none",
    color: "fg.muted",
    cursor: "pointer",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    "&[aria-selected=true]": { color: "brand.solid", fontWeight: "bold", borderColor: "brand.solid" },
  },
});
const Panel = chakra("div", {
  base: {
    pt: "3",
    minW: "0",
    // The line under the tabs is enough.
    "& > div > details:first-of-type, & > ol > li:first-of-type": { borderTopWidth: "0" },
  },
});

export interface TabPanel {
  key: string;
  title: string;
  draw: () => ReactNode;
}

/** Key → the tab that follows the one at that position, out of `many`. */
const moves: Record<string, (at: number, many: number) => number> = {
  ArrowRight: (at, many) => (at + 1) % many,
  ArrowLeft: (at, many) => (at + many - 1) % many,
  Home: () => 0,
  End: (_, many) => many - 1,
};

export function Tabs({
  label,
  panels,
  first,
}: {
  label: string;
  panels: readonly TabPanel[];
  first?: string;
}) {
  const id = useId();
  const [open, setOpen] = useState(first ?? panels[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const shown = panels.find(({ key }) => key === open) ?? panels[0];
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key];
    if (!to) return;
    event.preventDefault();
    const at = panels.findIndex(({ key }) => key === open);
    const next = panels[to(at, panels.length)];
    if (!next) return;
    setOpen(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {panels.map(({ key, title }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            data-tab={key}
            aria-selected={key === open}
            aria-controls={`${id}panel`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            {title}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`} tabIndex={0}>
        {shown?.draw()}
      </Panel>
    </>
  );
}
