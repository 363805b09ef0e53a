// The words of the stages after submission.
import { type ChosenMatter, promisedMatters } from "../../../engine/index.ts";
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import type { Stage } from "../../look/parts/timeline.tsx";
import { toMinute } from "../../texts/formats.ts";
import { doneTexts } from "../../texts/steps.ts";

export function stagesOf({
  matters,
  submittedAt,
  departments,
  detail,
}: {
  matters: readonly ChosenMatter[];
  submittedAt: string;
  departments: number;
  detail: ApplicationDetail | undefined;
}): Stage[] {
  const finished = promisedMatters(matters, detail).map(
    ({ id, name, departmentName, by }): Stage => ({
      key: id,
      state: "todo",
      title: doneTexts.finished(name),
      ...(by && { time: doneTexts.by(by) }),
      note: departmentName,
    }),
  );
  return [
    {
      key: "submitted",
      state: "ok",
      title: doneTexts.submitted,
      time: toMinute(submittedAt),
      note: doneTexts.submittedNote(departments),
    },
    { key: "accepted", state: "now", title: doneTexts.accepted, note: doneTexts.acceptedNote },
    ...finished,
  ];
}
