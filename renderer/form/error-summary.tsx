// Lists what has to be corrected in a step; takes the focus and links each problem to its control.
import { useEffect, useRef } from "react";
import {
  type AnswerProblem,
  type Answers,
  type Definition,
  inPageOrder,
  rowName,
  rowPlace,
} from "../../engine/index.ts";
import { materialId, placeInForm, questionId } from "./field-id.ts";
import { focusOn } from "./focus-on.ts";
import { useTexts } from "./form-context.ts";
import { Sign } from "./parts/sign.tsx";
import sectionStyles from "./styles/section.styles.ts";
import type { FormTexts } from "./texts.ts";

/** Nothing was answered there yet, which is no mistake. */
const missing = new Set(["required", "question", "township"]);

interface Props {
  definition: Definition;
  /** A new list takes the focus. */
  problems: readonly AnswerProblem[];
  /** Those that are not mended yet, and are listed; all by default. */
  left?: readonly AnswerProblem[];
  /** Used to say whose row a problem is in. */
  answers?: Answers | undefined;
  /** Opens the place of a problem that is not on the page yet; returns false when it knows no such place. */
  onOpen?: ((problem: AnswerProblem) => boolean) | undefined;
}

/** Leaves out warnings, which never block. Takes the focus whenever a new list arrives. */
export function ErrorSummary({ definition, problems, left = problems, answers, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const errors = inPageOrder(definition, left);
  const count = errors.length;
  const onlyMissing = errors.every(({ rule }) => missing.has(rule));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems found again are a new answer to NEXT
  useEffect(() => {
    if (!box.current) return;
    // With the frame, when the form below shows its problems too: once laid out, not twice.
    const frame = requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: "start" });
      box.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [problems]);
  if (count === 0) return null;
  const placeOf = (problem: AnswerProblem) => placeIn(definition, problem);
  const open = (problem: AnswerProblem) => onOpen?.(problem) || focusOn(placeOf(problem));
  return (
    <div
      className={sectionStyles.errors}
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary">
        <Sign name="alert" size={24} />
        {onlyMissing ? texts.summary.missing(count) : texts.summary.title(count)}
      </h2>
      <ol>
        {errors.map((problem) => (
          <li key={`${placeOf(problem)} ${problem.message}`}>
            <a
              href={`#${placeOf(problem)}`}
              onClick={(event) => {
                event.preventDefault();
                open(problem);
              }}
            >
              {lineOf(definition, problem, answers, texts)}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The id of the control. */
function placeIn({ form }: Definition, problem: AnswerProblem): string {
  const { section, question, material } = problem;
  const inForm = form.sections.find(({ key }) => key === section);
  if (inForm) return placeInForm(inForm, problem);
  if (question) return questionId(question);
  return material ? materialId(material) : "main";
}

function lineOf(
  definition: Definition,
  problem: AnswerProblem,
  answers: Answers = {},
  { rows: of, summary, sentences }: FormTexts,
): string {
  const { form, oneThing } = definition;
  const { section, field, rowId, question, material, message } = problem;
  const inForm = form.sections.find(({ key }) => key === section);
  const asked = inForm?.fields.find(({ key }) => key === field)?.title;
  const rows = answers[section ?? ""];
  const at = rowId !== undefined && Array.isArray(rows) ? rows.findIndex((row) => row.rowId === rowId) : -1;
  const row = Array.isArray(rows) ? rows[at] : undefined;
  if (inForm && row) {
    const label = of.label(rowPlace(inForm, at + 1, sentences), rowName(inForm, row.answers, sentences));
    return summary.rowLine(label, asked ?? "", message);
  }
  const title =
    asked ??
    inForm?.title ??
    (question && oneThing.questions[question]?.ask) ??
    (material && oneThing.materials[material]?.name);
  return title ? summary.line(title, message) : message;
}
