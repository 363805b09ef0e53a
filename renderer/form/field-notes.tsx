// Draws the notes under a field: what is wrong, where its value comes from, which matters use it.
import type { ReactNode } from "react";
import type { AnswerProblem, AskedField } from "../../engine/index.ts";
import type { IconName } from "../look/icon-paths.ts";
import { useForm, useTexts } from "./form-context.ts";
import { Sign } from "./parts/sign.tsx";
import fieldStyles from "./styles/field.styles.ts";
import { fillIn, typedBox } from "./typing.ts";

interface NoteProps {
  id: string;
  tone: "error" | "warning" | "source";
  sign: IconName;
  children: ReactNode;
}

function Note({ id, tone, sign, children }: NoteProps) {
  return (
    <p className={fieldStyles.message} data-tone={tone} id={id}>
      <Sign name={sign} />
      <span>{children}</span>
    </p>
  );
}

interface MessageProps {
  id: string;
  problem: AnswerProblem;
}

/** An error says how to correct it, a warning asks to look again. */
export function FieldMessage({ id, problem }: MessageProps) {
  const { field: texts } = useTexts();
  const { severity, message } = problem;
  return severity === "error" ? (
    <Note id={id} tone="error" sign="alert">
      <span className={fieldStyles.hidden}>{texts.errorPrefix}</span>
      {message}
    </Note>
  ) : (
    <Note id={id} tone="warning" sign="warning">
      {!message.startsWith(texts.check) && <b>{texts.checkPrefix}</b>}
      {message}
    </Note>
  );
}

/** Where a given value comes from, with a link to where it can be changed. */
export function LockedSource({ id, asked: { field, locked } }: { id: string; asked: AskedField }) {
  const { onGo } = useForm();
  const { field: texts } = useTexts();
  if (!locked) return null;
  const { source, step } = locked;
  return (
    <Note id={id} tone="source" sign="lock">
      {field.mask ? texts.lockedWithMask(source) : source}
      {step && onGo && (
        <>
          {texts.comma}
          <button type="button" className={fieldStyles.link} onClick={() => onGo(step)}>
            {texts.goBack}
          </button>
        </>
      )}
    </Note>
  );
}

/** Who filled in the field; the value may be changed. */
export function ProposedBy({ id, proposer }: { id: string; proposer: string }) {
  return (
    <Note id={id} tone="source" sign="info">
      {useTexts().field.proposedBy(proposer)}
    </Note>
  );
}

/** What is known from elsewhere, for a field that is still empty: one press instead of typing or searching. */
export function Offers({ id, asked }: { id: string; asked: AskedField }) {
  const { offers = [], field } = asked;
  const { field: texts } = useTexts();
  const take = (answer: string) => {
    const control = document.getElementById(id);
    const box = control instanceof HTMLSelectElement ? control : typedBox(control);
    if (box) fillIn(box, answer);
  };
  const titleOf = (answer: string) =>
    field.choices?.find((choice) => choice.const === answer)?.title ?? answer;
  return (
    <ul className={fieldStyles.offers}>
      {offers.map((answer) => (
        <li key={answer}>
          <button type="button" className={fieldStyles.textButton} onClick={() => take(answer)}>
            {texts.offer(titleOf(answer))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many names fit on one line. */
const mostNames = 2;

/** When many matters use a section, shows their number, which expands to the names. */
export function UsedBy({ names }: { names: readonly string[] }) {
  const { field: texts } = useTexts();
  if (names.length <= mostNames) {
    return <p className={fieldStyles.used}>{texts.usedBy(names)}</p>;
  }
  return (
    <details className={fieldStyles.used}>
      <summary>{texts.usedByMany(names.length)}</summary>
      {texts.usedBy(names)}
    </details>
  );
}
