// Takes the name of a format; gives its rule: the browser and the gateway judge by this one table.

import type { FieldFormat } from "../../one-thing/form.ts";
import { codeFormats } from "./code-formats.ts";
import { dateFormats } from "./date-formats.ts";
import type { FormatRule } from "./format-rule.ts";
import { personFormats } from "./person-formats.ts";

export type { FormatRule } from "./format-rule.ts";

/** Every format of a field (Spec 5). */
export const formats: Readonly<Record<FieldFormat, FormatRule>> = {
  ...personFormats,
  ...dateFormats,
  ...codeFormats,
} satisfies Record<FieldFormat, FormatRule>;
