// Draws one field: label, help, reason, its widget and the message, tied together by ids.
import { memo, useCallback, useMemo, useSyncExternalStore } from "react";
import type { Answer, AskedField, SectionState } from "../../engine/index.ts";
import { partId } from "./field-id.ts";
import { FieldMessage, LockedSource, Offers, ProposedBy } from "./field-notes.tsx";
import { FieldContext, type FieldFacts, useTexts } from "./form-context.ts";
import fieldStyles from "./styles/field.styles.ts";
import { frameOf, widgetFor } from "./widgets/registry.ts";

interface Props {
  id: string;
  state: SectionState;
  asked: AskedField;
  /** As it is drawn; a text box reads it once. */
  value: Answer | undefined;
  onChange: (field: string, answer: Answer | undefined) => void;
}

export const FieldFrame = memo(function FieldFrame({ id, state, asked, value, onChange }: Props) {
  const { field, required, because, locked, proposer, offers } = asked;
  const { wide, group } = frameOf(asked);
  const texts = useTexts();
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(listener, field.key),
    [state, field.key],
  );
  const problem = useSyncExternalStore(subscribe, () => state.problem(field.key));
  const invalid = problem?.severity === "error";
  const warned = problem?.severity === "warning";
  const describedBy =
    [
      field.unit && !locked && partId.unit(id),
      field.help && partId.help(id),
      because && partId.because(id),
      problem && partId.message(id),
      (locked || proposer) && partId.source(id),
    ]
      .filter(Boolean)
      .join(" ") || undefined;
  const context = useMemo<FieldFacts>(
    () => ({ id, asked, invalid, warned, describedBy }),
    [id, asked, invalid, warned, describedBy],
  );
  const Label = group ? "div" : "label";
  // Kept apart from the frame: what is wrong with the field concerns it only as a context.
  const widget = useMemo(() => {
    const Widget = widgetFor(asked);
    return <Widget value={value} onChange={(answer) => onChange(field.key, answer)} />;
  }, [asked, field.key, value, onChange]);
  return (
    <div className={fieldStyles.field} data-wide={wide || undefined} data-known={locked ? "" : undefined}>
      <Label className={fieldStyles.label} id={partId.label(id)} {...(!group && { htmlFor: id })}>
        {field.title}
        {!required && !locked && <span className={fieldStyles.optional}>{texts.field.optional}</span>}
      </Label>
      {field.help && (
        <p className={fieldStyles.help} id={partId.help(id)}>
          {field.help}
        </p>
      )}
      {because && (
        <p className={fieldStyles.help} id={partId.because(id)}>
          {because}
        </p>
      )}
      <FieldContext value={context}>{widget}</FieldContext>
      {offers && <Offers id={id} asked={asked} />}
      {problem && <FieldMessage id={partId.message(id)} problem={problem} />}
      {locked && <LockedSource id={partId.source(id)} asked={asked} />}
      {proposer && <ProposedBy id={partId.source(id)} proposer={proposer} />}
    </div>
  );
});
