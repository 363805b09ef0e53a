// Reports names that are whole numbers and stand in another order than the one they are drawn in.

import { designProblem } from "../engine/problem/design-problem.ts";
import { below } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { keys, own } from "../engine/reader/loose.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";

/** Where the order of names is the order on the page: the options of a question, the townships. */
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

/** A name that is written twice is told by itself. */
function outOfOrder(file: ContentFile, pointer: string): DesignProblem[] {
  const written = [...new Set(file.keysAt(pointer))];
  const drawn = keys(Object.fromEntries(written.map((key) => [key, true])));
  if (written.every((key, at) => key === drawn[at])) return [];
  const sentence = sentences["numbers-first"](drawn);
  return [designProblem({ pointer, file: file.path }, "numbers-first", sentence, "warning")];
}
