// The step 选择事项: the questions, and beside them the results of the answers.
import { useCallback, useEffect } from "react";
import { focusOn } from "../form/focus-on.ts";
import { Questions } from "../form/questions.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { selectTexts } from "../texts/steps.ts";
import type { StepWith } from "./step-props.ts";

type Props = StepWith<"definition" | "asked" | "record" | "left" | "focus" | "send">;

export default function SelectItems(props: Props) {
  const { definition, asked, record, left, focus, send } = props;
  useEffect(() => {
    if (focus) focusOn(focus);
  }, [focus]);
  const onChoose = useCallback(
    (question: string, value: string | string[]) => send({ type: "CHOOSE", question, value }),
    [send],
  );
  const count = asked.questions.length;
  return (
    <StepFrame
      {...props}
      title={selectTexts.title}
      lead={count > 0 ? selectTexts.lead(count) : selectTexts.noQuestions}
    >
      <Questions
        definition={definition}
        asked={asked}
        choices={record.choices}
        problems={left}
        onChoose={onChoose}
      />
    </StepFrame>
  );
}
