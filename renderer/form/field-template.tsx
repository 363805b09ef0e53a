// Frames one field: label, help, reason, control and message, tied together by ids.
import type { FieldTemplateProps, UiSchema } from "@rjsf/utils";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { AskedField, AskedSection, SectionState } from "../../engine/index.ts";
import { partId } from "./field-id.ts";
import { FieldMessage, LockedSource, Offers, ProposedBy } from "./field-notes.tsx";
import { FieldContext, type FieldFacts, useTexts } from "./form-context.ts";
import { frameOf } from "./widgets/registry.ts";

/** The options that the field template receives. */
interface FieldOptions {
  asked: AskedField;
}

/** The asked fields, which are drawn with it. */
export function uiSchemaOf(section: AskedSection): UiSchema {
  return Object.fromEntries(
    section.fields.map((asked) => {
      const options: FieldOptions = { asked };
      return [asked.field.key, { "ui:options": options }];
    }),
  );
}

/** RJSF renders the section itself through this too: as a field without a label of its own. */
export function FieldTemplate({ uiSchema, id, registry, children }: FieldTemplateProps) {
  const options = uiSchema?.["ui:options"] as FieldOptions | undefined;
  if (!options?.asked) return children;
  return (
    <FieldFrame id={id} state={registry.formContext as SectionState} {...options}>
      {children}
    </FieldFrame>
  );
}

type FrameProps = Pick<FieldTemplateProps, "id" | "children"> & FieldOptions & { state: SectionState };

function FieldFrame({ id, state, asked, children }: FrameProps) {
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
  return (
    <div className="f-field" data-wide={wide || undefined} data-known={locked ? "" : undefined}>
      <Label className="f-label" id={partId.label(id)} {...(!group && { htmlFor: id })}>
        {field.title}
        {!required && !locked && <span className="f-optional">{texts.field.optional}</span>}
      </Label>
      {field.help && (
        <p className="f-help" id={partId.help(id)}>
          {field.help}
        </p>
      )}
      {because && (
        <p className="f-help" id={partId.because(id)}>
          {because}
        </p>
      )}
      <FieldContext value={context}>{children}</FieldContext>
      {offers && <Offers id={id} asked={asked} />}
      {problem && (
        <FieldMessage id={partId.message(id)} problem={problem} title={field.title} field={field} />
      )}
      {locked && <LockedSource id={partId.source(id)} asked={asked} />}
      {proposer && <ProposedBy id={partId.source(id)} proposer={proposer} />}
    </div>
  );
}
