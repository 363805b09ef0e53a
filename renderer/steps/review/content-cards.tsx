// The answers of the form: a line for each, with a link to its very field, and what was left empty in one last line.
import {
  type Answers,
  type Asked,
  type Evaluation,
  placeOfProblem,
  type StepName,
} from "../../../engine/index.ts";
import { reviewTexts as texts } from "../../texts/steps.ts";
import { ReviewCard, type ReviewLine } from "./review-card.tsx";

type Part = Evaluation["content"][number];

interface Props {
  content: readonly Part[];
  asked: Asked;
  answers: Answers;
  /** The step that asks the form. */
  form: StepName;
  /** What leads to a step, and there to a place. */
  go: (step: StepName, focus?: string) => () => void;
}

export function ContentCards({ content, asked, answers, form, go }: Props) {
  return content.map((part, at) => {
    const { section, title, fields } = part;
    // Each row is a part of its own, in the order of the rows.
    const rows = answers[section];
    const before = content.slice(0, at).filter((other) => other.section === section).length;
    const rowId = Array.isArray(rows) ? rows[before]?.rowId : undefined;
    const locks = new Map(
      asked.sections
        .find((one) => one.section.key === section)
        ?.fields.flatMap(({ field, locked }) => (locked ? [[field.key, locked] as const] : [])),
    );
    const change = (field: string): (() => void) | undefined => {
      const lock = rowId === undefined ? locks.get(field) : undefined;
      if (lock) return lock.step ? go(lock.step as StepName) : undefined;
      return go(form, placeOfProblem({ section, field, rowId }));
    };
    const lineOf = ({ key, title: label, text }: Part["fields"][number]): ReviewLine => {
      const onChange = change(key);
      return { key, label, text, ...(onChange && { onChange }) };
    };
    const empty = fields.filter(({ text, key }) => text === "" && !locks.has(key));
    const [first] = empty;
    const left: ReviewLine[] = first
      ? [
          {
            ...lineOf(first),
            key: "left-empty",
            label: texts.leftEmpty,
            text: texts.list(empty.map((field) => field.title)),
          },
        ]
      : [];
    return (
      <ReviewCard
        key={`${section} ${rowId ?? ""}`}
        title={title}
        lines={[...fields.filter(({ text }) => text !== "").map(lineOf), ...left]}
      />
    );
  });
}
