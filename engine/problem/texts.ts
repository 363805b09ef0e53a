// Every sentence that a designer can see, by the name of its rule.

import { changeTexts } from "./change-texts.ts";
import { fileTexts } from "./file-texts.ts";
import { formTexts, patternTexts } from "./form-texts.ts";
import { modelTexts } from "./model-texts.ts";
import { oneThingTexts } from "./one-thing-texts.ts";

export const sentences = {
  ...fileTexts,
  ...oneThingTexts,
  ...formTexts,
  ...patternTexts,
  ...changeTexts,
  ...modelTexts,
};

export type DesignRule = keyof typeof sentences;
