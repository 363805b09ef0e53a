// Tabs over titled panels; the arrow keys lead from tab to tab.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { part } from "../../renderer/look/part.tsx";
import styles from "./tabs.styles.ts";

const List = part("div", styles.list);
const Tab = part("button", styles.tab);
const Panel = part("div", styles.panel);

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
