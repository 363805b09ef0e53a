// The bar that changes page and zoom; its buttons stay reachable at the limits.
import { Icon, type IconName } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { IconButton } from "../../look/parts/button.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewTexts } from "../../texts/dialogs.ts";
import styles from "./tools.styles.ts";
import { larger, leastZoom, mostZoom, smaller } from "./zoom.ts";

const Group = part("div", styles.group);
const Press = part(IconButton, styles.press);
const Now = part("span", styles.now);

export interface ToolsProps {
  zoom: number;
  page: number;
  pages: number;
  onZoom: (zoom: number) => void;
  onPage: (page: number) => void;
}

export function Tools({ zoom, page, pages, onZoom, onPage }: ToolsProps) {
  return (
    <Row className={styles.root} role="group" aria-label={previewTexts.tools}>
      <Group>
        <Tool
          icon="minus"
          words={previewTexts.smaller}
          off={zoom <= leastZoom}
          onClick={() => onZoom(smaller(zoom))}
        />
        <Now aria-live="polite">{previewTexts.percent(zoom)}</Now>
        <Tool
          icon="plus"
          words={previewTexts.larger}
          off={zoom >= mostZoom}
          onClick={() => onZoom(larger(zoom))}
        />
        <Tool
          icon="undo"
          words={previewTexts.whole}
          off={zoom === leastZoom}
          onClick={() => onZoom(leastZoom)}
        />
      </Group>
      {pages > 1 && (
        <Group>
          <Tool
            icon="chevron-left"
            words={previewTexts.before}
            off={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <Now aria-live="polite">{previewTexts.pageOf(page, pages)}</Now>
          <Tool
            icon="chevron-right"
            words={previewTexts.next}
            off={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </Group>
      )}
    </Row>
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
    <Press title={words} aria-disabled={off || undefined} onClick={() => !off && onClick()}>
      <Icon name={icon} size={20} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Press>
  );
}
