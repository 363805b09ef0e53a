// A guide's parts in the theme's order; neighbours that need no full row share one.
import { useCallback } from "react";
import type { Definition, GuidePart } from "../../../engine/index.ts";
import type { Beforehand, GuideInfo } from "../../../engine/portal/index.ts";
import type { BeforeBegun, GuidePartEntry } from "../../guides/guide-part.ts";
import { guideParts } from "../../guides/index.ts";
import { part } from "../../look/part.tsx";
import { Halves, Stack } from "../../look/parts/layout.tsx";
import { TabLinks } from "../../look/parts/tab-links.tsx";
import { useElder } from "../../look/use-elder.ts";
import { usePortal, useSend } from "../../portal.ts";
import { useLocation } from "../../router.tsx";
import { guidePageTexts } from "../../texts/guide.ts";
import styles from "./guide-parts.styles.ts";
import { layoutOf } from "./hero.tsx";

const Pair = part(Halves, styles.pair);
const Part = part("div", styles.part);

const entries: Record<GuidePart, GuidePartEntry> = guideParts;

export function GuideParts({
  info,
  definition,
  sampleUrl,
}: {
  info: GuideInfo;
  definition: Definition;
  sampleUrl: (name: string) => string;
}) {
  const hotline = usePortal(({ deployment }) => deployment?.hotline);
  const before = useBeforeBegun(definition.oneThing.code);
  const elder = useElder();
  const folds = (part: GuidePart) => elder && entries[part].secondary === true;
  const shown = shownOrder(definition);
  const order = [...shown.filter((part) => !folds(part)), ...shown.filter(folds)];
  const [first] = order;
  const show = (part: GuidePart) => {
    const { view: View } = entries[part];
    const given = { id: part, info, definition, sampleUrl, hotline, before, folded: folds(part) };
    return <View key={part} {...given} />;
  };
  const tabs = order.flatMap((part) => {
    const { tab } = entries[part];
    return tab ? [{ key: part, to: `#${part}`, words: tab }] : [];
  });
  const named = useLocation().hash.slice(1);
  const current = (tabs.find(({ key }) => key === named) ?? tabs[0])?.key;
  // The counts are about the whole, so they stand above the links to the parts when they come first.
  const leads = first === "counts";
  return (
    <Stack gap="6" className={styles.root}>
      {leads && <div className={layoutOf(definition).lifts ? styles.lifted : undefined}>{show(first)}</div>}
      {!elder && (
        <div className={styles.tabs}>
          <TabLinks
            label={guidePageTexts.parts}
            items={tabs.map((tab) => ({ ...tab, current: tab.key === current }))}
            currentAs="true"
          />
        </div>
      )}
      {rowsOf(leads ? order.slice(1) : order).map((row) => {
        const [only, ...others] = row;
        if (!only) return null;
        if (others.length === 0) return <Part key={only}>{show(only)}</Part>;
        return (
          <Pair key={only}>
            <Part>{show(only)}</Part>
            <Stack gap="6">{others.map(show)}</Stack>
          </Pair>
        );
      })}
    </Stack>
  );
}

/** What was answered on the guide of this one-thing; the declaration takes it over. */
function useBeforeBegun(code: string): BeforeBegun {
  const given = usePortal(({ beforehand }) => (beforehand?.code === code ? beforehand : undefined));
  const today = usePortal(({ deployment }) => deployment?.today ?? "");
  const send = useSend();
  const onGiven = useCallback((chosen: Beforehand) => send({ type: "BEFOREHAND", given: chosen }), [send]);
  return { today, given, onGiven };
}

/** The theme's order; parts that are always shown follow the first part when the order does not name them. */
function shownOrder(definition: Definition): GuidePart[] {
  const { order } = definition.oneThing.guide.theme;
  const names = Object.keys(guideParts) as GuidePart[];
  const shown = order.filter((part) => entries[part].always?.(definition) ?? true);
  const unnamed = names.filter((part) => entries[part].always?.(definition) && !order.includes(part));
  return [...shown.slice(0, 1), ...unnamed, ...shown.slice(1)];
}

/** Wide parts alone, narrow neighbours together. */
function rowsOf(order: readonly GuidePart[]): GuidePart[][] {
  const rows: GuidePart[][] = [];
  for (const part of order) {
    const last = rows.at(-1);
    const joins = !entries[part].wide && last?.[0] && !entries[last[0]].wide;
    if (joins) last.push(part);
    else rows.push([part]);
  }
  return rows;
}
