// Draws the blank 委托书 that people print and sign to let somebody else handle an affair.

import { authorityBlank } from "../../engine/one-thing/supplements.ts";
import { words } from "../base/texts.ts";
import { demandsOf, type Sample } from "../files/sample-of.ts";
import { authorityPaper } from "./upload-place.ts";

export const authorityForm: Sample = {
  id: authorityBlank,
  kind: "blank",
  title: words.blankOf(words.authorityPaper),
  oneThingName: words.authorityFor,
  departments: [],
  demands: [...demandsOf(authorityPaper), words.authorityHelp],
  sections: Object.values(words.authoritySections).map(({ title, fields }) => ({
    title,
    fields: fields.map((name) => ({ title: name, value: "" })),
  })),
};
