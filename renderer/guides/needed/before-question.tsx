// One question of a one-thing, asked before starting; an optional one can be answered with «none».
import { memo } from "react";
import type { AskedQuestion, Definition } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { OptionCard } from "../../look/option/option-card.tsx";
import { part } from "../../look/part.tsx";
import { Small } from "../../look/parts/text.tsx";
import { neededTexts as texts } from "../../texts/guide.ts";
import styles from "./before-question.styles.ts";

const Question = part("fieldset", styles.question);
const Cards = part("div", styles.cards);

export interface BeforeQuestionProps {
  id: string;
  asked: AskedQuestion;
  definition: Definition;
  /** Absent while open; empty when nothing is chosen. */
  choice: string | string[] | undefined;
  /** Why its chosen option forbids going on. */
  forbidden: string | undefined;
  /** `undefined` opens the question again. */
  onChoose: (question: string, value: string | string[] | undefined) => void;
}

export const BeforeQuestion = memo(function BeforeQuestion(props: BeforeQuestionProps) {
  const { id, asked, definition, choice, forbidden, onChoose } = props;
  const { key, question, because } = asked;
  const { many = false, optional, ask, options } = question;
  const help = [question.help, because].filter(Boolean).join("；");
  const taken = choice === undefined ? [] : [choice].flat();
  const choose = (option: string, checked: boolean) => {
    if (!many) return onChoose(key, option);
    const chosen = Object.keys(options).filter((one) => (one === option ? checked : taken.includes(one)));
    onChoose(key, chosen.length > 0 ? chosen : undefined);
  };
  const card = { type: many ? "checkbox" : "radio", name: id } as const;
  return (
    <Question aria-describedby={help ? `${id}-help` : undefined}>
      <legend>
        {ask}
        {many && texts.many}
      </legend>
      {help && (
        <Small className={styles.help} id={`${id}-help`}>
          {help}
        </Small>
      )}
      <Cards>
        {Object.entries(options).map(([value, { label, help: of, adds = [] }]) => (
          <OptionCard
            key={value}
            {...card}
            value={value}
            checked={taken.includes(value)}
            help={of ?? (adds.length > 0 && texts.adds(adds.map((one) => nameOf(definition, one))))}
            invalid={forbidden !== undefined && taken.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
          >
            {label}
          </OptionCard>
        ))}
        {optional && (
          <OptionCard
            {...card}
            value=""
            checked={choice !== undefined && choice.length === 0}
            onChange={({ target }) => onChoose(key, many ? (target.checked ? [] : undefined) : "")}
          >
            {many ? texts.none : texts.notNow}
          </OptionCard>
        )}
      </Cards>
      <div role="alert">
        {forbidden && (
          <p className={styles.wrong}>
            <Icon name="alert" size={20} />
            {forbidden}
          </p>
        )}
      </div>
    </Question>
  );
});

function nameOf({ oneThing: { matters } }: Definition, key: string): string {
  return matters[key]?.name ?? key;
}
