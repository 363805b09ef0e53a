// Draws the blank 委托书 that people print and sign to let somebody else handle an affair.

import { authorityBlank } from "../../engine/one-thing/supplements.ts";
import { authorityPaper } from "../declaring/upload-place.ts";
import { words } from "../texts.ts";
import { demandsOf, type Sample } from "./sample-of.ts";

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
