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
    // Nothing in a row is locked.
    const locks = new Map(
      asked.sections
        .find((one) => one.section.key === section)
        ?.fields.flatMap(({ field, locked }) => (locked ? [[field.key, locked] as const] : [])),
    );
    const change = (field: string) => {
      const lock = locks.get(field);
      if (lock) return lock.step ? go(lock.step as StepName) : undefined;
      return go(form, placeOfProblem({ section, field, rowId }));
    };
    const lineOf = ({ key, title: label, text }: Part["fields"][number]): ReviewLine => ({
      key,
      label,
      text,
      onChange: change(key),
    });
    const lines = fields.filter(({ text }) => text !== "").map(lineOf);
    const empty = fields.filter(({ text, key }) => text === "" && !locks.has(key));
    const [first] = empty;
    if (first) {
      const names = empty.map((field) => field.title);
      lines.push({ ...lineOf(first), label: texts.leftEmpty, text: texts.list(names) });
    }
    return <ReviewCard key={`${section} ${rowId ?? ""}`} title={title} lines={lines} />;
  });
}
