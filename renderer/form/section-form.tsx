// Draws a section, or one row of it, by RJSF; it reads its initial data once.
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  type Answer,
  type AskedSection,
  type SectionState,
  saidTopic,
  sameAnswer,
} from "../../engine/index.ts";
import { useTexts } from "./form-context.ts";
import fieldStyles from "./styles/field.styles.ts";
import { registryOf } from "./theme.tsx";
import { listenToTyping, type Typing } from "./typing.ts";
import { schemaOf } from "./validator.ts";

/** The state learns of focus and typing by listeners on the section. */
const unheard = () => {};

interface Props {
  asked: AskedSection;
  state: SectionState;
  rowId?: string;
}

export const SectionForm = memo(function SectionForm({ asked, state, rowId }: Props) {
  const { key } = asked.section;
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef<Typing>(null);
  const [answers, setAnswers] = useState(() => state.answers());
  const schema = useMemo(() => schemaOf(asked.section), [asked.section]);
  const registry = useMemo(
    () => registryOf(schema, { place: { section: key, rowId }, state, fields: asked.fields }),
    [schema, key, rowId, state, asked],
  );

  const draw = useCallback((field: string, answer: Answer | undefined) => {
    setAnswers((drawn) => (sameAnswer(drawn[field], answer) ? drawn : { ...drawn, [field]: answer ?? "" }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows below; listening anew would lose the pause under way
  useLayoutEffect(() => {
    if (!root.current) return;
    const listening = listenToTyping(root.current, state, asked, draw);
    typing.current = listening;
    return () => listening.stop();
  }, [state]);
  useLayoutEffect(() => typing.current?.ask(asked), [asked]);

  const onChange = useCallback<FieldProps["onChange"]>(
    (answer: Answer | undefined, [field]) => {
      draw(String(field), answer);
      state.commit(String(field), answer ?? "");
    },
    [state, draw],
  );

  return (
    <div ref={root} data-section={key} data-row={rowId}>
      <div>
        <SchemaField
          name={key}
          schema={schema}
          formData={answers}
          fieldPathId={toFieldPathId("", registry.globalFormOptions)}
          registry={registry}
          onChange={onChange}
          onBlur={unheard}
          onFocus={unheard}
        />
      </div>
      <Said asked={asked} state={state} />
    </div>
  );
});

/** Reads aloud what is wrong with the field that was left: its message stands beside a control that no longer has the focus. */
function Said({ asked, state }: Pick<Props, "asked" | "state">) {
  const subscribe = useCallback((listener: () => void) => state.subscribe(listener, saidTopic), [state]);
  const problem = useSyncExternalStore(subscribe, state.said);
  const { summary } = useTexts();
  const title = asked.fields.find(({ field }) => field.key === problem?.field)?.field.title ?? "";
  return (
    <p className={fieldStyles.hidden} role="status">
      {problem && summary.line(title, problem.message)}
    </p>
  );
}
