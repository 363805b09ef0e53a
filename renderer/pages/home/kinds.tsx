// The tabs of a service list: personal, enterprise and other (Spec 2).
import { type KeyboardEvent, useRef } from "react";
import { type ServiceTab, tabLists } from "../../../engine/index.ts";
import { part } from "../../look/part.tsx";
import { homeTexts } from "../../texts/home.ts";
import styles from "./kinds.styles.ts";

export type Kind = ServiceTab;
export const kinds = Object.keys(tabLists) as Kind[];

const texts = homeTexts.kinds;

const Tabs = part("div", styles.tabs);
const Tab = part("button", styles.tab);

/** The tab that a key leads to from the tab at `at`; undefined for keys that tabs do not handle. */
function target(key: string, at: number): number | undefined {
  const last = kinds.length - 1;
  const to: Record<string, number> = {
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowRight: at === last ? 0 : at + 1,
    Home: 0,
    End: last,
  };
  return to[key];
}

/** `list`: whose tabs they are. `panel`: the id of what they change. */
export function KindTabs({
  kind,
  list,
  panel,
  onKind,
}: {
  kind: Kind;
  list: string;
  panel: string;
  onKind: (kind: Kind) => void;
}) {
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = target(event.key, kinds.indexOf(kind));
    const next = to === undefined ? undefined : kinds[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onKind(next);
    tabs.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <Tabs ref={tabs} role="tablist" aria-label={texts.of(list)} onKeyDown={move}>
      {kinds.map((each) => (
        <Tab
          key={each}
          id={`${panel}-${each}`}
          type="button"
          role="tab"
          aria-selected={each === kind}
          aria-controls={panel}
          tabIndex={each === kind ? 0 : -1}
          onClick={() => onKind(each)}
        >
          {texts[each]}
        </Tab>
      ))}
    </Tabs>
  );
}
