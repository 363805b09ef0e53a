// The tabs of a service list: personal, enterprise and other (Spec 2).
import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useRef } from "react";
import { type ServiceTab, tabLists } from "../../../engine/index.ts";
import { forced } from "../../look/conditions.ts";
import { homeTexts } from "../../texts/home.ts";

export type Kind = ServiceTab;
export const kinds = Object.keys(tabLists) as Kind[];

const texts = homeTexts.kinds;

const Tabs = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    flex: { base: "1 0 100%", md: "none" },
    gap: "0.5",
    p: "1",
    borderRadius: "md",
    bg: "bg.muted",
  },
});
const Tab = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: { base: "1", md: "none" },
    minH: "tap",
    px: { base: "2", md: "18px" },
    borderRadius: "6px",
    color: "fg.muted",
    cursor: "pointer",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-selected=true]": {
      bg: "bg.panel",
      color: "brand.fg",
      fontWeight: "bold",
      boxShadow: "sm",
      [forced]: { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
    },
  },
});

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
