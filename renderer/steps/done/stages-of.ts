// In: the chosen matters and what the gateway promised for each. Out: the stages that come next, in the order of their dates.
import type { ApplicationDetail, ChosenMatter } from "../../../engine/index.ts";
import type { Stage } from "../../look/parts/timeline.tsx";
import { doneWords } from "../../words/steps/done-step.ts";
import { toMinute } from "../../words/written.ts";

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
      title: doneWords.finished(name),
      ...(by && { time: doneWords.by(by) }),
      note: departmentName,
    }),
  );
  return [
    {
      key: "submitted",
      state: "ok",
      title: doneWords.submitted,
      time: toMinute(submittedAt),
      note: doneWords.submittedNote(departments),
    },
    { key: "accepted", state: "now", title: doneWords.accepted, note: doneWords.acceptedNote },
    ...finished,
  ];
}
