// Draws one row of a list as a card: closed it shows whom it is about, open it holds a form of its own.
import { type MouseEvent, memo, useCallback, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import {
  type AskedSection,
  answersTopic,
  rowDetails,
  rowName,
  type SectionState,
  type Summary,
} from "../../../engine/index.ts";
import { formId } from "../field-id.ts";
import { useForm, useTexts } from "../form-context.ts";
import { Sign, StateMark } from "../parts/sign.tsx";
import { SectionForm } from "../section-form.tsx";
import fieldStyles from "../styles/field.styles.ts";
import rowStyles from "../styles/row.styles.ts";

interface Props {
  asked: AskedSection;
  state: SectionState;
  rowId: string;
  name: string;
  open: boolean;
  /** Id of the sentence that says why the row cannot be removed. */
  kept: string | undefined;
  onOpen: (rowId: string | undefined) => void;
  onRemove: (rowId: string) => void;
}

/** The button that opens and closes a row; it takes the focus when the row is restored. */
export function rowToggleId(section: string, rowId: string): string {
  return `${formId({ section, rowId })}--toggle`;
}

/** A closed row keeps what was typed: its state lives outside the component, and no form is rendered for it. */
export const RowCard = memo(function RowCard(props: Props) {
  const { asked, rowId, state, name, open, kept, onOpen, onRemove } = props;
  const summary = useSyncExternalStore(state.subscribe, state.summary);
  const { rows: texts } = useTexts();
  const headingId = `${formId({ section: asked.section.key, rowId })}--name`;
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => onOpen(open ? undefined : rowId));
    // When another card above it closes, the page must not jump away under the finger.
    currentTarget.scrollIntoView({ block: "nearest" });
  };
  return (
    <section
      className={rowStyles.row}
      aria-labelledby={headingId}
      data-open={open || undefined}
      data-tone={summary.errors > 0 ? "error" : undefined}
    >
      <div className={rowStyles.head}>
        <RowHeading id={headingId} asked={asked} state={state} name={name} open={open} />
        <RowMark {...summary} />
        <div className={rowStyles.ways}>
          <button
            type="button"
            className={fieldStyles.textButton}
            data-tone="danger"
            aria-label={`${texts.remove}${name}`}
            aria-disabled={kept ? true : undefined}
            aria-describedby={kept}
            onClick={() => kept || onRemove(rowId)}
          >
            <Sign name="trash" size={20} />
            {texts.remove}
          </button>
          <button
            type="button"
            id={rowToggleId(asked.section.key, rowId)}
            className={fieldStyles.textButton}
            aria-expanded={open}
            aria-label={`${open ? texts.close : texts.open}${name}`}
            onClick={toggle}
          >
            {open ? texts.close : texts.open}
            <Sign name={open ? "chevron-up" : "chevron-down"} size={20} />
          </button>
        </div>
      </div>
      {open && <SectionForm asked={asked} state={state} rowId={rowId} />}
    </section>
  );
});

interface HeadingProps extends Pick<Props, "asked" | "state" | "name" | "open"> {
  id: string;
}

/** Which row it is and whom it is about; while closed, also a few facts. */
function RowHeading({ id, asked, state, name, open }: HeadingProps) {
  const { townships } = useForm();
  const { rows: texts, sentences } = useTexts();
  const subscribe = useCallback((listener: () => void) => state.subscribe(listener, answersTopic), [state]);
  // Compares texts, not answers, since most answers do not change the heading.
  const who = useSyncExternalStore(subscribe, () => rowName(asked.section, state.answers(), sentences));
  const facts = useSyncExternalStore(subscribe, () =>
    open ? "" : texts.facts(rowDetails(asked, state.answers(), townships, sentences)),
  );
  return (
    <div className={rowStyles.title}>
      <h3 id={id}>
        {name}
        {who && <span>{who}</span>}
      </h3>
      {facts && <p>{facts}</p>}
    </div>
  );
}

/** Complete, unfinished, or the number of errors. */
function RowMark({ state, errors }: Summary) {
  const { rows: texts } = useTexts();
  return (
    <span className={rowStyles.mark} data-state={state}>
      <StateMark state={state} />
      {state === "error" ? texts.errors(errors) : texts.states[state]}
    </span>
  );
}

/** The button that restores a removed row; it takes the focus when the row goes. */
export function undoId(section: string): string {
  return `${section}--undo`;
}

/** Takes the place of the row that was removed last, until something else happens. */
export function RemovedRow({ section, name, onUndo }: { section: string; name: string; onUndo: () => void }) {
  const { rows: texts } = useTexts();
  return (
    <p className={rowStyles.undo}>
      <span>{texts.removed(name)}</span>
      <button
        type="button"
        id={undoId(section)}
        className={fieldStyles.textButton}
        aria-label={`${texts.undo}${name}`}
        onClick={onUndo}
      >
        <Sign name="undo" size={20} />
        {texts.undo}
      </button>
    </p>
  );
}
