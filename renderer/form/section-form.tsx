// Draws a section, or one row of it, as one RJSF form; it reads its initial data once.
import Form from "@rjsf/core";
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  type AskedSection,
  type FieldAnswers,
  type SectionState,
  saidTopic,
  sameAnswer,
} from "../../engine/index.ts";
import { summaryTexts } from "../texts/form.ts";
import { AnswerField } from "./answer-field.tsx";
import { formId } from "./field-id.ts";
import { uiSchemaOf } from "./field-template.tsx";
import { useForm } from "./form-context.ts";
import { templates } from "./theme.tsx";
import { fieldOf, typedBoxes } from "./typed-box.ts";
import { listenToTyping, type Typing } from "./typing.ts";

/** A consent box must never start ticked. */
const noDefaults = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const;

const fields = { StringField: AnswerField, ArrayField: AnswerField };

interface Props {
  asked: AskedSection;
  state: SectionState;
  rowId?: string;
}

type Change = Parameters<NonNullable<Form<FieldAnswers>["props"]["onChange"]>>[0];

export const SectionForm = memo(function SectionForm({ asked, state, rowId }: Props) {
  const { key } = asked.section;
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<Form<FieldAnswers>>(null);
  const typing = useRef<Typing>(null);
  const [initial] = useState(() => state.answers());
  const uiSchema = useMemo(() => uiSchemaOf(asked), [asked]);
  const { schema, validator } = useForm().validators[key] ?? unknown(key);
  const idPrefix = formId({ section: key, rowId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows below; listening anew would lose the pause under way
  useLayoutEffect(() => {
    if (!root.current) return;
    const listening = listenToTyping(root.current, state, asked, (field, answer) =>
      // RJSF types the value of a path as the value of the whole form.
      form.current?.setFieldValue(field, answer as FieldAnswers | undefined),
    );
    typing.current = listening;
    return () => listening.stop();
  }, [state]);
  useLayoutEffect(() => typing.current?.ask(asked), [asked]);

  const onChange = useCallback(
    ({ formData = {} }: Change, id?: string) => {
      const field = id?.slice(idPrefix.length + 1) ?? "";
      const answer = formData[field];
      // `typing.ts` passes on what was typed; RJSF only keeps a copy.
      const typed = root.current && typedBoxes(root.current).some((box) => fieldOf(box) === field);
      if (typed || answer === undefined || sameAnswer(answer, state.answers()[field])) return;
      state.commit(field, answer);
    },
    [state, idPrefix],
  );

  return (
    <div ref={root} data-section={key} data-row={rowId}>
      <Form<FieldAnswers>
        ref={form}
        tagName="div"
        className="f-form"
        idPrefix={idPrefix}
        idSeparator="-"
        schema={schema}
        uiSchema={uiSchema}
        initialFormData={initial}
        formContext={state}
        validator={validator}
        fields={fields}
        templates={templates}
        onChange={onChange}
        experimental_defaultFormStateBehavior={noDefaults}
        noHtml5Validate
        showErrorList={false}
      />
      <Said asked={asked} state={state} />
    </div>
  );
});

/** Reads aloud what is wrong with the field that was left: its message stands beside a control that no longer has the focus. */
function Said({ asked, state }: Pick<Props, "asked" | "state">) {
  const subscribe = useCallback((listener: () => void) => state.subscribe(listener, saidTopic), [state]);
  const problem = useSyncExternalStore(subscribe, state.said);
  const title = asked.fields.find(({ field }) => field.key === problem?.field)?.field.title ?? "";
  return (
    <p className="f-hidden" role="status">
      {problem && summaryTexts.line(title, problem.message)}
    </p>
  );
}

function unknown(section: string): never {
  throw new Error(`The section "${section}" has no validator.`);
}
