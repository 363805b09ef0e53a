// In: one part of the answers. Out: its card: label and text side by side, 修改 for the part or for each line.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Button } from "../../look/parts/button.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { reviewWords } from "../../words/steps/review-step.ts";

export interface ReviewLine {
  key: string;
  label: string;
  text: string;
  onChange?: () => void;
}

const List = chakra("dl", { base: { py: "2" } });
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
const Label = chakra("dt", { base: { color: "fg.muted", gridColumn: { base: "1 / -1", md: "auto" } } });
const Text = chakra("dd", { base: { overflowWrap: "anywhere", whiteSpace: "pre-line" } });
const Empty = chakra("span", { base: { color: "fg.subtle" } });
const Change = chakra("dd", { base: { my: "-2", _empty: { display: "none" } } });

function ChangeButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="text" onClick={onClick}>
      {reviewWords.change}
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}

export function ReviewCard({
  title,
  lines,
  onChange,
}: {
  title: string;
  lines: readonly ReviewLine[];
  onChange?: () => void;
}) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader
        id={id}
        title={title}
        aside={onChange && <ChangeButton what={title} onClick={onChange} />}
      />
      <List>
        {lines.map(({ key, label, text, onChange: change }) => (
          <Line key={key}>
            <Label>{label}</Label>
            <Text>{text || <Empty>{reviewWords.empty}</Empty>}</Text>
            <Change>{change && <ChangeButton what={label} onClick={change} />}</Change>
          </Line>
        ))}
      </List>
    </Card>
  );
}
