// Draws one question as a fieldset of cards; under each option stands what it adds.

import { memo } from "react";
import type { AnswerProblem, Definition, Option, Question } from "../../engine/index.ts";
import { OptionCard } from "../look/option/option-card.tsx";
import { classes } from "../look/part.tsx";
import { partId, questionId } from "./field-id.ts";
import { FieldMessage } from "./field-notes.tsx";
import { useTexts } from "./form-context.ts";
import fieldStyles from "./styles/field.styles.ts";
import questionStyles from "./styles/question.styles.ts";
import type { FormTexts } from "./texts.ts";

interface Props {
  id: string;
  question: Question;
  /** Why a conditional question is asked. */
  because?: string | undefined;
  number: number | undefined;
  definition: Definition;
  choice: string | string[] | undefined;
  problem: AnswerProblem | undefined;
  onChoose: (question: string, value: string | string[]) => void;
}

export const QuestionBlock = memo(function QuestionBlock(props: Props) {
  const { id: key, question, because, number, definition, choice, problem, onChoose } = props;
  const { questions: texts } = useTexts();
  const id = questionId(key);
  const taken = new Set(Array.isArray(choice) ? choice : choice ? [choice] : []);
  const options = Object.entries(question.options);
  const choose = (option: string, checked: boolean) => {
    if (!question.many) return onChoose(key, option);
    onChoose(
      key,
      options.map(([value]) => value).filter((value) => (value === option ? checked : taken.has(value))),
    );
  };
  const chooseAll = () => onChoose(key, taken.size === options.length ? [] : options.map(([value]) => value));
  const help = question.help ?? filling(question, definition, texts);
  const invalid = problem?.severity === "error";
  const describedBy = [help && partId.help(id), because && partId.because(id), problem && partId.message(id)]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset className={questionStyles.question} aria-describedby={describedBy || undefined}>
      <legend>
        {number && `${number}. `}
        {question.ask}
        <span className={fieldStyles.optional}>{extra(question, texts)}</span>
      </legend>
      {help && (
        <p className={fieldStyles.help} id={partId.help(id)}>
          {help}
        </p>
      )}
      {because && (
        <p className={fieldStyles.help} id={partId.because(id)}>
          {because}
        </p>
      )}
      {isMenu(question) && (
        <button
          type="button"
          className={classes(fieldStyles.textButton, questionStyles.all)}
          onClick={chooseAll}
        >
          {taken.size === options.length ? texts.none : texts.all}
        </button>
      )}
      <div className={questionStyles.cards}>
        {options.map(([value, option], at) => (
          <OptionCard
            key={value}
            type={question.many ? "checkbox" : "radio"}
            id={at === 0 ? id : partId.choice(id, value)}
            name={id}
            value={value}
            checked={taken.has(value)}
            help={leadsTo(option, definition, texts)}
            invalid={invalid}
            onChange={({ target }) => choose(value, target.checked)}
          >
            {option.label}
          </OptionCard>
        ))}
      </div>
      {problem && <FieldMessage id={partId.message(id)} problem={problem} />}
    </fieldset>
  );
});

/** From how many options on one press for all of them saves some. */
const menuFrom = 4;

/** A list of what may be handled together; other questions are about the person, of whom hardly everything is true. */
function isMenu({ many, options }: Question): boolean {
  const all = Object.values(options);
  return many === true && all.length >= menuFrom && all.every(({ adds = [] }) => adds.length > 0);
}

type Texts = FormTexts["questions"];

function extra({ many, optional }: Question, texts: Texts): string {
  if (many) return optional ? texts.optionalMany : texts.many;
  return optional ? texts.optional : "";
}

/** Not where an option leaves the field open: that would have to be filled in. */
function filling({ fills, options }: Question, { form }: Definition, texts: Texts): string | undefined {
  if (Object.values(options).some((option) => option.fills === null)) return undefined;
  const section = fills && form.sections.find(({ fields }) => fields.some(({ key }) => key === fills));
  return section ? texts.fills(section.title) : undefined;
}

function leadsTo(
  { help, adds = [], removes = [] }: Option,
  { oneThing }: Definition,
  texts: Texts,
): string | undefined {
  const names = (keys: readonly string[]) => keys.map((key) => oneThing.matters[key]?.name ?? key);
  const words = [
    help ?? "",
    adds.length > 0 ? texts.adds(names(adds)) : "",
    removes.length > 0 ? texts.removes(names(removes)) : "",
  ].filter((word) => word !== "");
  return words.length > 0 ? texts.both(words) : undefined;
}
