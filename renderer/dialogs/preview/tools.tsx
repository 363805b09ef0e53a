// In: page and zoom. Out: the bar that changes them; its buttons stay reachable when they can do no more.
import { chakra } from "@chakra-ui/react";
import { Icon, type IconName } from "../../look/icons.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewWords } from "../../words/dialogs.ts";
import { larger, leastZoom, mostZoom, smaller } from "./zoom.ts";

const Bar = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", mb: "2" },
});
const Group = chakra("div", {
  base: { display: "flex", alignItems: "center", "& + &": { ms: { base: "1", md: "6" } } },
});
const Press = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "tap",
    h: "tap",
    borderRadius: "md",
    color: "brand.solid",
    cursor: "pointer",
    _hover: { bg: "brand.subtle" },
    "&[aria-disabled]": { color: "fg.subtle", bg: "transparent", cursor: "default" },
  },
});
const Now = chakra("span", {
  base: { minW: "12", textAlign: "center", fontVariantNumeric: "tabular-nums", fontSize: "sm" },
});

export interface ToolsProps {
  zoom: number;
  page: number;
  pages: number;
  onZoom: (zoom: number) => void;
  onPage: (page: number) => void;
}

export function Tools({ zoom, page, pages, onZoom, onPage }: ToolsProps) {
  return (
    <Bar role="group" aria-label={previewWords.tools}>
      <Group>
        <Tool
          icon="minus"
          words={previewWords.smaller}
          off={zoom <= leastZoom}
          onClick={() => onZoom(smaller(zoom))}
        />
        <Now aria-live="polite">{previewWords.percent(zoom)}</Now>
        <Tool
          icon="plus"
          words={previewWords.larger}
          off={zoom >= mostZoom}
          onClick={() => onZoom(larger(zoom))}
        />
        <Tool
          icon="undo"
          words={previewWords.whole}
          off={zoom === leastZoom}
          onClick={() => onZoom(leastZoom)}
        />
      </Group>
      {pages > 1 && (
        <Group>
          <Tool
            icon="chevron-left"
            words={previewWords.before}
            off={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <Now aria-live="polite">{previewWords.pageOf(page, pages)}</Now>
          <Tool
            icon="chevron-right"
            words={previewWords.next}
            off={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </Group>
      )}
    </Bar>
  );
}

function Tool({
  icon,
  words,
  off,
  onClick,
}: {
  icon: IconName;
  words: string;
  off: boolean;
  onClick: () => void;
}) {
  return (
    <Press type="button" title={words} aria-disabled={off || undefined} onClick={() => !off && onClick()}>
      <Icon name={icon} size={20} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Press>
  );
}
