// The review: everything that was answered, each part with a link back, and the submission.
import { lazy, Suspense, useEffect, useState } from "react";
import { type AskedMaterial, evaluate, placeOfProblem, type StepName, stepOf } from "../../engine/index.ts";
import { questionId } from "../form/field-id.ts";
import { papersOf, type ShownPaper } from "../frame/paper-link.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { ShowShortly } from "../look/show-shortly.tsx";
import { useShortly } from "../look/use-shortly.ts";
import { toMinute } from "../texts/formats.ts";
import { signTexts } from "../texts/sign.ts";
import { reviewTexts } from "../texts/steps.ts";
import { ContentCards } from "./review/content-cards.tsx";
import { ReviewCard, type ReviewLine } from "./review/review-card.tsx";
import { WarningsNote } from "./review/warnings-note.tsx";
import styles from "./review.styles.ts";
import type { StepWith } from "./step-props.ts";

const PreviewDialog = lazy(() => import("../dialogs/preview.tsx"));

type Props = StepWith<
  "definition" | "checks" | "asked" | "record" | "today" | "send" | "openRef" | "client" | "signing"
>;

export default function Review(props: Props) {
  const { definition, checks, asked, record, today, send, openRef } = props;
  const { oneThing } = definition;
  const evaluation = evaluate(definition, record, today);
  const go = (step: StepName, focus?: string) => () => send({ type: "GO", step, focus });
  useEffect(() => {
    // What the gateway found is corrected in its step.
    openRef.current = (problem) => {
      send({ type: "GO", step: problem.step as StepName, focus: placeOfProblem(problem) });
      return true;
    };
  }, [openRef, send]);
  const form = stepOf(oneThing, "form");
  const questions = stepOf(oneThing, "questions");
  const materials = stepOf(oneThing, "materials");
  // A step is left with its warnings unseen when nothing else stops it, so they are shown here, before submitting.
  const [shown, setShown] = useShortly();
  const [paper, setPaper] = useState<ShownPaper>();
  const content = shown ? evaluation.plainContent : evaluation.content;
  const warnings = evaluation.problems(form, checks).filter(({ severity }) => severity === "warning");
  return (
    <StepFrame
      {...props}
      title={reviewTexts.title}
      lead={reviewTexts.lead}
      aside={
        <div className={styles.end}>
          <ShowShortly shown={shown} turn={setShown}>
            {reviewTexts.showAll}
          </ShowShortly>
        </div>
      }
    >
      <WarningsNote
        definition={definition}
        warnings={warnings}
        onChange={(warning) => go(form, placeOfProblem(warning))()}
      />
      <ReviewCard
        title={reviewTexts.matters}
        lines={asked.matters.map(({ key, matter, departmentName, because }) => ({
          key,
          label: matter.name,
          text: [departmentName, because].filter(Boolean).join(" · "),
        }))}
      />
      {asked.questions.length > 0 && (
        <ReviewCard
          title={reviewTexts.questions}
          lines={asked.questions.map(({ key, question }): ReviewLine => {
            const choice = record.choices[key];
            const taken = Array.isArray(choice) ? choice : choice ? [choice] : [];
            return {
              key,
              label: question.ask,
              text: taken.map((value) => question.options[value]?.label ?? value).join("、"),
              onChange: go(questions, questionId(key)),
            };
          })}
        />
      )}
      <ContentCards content={content} asked={asked} answers={record.answers} form={form} go={go} />
      {asked.materials.length > 0 && (
        <ReviewCard
          title={reviewTexts.materials}
          onShow={setPaper}
          lines={asked.materials.map((each) => ({
            key: each.key,
            label: each.material.name,
            text: textOf(each),
            papers: papersOf(record.materials[each.key] ?? { files: [] }, props.client),
            ...(isOwn(each) && { onChange: go(materials, `material-${each.key}`) }),
          }))}
        />
      )}
      {record.signature && props.signing.status === "good" && (
        <ReviewCard
          title={reviewTexts.signature}
          lines={[
            {
              key: "signature",
              label: signTexts.kinds[record.signature.kind],
              text: [signTexts.signed, record.signature.signedAt && toMinute(record.signature.signedAt)]
                .filter(Boolean)
                .join(" "),
              onChange: go("sign"),
            },
          ]}
        />
      )}
      <p className={styles.strong}>{reviewTexts.statement}</p>
      <Suspense fallback={null}>
        {paper && <PreviewDialog {...paper} onClose={() => setPaper(undefined)} />}
      </Suspense>
    </StepFrame>
  );
}

/** Materials from the person; they cannot change any other. */
function isOwn({ material }: AskedMaterial): boolean {
  return material.from === "upload" || material.from === "e-licence";
}

/** Of what is handed in as no file. */
function textOf({ material, required }: AskedMaterial): string {
  if (material.from === "form") return reviewTexts.made;
  if (material.from === "shared-data") return reviewTexts.shared;
  return required ? reviewTexts.empty : reviewTexts.notGiven;
}
