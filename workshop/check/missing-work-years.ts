// Reminds of the years whose holidays the catalogue should know by now.

import type { Content, ContentProblem } from "../../content/read-content.ts";
import { missingYears } from "../../engine/check/work-calendar.ts";
import { designProblem } from "../../engine/problem/design-problem.ts";
import { sentences } from "../../engine/problem/texts.ts";

/** `today`: yyyy-MM-dd. */
export function missingWorkYears(
  { catalogue, files }: Pick<Content, "catalogue" | "files">,
  today: string,
): ContentProblem[] {
  if (!catalogue) return [];
  const place = { pointer: "/workCalendar", file: files.catalogue.path };
  return missingYears(catalogue.workCalendar, today).map((year) => ({
    ...designProblem(place, "year-missing", sentences["year-missing"](year), "warning"),
    ...place,
    line: files.catalogue.lineOf(place.pointer),
  }));
}
