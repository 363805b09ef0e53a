// In: what has to be mended, of any step. Out: a summary that takes the focus and links each problem to its control.
import { useEffect, useRef } from "react";
import type { AnswerProblem, Definition } from "../../engine/index.ts";
import { summaryWords } from "../words/form.ts";
import { fieldId, questionId, sectionId } from "./field-id.ts";
import { focusOn } from "./focus-on.ts";
import { FormStyles } from "./form-styles.tsx";
import { Sign } from "./parts/sign.tsx";

interface Props {
  definition: Definition;
  problems: readonly AnswerProblem[];
  /** Opens the place of a problem that is not on the page yet; false: it knows no such place. */
  onOpen?: ((problem: AnswerProblem) => boolean) | undefined;
}

/** Warnings are not listed: they never block. Takes the focus each time a new list comes. */
export function ErrorSummary({ definition, problems, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const errors = problems.filter(({ severity }) => severity === "error");
  const count = errors.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems found again are a new answer to NEXT
  useEffect(() => {
    if (count === 0) return;
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, [problems, count]);
  if (count === 0) return null;
  const open = (problem: AnswerProblem) => onOpen?.(problem) || focusOn(placeOf(problem));
  return (
    <div className="f-errors" ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary">
      <FormStyles />
      <h2 id="error-summary">
        <Sign name="alert" size={24} />
        {summaryWords.title(count)}
      </h2>
      <ol>
        {errors.map((problem) => (
          <li key={keyOf(problem)}>
            <a
              href={`#${placeOf(problem)}`}
              onClick={(event) => {
                event.preventDefault();
                open(problem);
              }}
            >
              {lineOf(definition, problem)}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The id of the control; a material's stands under the material's own key. */
function placeOf({ section, field, rowId, question, material }: AnswerProblem): string {
  if (section) return field ? fieldId({ section, rowId }, field) : sectionId(section);
  if (question) return questionId(question);
  return material ? `material-${material}` : "main";
}

function keyOf(problem: AnswerProblem): string {
  return `${placeOf(problem)} ${problem.message}`;
}

function lineOf(
  { form, oneThing }: Definition,
  { section, field, question, material, message }: AnswerProblem,
): string {
  const inForm = form.sections.find(({ key }) => key === section);
  const title =
    inForm?.fields.find(({ key }) => key === field)?.title ??
    inForm?.title ??
    (question && oneThing.questions[question]?.ask) ??
    (material && oneThing.materials[material]?.name);
  return title ? summaryWords.line(title, message) : message;
}
