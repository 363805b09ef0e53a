// In: one field as RJSF hands it over. Out: label, help, reason, control and message, bound to each other by ids.
import type { FieldTemplateProps } from "@rjsf/utils";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { FieldAnswers } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { FieldContext, type FieldInContext, type SectionContext } from "../field-context.ts";
import { partId } from "../field-id.ts";
import { UsedBy } from "../parts/used-by.tsx";
import type { FieldOptions } from "../section-schema.ts";
import { isGroup, isWide } from "../widget-of.ts";
import { FieldMessage } from "./field-message.tsx";
import { LockedSource } from "./locked-source.tsx";
import { RegisterSource } from "./register-source.tsx";

/** The section itself comes through here too: a field like any other to RJSF, without a label of its own. */
export function FieldTemplate({ uiSchema, ...props }: FieldTemplateProps<FieldAnswers>) {
  const options = uiSchema?.["ui:options"] as FieldOptions | undefined;
  return options?.asked ? <AskedFieldFrame {...props} {...options} /> : props.children;
}

type FrameProps = Pick<FieldTemplateProps<FieldAnswers>, "id" | "children" | "registry"> & FieldOptions;

function AskedFieldFrame({ id, asked, tellsUse, children, registry }: FrameProps) {
  const { state, townships, onGo } = registry.formContext as SectionContext;
  const { field, required, because, locked, register, usedBy } = asked;
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(listener, field.key),
    [state, field.key],
  );
  const problem = useSyncExternalStore(subscribe, () => state.problem(field.key));
  const invalid = problem?.severity === "error";
  const warned = problem?.severity === "warning";
  const describedBy =
    [
      field.help && partId.help(id),
      because && partId.because(id),
      problem && partId.message(id),
      (locked || register) && partId.source(id),
      tellsUse && partId.use(id),
    ]
      .filter(Boolean)
      .join(" ") || undefined;
  const context = useMemo<FieldInContext>(
    () => ({ state, townships, onGo, id, asked, invalid, warned, describedBy }),
    [state, townships, onGo, id, asked, invalid, warned, describedBy],
  );
  const title = (
    <>
      {field.title}
      {!required && !locked && <span className="f-optional">{formWords.optional}</span>}
    </>
  );
  return (
    <div className="f-field" data-wide={isWide(asked) || undefined}>
      {isGroup(asked) && !locked ? (
        <div className="f-label" id={partId.label(id)}>
          {title}
        </div>
      ) : (
        <label className="f-label" id={partId.label(id)} htmlFor={id}>
          {title}
        </label>
      )}
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
      {problem && <FieldMessage id={partId.message(id)} problem={problem} />}
      {locked && <LockedSource id={partId.source(id)} asked={asked} onGo={onGo} />}
      {register && <RegisterSource id={partId.source(id)} register={register} />}
      {tellsUse && <UsedBy id={partId.use(id)} names={usedBy} />}
    </div>
  );
}
