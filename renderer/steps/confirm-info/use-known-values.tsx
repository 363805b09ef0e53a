// The answers that are known before the form, drawn with their source; one that was corrected here stays in its place.
import { type ReactNode, useState } from "react";
import {
  evaluate,
  type Field,
  type KnownAnswer,
  knownAnswers,
  plainAnswer,
  stepOf,
} from "../../../engine/index.ts";
import { confirmTexts } from "../../texts/steps.ts";
import type { StepProps } from "../step-props.ts";
import { KnownValue } from "./known-value.tsx";

export interface Known {
  field: Field;
  value: ReactNode;
}

type Props = Pick<StepProps, "definition" | "checks" | "asked" | "record" | "today" | "send">;

export function useKnownValues({ definition, checks, asked, record, today, send }: Props): Known[] {
  const known = knownAnswers(asked, record);
  // What was corrected has lost its source.
  const [before] = useState(known);
  const now = new Map(known.map((one) => [one.asked.field.key, one]));
  const { content } = evaluate(definition, record, today);
  const textOf = ({ section, asked: { field } }: KnownAnswer) =>
    content.find((part) => part.section === section)?.fields.find(({ key }) => key === field.key)?.text ?? "";

  const correct = ({ section, asked: { field } }: KnownAnswer, answer: string): string | undefined => {
    const answers = { ...record.answers[section], [field.key]: answer };
    const changed = { ...record, answers: { ...record.answers, [section]: answers } };
    const problem = evaluate(definition, changed, today)
      .problems(stepOf(definition.oneThing, "form"), checks)
      .find((one) => one.section === section && one.field === field.key && one.severity === "error");
    if (!problem) send({ type: "ANSWER", section, answers });
    return problem?.message;
  };

  return before.map((one) => {
    const { field, locked } = one.asked;
    const answer = plainAnswer(record.answers, one.section, field.key);
    const mayCorrect = !locked && !field.choices && typeof answer === "string";
    return {
      field,
      value: (
        <KnownValue
          field={field}
          text={textOf(one)}
          source={now.get(field.key)?.source ?? confirmTexts.corrected}
          answer={typeof answer === "string" ? answer : ""}
          onCorrect={mayCorrect ? (typed) => correct(one, typed) : undefined}
        />
      ),
    };
  });
}
