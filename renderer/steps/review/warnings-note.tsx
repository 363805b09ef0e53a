// Asks the person to check what a rule or a check digit makes doubtful; it never blocks.
import type { AnswerProblem, Definition } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Row, Stack } from "../../look/parts/layout.tsx";
import { Note } from "../../look/parts/note.tsx";
import { reviewTexts } from "../../texts/steps.ts";
import styles from "./warnings-note.styles.ts";

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
      <b>{reviewTexts.check}</b>
      <Stack as="ul" gap="1">
        {warnings.map((warning) => (
          <Row
            as="li"
            className={styles.warning}
            key={`${warning.section} ${warning.rowId} ${warning.field} ${warning.message}`}
          >
            {reviewTexts.checkLine(titleOf(warning), warning.message)}
            {warning.section && (
              <Button
                variant="text"
                aria-label={`${reviewTexts.change}${titleOf(warning)}`}
                onClick={() => onChange(warning)}
              >
                {reviewTexts.change}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Note>
  );
}
