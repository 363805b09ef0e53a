// The matters of an application in the order in which they are promised.

import type { ApplicationDetail } from "../contract/types.gen.ts";
import type { ChosenMatter } from "./choose-matters.ts";

export interface PromisedMatter {
  id: string;
  name: string;
  departmentName: string;
  /** yyyy-MM-dd; empty while the application is not there yet. */
  by: string;
}

export function promisedMatters(
  matters: readonly Pick<ChosenMatter, "matter" | "departmentName">[],
  detail: Pick<ApplicationDetail, "matters"> | undefined,
): PromisedMatter[] {
  return matters
    .map(({ matter: { id, name }, departmentName }) => ({
      id,
      name,
      departmentName,
      by: detail?.matters.find(({ matterInfoId }) => matterInfoId === id)?.promisedBy ?? "",
    }))
    .sort((one, other) => one.by.localeCompare(other.by));
}
