// The stages after submission, in the order of their promised dates.
import type { ApplicationDetail, ChosenMatter } from "../../../engine/index.ts";
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
  const promised = matters
    .map(({ matter, departmentName }) => ({
      id: matter.id,
      name: matter.name,
      departmentName,
      by: detail?.matters.find(({ matterInfoId }) => matterInfoId === matter.id)?.promisedBy ?? "",
    }))
    .sort((one, other) => one.by.localeCompare(other.by));
  const finished = promised.map(
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
