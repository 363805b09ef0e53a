// Draws the questions about the situation, and beside them the results of the choices.
import type { AnswerProblem, Asked, Definition } from "../../engine/index.ts";
import { Card } from "../look/parts/card.tsx";
import { ChosenSide } from "./chosen-side.tsx";
import { QuestionBlock } from "./question-block.tsx";
import questionStyles from "./styles/question.styles.ts";

export interface QuestionsProps {
  definition: Definition;
  asked: Asked;
  choices: Record<string, string | string[]>;
  problems: readonly AnswerProblem[];
  onChoose: (question: string, value: string | string[]) => void;
}

/** Nothing is selected by default. */
export function Questions({ definition, asked, choices, problems, onChoose }: QuestionsProps) {
  return (
    <div className={questionStyles.situation}>
      <Card flush>
        {asked.questions.map(({ key, question, because }, at) => (
          <QuestionBlock
            key={key}
            id={key}
            question={question}
            because={because}
            number={asked.questions.length > 1 ? at + 1 : undefined}
            definition={definition}
            choice={choices[key]}
            problem={problems.find((problem) => problem.question === key)}
            onChoose={onChoose}
          />
        ))}
      </Card>
      <ChosenSide matters={asked.matters} materials={asked.materials} />
    </div>
  );
}
