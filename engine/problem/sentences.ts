// Takes the name of a rule over designers' files; gives the maker of its Chinese words: found, expected, repair.

import { changeSentences } from "./change-sentences.ts";
import { fileSentences } from "./file-sentences.ts";
import { formSentences } from "./form-sentences.ts";
import { modelSentences } from "./model-sentences.ts";
import { oneThingSentences } from "./one-thing-sentences.ts";

/** Every sentence a designer can be told, by the name of its rule. */
export const sentences = {
  ...fileSentences,
  ...oneThingSentences,
  ...formSentences,
  ...changeSentences,
  ...modelSentences,
};

export type DesignRule = keyof typeof sentences;
