// Nothing goes in; the empty form of the paper that charges somebody else with an affair comes out, to be printed and signed.

import { authorityBlank } from "../../engine/one-thing/later-papers.ts";
import { authorityPaper } from "../declaring/upload-place.ts";
import { words } from "../words.ts";
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
