// Reports names that are whole numbers and are written in another order than the page will show.

import { designProblem } from "../engine/problem/design-problem.ts";
import { below } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { keys, own } from "../engine/reader/loose.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";

/** Places where the order of names is the order on the page: the options of a question, the townships. */
export function writtenOrder({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
  return [
    ...outOfOrder(catalogue, "/townships"),
    ...oneThings.flatMap((file) =>
      keys(own(file.json, "questions")).flatMap((question) =>
        outOfOrder(file, below("/questions", question, "options")),
      ),
    ),
  ];
}

/** A repeated name is reported elsewhere. */
function outOfOrder(file: ContentFile, pointer: string): DesignProblem[] {
  const written = [...new Set(file.keysAt(pointer))];
  const drawn = keys(Object.fromEntries(written.map((key) => [key, true])));
  if (written.every((key, at) => key === drawn[at])) return [];
  const sentence = sentences["numbers-first"](drawn);
  return [designProblem({ pointer, file: file.path }, "numbers-first", sentence, "warning")];
}
