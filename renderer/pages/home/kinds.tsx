// The tabs of a service list: tabs when the list changes in place, links when each list has its own place on the page.
import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useRef } from "react";
import { Link } from "../../router.tsx";
import { homeTexts } from "../../texts/home.ts";

export const kinds = ["personal", "enterprise", "other"] as const;
export type Kind = (typeof kinds)[number];

const texts = homeTexts.kinds;

/** The id of a kind's list on the page. */
export const listId = (kind: Kind) => `list-${kind}`;

const group = {
  display: "flex",
  flex: { base: "1 0 100%", md: "none" },
  gap: "0.5",
  p: "1",
  borderRadius: "md",
  bg: "bg.muted",
} as const;
const choice = {
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
  _hover: { color: "brand.solid" },
  "&:is([aria-selected=true], [aria-current])": {
    bg: "bg.panel",
    color: "brand.solid",
    fontWeight: "bold",
    boxShadow: "sm",
  },
} as const;

const Tabs = chakra("div", { base: group });
const Tab = chakra("button", { base: choice });
const Places = chakra("nav", { base: group });
const Place = chakra(Link, { base: choice });

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

/** `panel`: the id of what the tabs change. */
export function KindTabs({
  kind,
  panel,
  onKind,
}: {
  kind: Kind;
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
    <Tabs ref={tabs} role="tablist" aria-label={texts.label} onKeyDown={move}>
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

/** The three lists stand below each other, so the tabs of one link to the others. */
export function KindLinks({ kind }: { kind: Kind }) {
  return (
    <Places aria-label={texts.of(texts[kind])}>
      {kinds.map((each) => (
        <Place key={each} to={`#${listId(each)}`} aria-current={each === kind ? "true" : undefined}>
          {texts[each]}
        </Place>
      ))}
    </Places>
  );
}
