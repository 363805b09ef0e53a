// In: everything that was answered. Out: all of it at one glance, each part with its way back, and the submission.
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import {
  type AskedMaterial,
  evaluate,
  type MaterialAnswer,
  placeOfProblem,
  type StepName,
  stepOf,
} from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { reviewWords } from "../words/steps/review-step.ts";
import { signWords } from "../words/steps/sign-step.ts";
import { toMinute } from "../words/written.ts";
import { ReviewCard, type ReviewLine } from "./review/review-card.tsx";
import { WarningsNote } from "./review/warnings-note.tsx";
import type { StepProps } from "./step-props.ts";

const Statement = chakra("p", { base: { fontWeight: "bold", textWrap: "pretty" } });

export default function Review(props: StepProps) {
  const { definition, checks, asked, record, today, send, openRef } = props;
  const { oneThing } = definition;
  const evaluation = evaluate(definition, record, today);
  const go = (step: StepName, focus?: string) => () => send({ type: "GO", step, focus });
  useEffect(() => {
    // What the gateway found stands in a step: there it is mended.
    openRef.current = (problem) => {
      send({ type: "GO", step: problem.step as StepName, focus: placeOfProblem(problem) });
      return true;
    };
  }, [openRef, send]);
  const form = stepOf(oneThing, "form");
  const questions = stepOf(oneThing, "questions");
  const materials = stepOf(oneThing, "materials");
  // A step is left with its warnings unseen when nothing else stops it, so they are said here, before submitting.
  const warnings = evaluation.problems(form, checks).filter(({ severity }) => severity === "warning");
  return (
    <StepFrame
      title={reviewWords.title}
      lead={reviewWords.lead}
      takeFocus={props.takeFocus}
      back={props.back}
      next={props.next}
    >
      {props.head}
      <WarningsNote
        definition={definition}
        warnings={warnings}
        onChange={(warning) => go(form, placeOfProblem(warning))()}
      />
      <ReviewCard
        title={reviewWords.matters}
        lines={asked.matters.map(({ key, matter, departmentName, because }) => ({
          key,
          label: matter.name,
          text: [departmentName, because].filter(Boolean).join(" · "),
        }))}
      />
      {asked.questions.length > 0 && (
        <ReviewCard
          title={reviewWords.questions}
          lines={asked.questions.map(({ key, question }): ReviewLine => {
            const choice = record.choices[key];
            const taken = Array.isArray(choice) ? choice : choice ? [choice] : [];
            return {
              key,
              label: question.ask,
              text: taken.map((value) => question.options[value]?.label ?? value).join("、"),
              onChange: go(questions, `question-${key}`),
            };
          })}
        />
      )}
      {evaluation.content.map(({ section, title, fields }) => (
        <ReviewCard
          key={`${section} ${title}`}
          title={title}
          onChange={go(form, section)}
          lines={fields.map(({ key, title: label, text }) => ({ key, label, text }))}
        />
      ))}
      {asked.materials.length > 0 && (
        <ReviewCard
          title={reviewWords.materials}
          lines={asked.materials.map((each) => ({
            key: each.key,
            label: each.material.name,
            text: textOf(each, record.materials[each.key]),
            ...(isOwn(each) && { onChange: go(materials, `material-${each.key}`) }),
          }))}
        />
      )}
      {record.signature && props.signing.status === "good" && (
        <ReviewCard
          title={reviewWords.signature}
          lines={[
            {
              key: "signature",
              label: signWords.kinds[record.signature.kind],
              text: [signWords.signed, record.signature.signedAt && toMinute(record.signature.signedAt)]
                .filter(Boolean)
                .join(" "),
              onChange: go("sign"),
            },
          ]}
        />
      )}
      <Statement>{reviewWords.statement}</Statement>
    </StepFrame>
  );
}

/** Given by the person: nothing else can be changed by them. */
function isOwn({ material }: AskedMaterial): boolean {
  return material.from === "upload" || material.from === "e-licence";
}

function textOf({ material, required }: AskedMaterial, answer: MaterialAnswer | undefined): string {
  if (material.from === "form") return reviewWords.made;
  if (material.from === "shared-data") return reviewWords.shared;
  if (answer?.licence) return reviewWords.fetched;
  const files = answer?.files ?? [];
  if (files.length > 0) return files.map(({ name }) => name).join("、");
  return required ? reviewWords.empty : reviewWords.notGiven;
}
