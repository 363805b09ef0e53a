// In: the declaration at its first of five steps. Out: the questions with the list of what they choose beside them, and the way on.
import { useCallback, useEffect } from "react";
import { focusOn } from "../form/focus-on.ts";
import { Questions } from "../form/questions.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { selectWords } from "../words/steps/select-step.ts";
import type { StepProps } from "./step-props.ts";

export default function SelectItems(props: StepProps) {
  const { definition, asked, record, problems, focus, send } = props;
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
      title={selectWords.title}
      lead={count > 0 ? selectWords.lead(count) : selectWords.noQuestions}
      takeFocus={props.takeFocus}
      back={props.back}
      next={props.next}
    >
      {props.head}
      <Questions
        definition={definition}
        asked={asked}
        choices={record.choices}
        problems={problems}
        onChoose={onChoose}
      />
      {props.materials}
    </StepFrame>
  );
}
