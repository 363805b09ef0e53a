// Draws the button 从……选取 of a section that a register can fill, and its dialog.
import { lazy, Suspense, useContext, useState } from "react";
import {
  type FieldAnswers,
  type FilledFrom,
  fillFrom,
  fillGaps,
  freeId,
  type Row,
  rowsFrom,
  type Section,
  type SourceRecord,
} from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { type Registers, RegistersContext, useTexts } from "../form-context.ts";
import { randomId } from "../random-id.ts";

const RecordsDialog = lazy(() => import("./fetch-rows/records-dialog.tsx"));

export interface FetchRowsProps {
  section: Section;
  /** The current answers; rows when the section is repeatable. */
  answers: FieldAnswers | readonly Row[];
  /** All answers of the section: send them as ANSWER and show them. */
  onFill: (answers: FieldAnswers | Row[]) => void;
}

/** Renders nothing for a section without `from`, and in a form that no register fills. */
export function FetchRows(props: FetchRowsProps) {
  const registers = useContext(RegistersContext);
  const { from } = props.section;
  return from && registers ? <FetchButton {...props} from={from} registers={registers} /> : null;
}

interface FetchButtonProps extends FetchRowsProps {
  from: FilledFrom;
  registers: Registers;
}

function FetchButton({ section, answers, onFill, from, registers }: FetchButtonProps) {
  const { source } = from;
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const { registers: texts } = useTexts();
  const { register } = texts.of[source];
  const records = registers.records?.[source];
  const ask = () => registers.ask(source);
  const begin = () => {
    setSaid("");
    setOpen(true);
    if (!records) ask();
  };
  const pick = (picked: readonly SourceRecord[], over: "replace" | "keep") => {
    onFill(filled(section, answers, picked, over));
    setOpen(false);
    setSaid(texts.done(register));
  };
  return (
    <>
      <Button variant="secondary" onClick={begin}>
        <Icon name="server" size={20} />
        {texts.button(register)}
        <VisuallyHidden>{section.title}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open && (
        <Suspense fallback={null}>
          <RecordsDialog
            section={section}
            source={source}
            answers={answers}
            records={records}
            failed={registers.failed?.includes(source) ?? false}
            onRetry={ask}
            onPick={pick}
            onClose={() => setOpen(false)}
            replacedBy={(record) => (isRows(answers) ? [] : fillFrom(section, answers, record).replaced)}
          />
        </Suspense>
      )}
    </>
  );
}

function filled(
  section: Section,
  answers: FieldAnswers | readonly Row[],
  picked: readonly SourceRecord[],
  over: "replace" | "keep",
): FieldAnswers | Row[] {
  if (isRows(answers)) {
    const taken = new Set(answers.map(({ rowId }) => rowId));
    const newId = () => {
      const id = freeId(randomId, (made) => taken.has(made));
      taken.add(id);
      return id;
    };
    return rowsFrom(section, answers, picked, newId);
  }
  const [record] = picked;
  if (!record) return answers;
  return over === "replace" ? fillFrom(section, answers, record).answers : fillGaps(section, answers, record);
}

export const isRows = (answers: FieldAnswers | readonly Row[]): answers is readonly Row[] =>
  Array.isArray(answers);
