// A value that is known already: where it is from, and a way to correct it in place where its source only proposes it.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { autocompleteOf, type Field, formats } from "../../../engine/index.ts";
import { classes, part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { Row, Stack } from "../../look/parts/layout.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import boxes from "../../look/styles/input-box.styles.ts";
import { confirmTexts } from "../../texts/steps.ts";
import styles from "./known-value.styles.ts";

const Correct = part(Button, styles.correct);

export interface KnownValueProps {
  field: Field;
  /** As it may be shown. */
  text: string;
  source?: string | undefined;
  /** The answer itself, for correcting it. */
  answer: string;
  /** Absent when its source vouches for it. Returns what is wrong with the new answer; undefined when it was taken. */
  onCorrect?: ((answer: string) => string | undefined) | undefined;
}

export function KnownValue(props: KnownValueProps) {
  const { field, text, source, onCorrect } = props;
  const [correcting, setCorrecting] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  useEffect(() => {
    if (!correcting && back.current) change.current?.focus();
    back.current = correcting;
  }, [correcting]);
  if (correcting && onCorrect)
    return <Correction {...props} onCorrect={onCorrect} onEnd={() => setCorrecting(false)} />;
  return (
    <>
      <Row className={styles.value}>
        <span>{text}</span>
        {onCorrect && (
          <Correct
            ref={change}
            variant="text"
            aria-label={confirmTexts.correctField(field.title)}
            onClick={() => setCorrecting(true)}
          >
            {confirmTexts.correct}
          </Correct>
        )}
      </Row>
      {source && <Small>{source}</Small>}
    </>
  );
}

interface CorrectionProps extends KnownValueProps {
  onCorrect: (answer: string) => string | undefined;
  onEnd: () => void;
}

function Correction({ field, answer, onCorrect, onEnd }: CorrectionProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(answer);
  const [wrong, setWrong] = useState<string>();
  const rule = field.format && formats[field.format];
  useEffect(() => box.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const cleaned = rule?.clean?.(typed) ?? typed.trim();
    const problem = onCorrect(rule?.normalise?.(cleaned) ?? cleaned);
    if (problem === undefined) return onEnd();
    setWrong(problem);
    box.current?.focus();
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="2">
        <label htmlFor={id}>
          <VisuallyHidden>{field.title}</VisuallyHidden>
        </label>
        <input
          className={classes(boxes.line, styles.input)}
          ref={box}
          id={id}
          value={typed}
          inputMode={rule?.inputMode}
          autoComplete={autocompleteOf(field)}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          onChange={(event) => setTyped(event.target.value)}
        />
        {wrong !== undefined && (
          <ErrorLine id={`${id}-wrong`} role="alert" className={styles.wrong}>
            {wrong}
          </ErrorLine>
        )}
        <Row className={styles.value}>
          <Button type="submit" variant="secondary">
            {confirmTexts.save}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {confirmTexts.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
