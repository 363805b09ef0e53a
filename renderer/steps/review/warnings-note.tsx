// In: what a rule or a check digit makes doubtful. Out: a note that asks to look again; it never stands in the way.
import { chakra } from "@chakra-ui/react";
import type { AnswerProblem, Definition } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { reviewWords } from "../../words/steps/review-step.ts";

const Lines = chakra("ul", { base: { display: "grid", gap: "1" } });
const Line = chakra("li", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" },
});

export function WarningsNote({
  definition,
  warnings,
  onChange,
}: {
  definition: Definition;
  warnings: readonly AnswerProblem[];
  onChange: (warning: AnswerProblem) => void;
}) {
  if (warnings.length === 0) return null;
  const titleOf = ({ section, field }: AnswerProblem) =>
    definition.form.sections.find(({ key }) => key === section)?.fields.find(({ key }) => key === field)
      ?.title ?? "";
  return (
    <Note tone="warning">
      <b>{reviewWords.check}</b>
      <Lines>
        {warnings.map((warning) => (
          <Line key={`${warning.section} ${warning.rowId} ${warning.field} ${warning.message}`}>
            {reviewWords.checkLine(titleOf(warning), warning.message)}
            {warning.section && (
              <Button
                variant="text"
                aria-label={`${reviewWords.change}${titleOf(warning)}`}
                onClick={() => onChange(warning)}
              >
                {reviewWords.change}
              </Button>
            )}
          </Line>
        ))}
      </Lines>
    </Note>
  );
}
