// One part of the answers: label and text side by side, 修改 for each line.
import { useId } from "react";
import { PaperLink, type ShownPaper } from "../../frame/paper-link.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { reviewTexts } from "../../texts/steps.ts";
import styles from "./review-card.styles.ts";

export interface ReviewLine {
  key: string;
  label: string;
  text: string;
  /** Files to look at, in place of the text. */
  papers?: readonly ShownPaper[];
  onChange?: (() => void) | undefined;
}

const Line = part("div", styles.line);

const Answer = part("dd", styles.answer);

function ChangeButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="text" onClick={onClick}>
      {reviewTexts.change}
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}

/** `onShow` is called for the files of its lines. */
export function ReviewCard({
  title,
  lines,
  onShow,
}: {
  title: string;
  lines: readonly ReviewLine[];
  onShow?: (paper: ShownPaper) => void;
}) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} />
      <dl className={styles.list}>
        {lines.map(({ key, label, text, papers = [], onChange: change }) => (
          <Line key={key} className={papers.length > 0 ? styles.withPapers : undefined}>
            <Muted as="dt" className={styles.label}>
              {label}
            </Muted>
            <Answer>
              {papers.length > 0 && onShow
                ? papers.map((paper) => <PaperLink key={paper.url} paper={paper} onShow={onShow} />)
                : text || <span className={styles.nothing}>{reviewTexts.empty}</span>}
            </Answer>
            <dd className={styles.value}>
              {change && <ChangeButton what={reviewTexts.place(title, label)} onClick={change} />}
            </dd>
          </Line>
        ))}
      </dl>
    </Card>
  );
}
