// In: what a section (or a row) asks, with its state. Out: one RJSF form of it; its initial data is handed in once.
import Form from "@rjsf/core";
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type AskedSection, type FieldAnswers, type SectionState, sameAnswer } from "../../engine/index.ts";

import type { SectionContext } from "./field-context.ts";
import { formId } from "./field-id.ts";
import { schemaOf, uiSchemaOf } from "./section-schema.ts";
import { templates } from "./theme.ts";
import { fieldOf, typedBoxes } from "./typed-box.ts";
import { listenToTyping, type Typing } from "./typing.ts";
import { sectionValidator } from "./validator.ts";
import { widgets } from "./widgets/registry.ts";

/** A box of consent must never start ticked. */
const noDefaults = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const;

interface Props extends Omit<SectionContext, "state"> {
  asked: AskedSection;
  state: SectionState;
  rowId?: string;
}

type Change = Parameters<NonNullable<Form<FieldAnswers>["props"]["onChange"]>>[0];

export const SectionForm = memo(function SectionForm({ asked, state, rowId, townships, onGo }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<Form<FieldAnswers>>(null);
  const typing = useRef<Typing>(null);
  const [initial] = useState(() => state.answers());
  const schema = useMemo(() => schemaOf(asked), [asked]);
  const uiSchema = useMemo(() => uiSchemaOf(asked), [asked]);
  const validator = useMemo(() => sectionValidator(state.check), [state]);
  const context = useMemo<SectionContext>(() => ({ state, townships, onGo }), [state, townships, onGo]);
  const idPrefix = formId({ section: asked.section.key, rowId });

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
      // What was typed is told by `typing.ts`; RJSF only keeps a copy of it.
      const typed = root.current && typedBoxes(root.current).some((box) => fieldOf(box) === field);
      if (typed || answer === undefined || sameAnswer(answer, state.answers()[field])) return;
      state.commit(field, answer);
    },
    [state, idPrefix],
  );

  return (
    <div ref={root}>
      <Form<FieldAnswers>
        ref={form}
        tagName="div"
        className="f-form"
        idPrefix={idPrefix}
        idSeparator="-"
        schema={schema}
        uiSchema={uiSchema}
        initialFormData={initial}
        formContext={context}
        validator={validator}
        widgets={widgets}
        templates={templates}
        onChange={onChange}
        experimental_defaultFormStateBehavior={noDefaults}
        noHtml5Validate
        showErrorList={false}
      />
    </div>
  );
});
