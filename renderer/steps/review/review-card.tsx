// One part of the answers: label and text side by side, 修改 for each line.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { PaperLink, type ShownPaper } from "../../frame/paper-link.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { reviewTexts } from "../../texts/steps.ts";

export interface ReviewLine {
  key: string;
  label: string;
  text: string;
  /** Files to look at, in place of the text. */
  papers?: readonly ShownPaper[];
  onChange?: (() => void) | undefined;
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr) auto", md: "minmax(0,16rem) minmax(0,1fr) auto" },
    columnGap: "6",
    alignItems: "baseline",
    px: "card",
    py: "1.5",
  },
});

const Answer = chakra("dd", {
  base: {
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    // A file's line is as high as the others, and what opens it stands beside its name.
    "& > :is(button, a)": { my: "-2" },
  },
});

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
      <chakra.dl py="2">
        {lines.map(({ key, label, text, papers = [], onChange: change }) => (
          <Line key={key} alignItems={papers.length > 0 ? "start" : undefined}>
            <Muted as="dt" gridColumn={{ base: "1 / -1", md: "auto" }}>
              {label}
            </Muted>
            <Answer>
              {papers.length > 0 && onShow
                ? papers.map((paper) => <PaperLink key={paper.url} paper={paper} onShow={onShow} />)
                : text || <chakra.span color="fg.subtle">{reviewTexts.empty}</chakra.span>}
            </Answer>
            <chakra.dd my="-2" _empty={{ display: "none" }}>
              {change && <ChangeButton what={reviewTexts.place(title, label)} onClick={change} />}
            </chakra.dd>
          </Line>
        ))}
      </chakra.dl>
    </Card>
  );
}
