// Nothing goes in; the schemas of the three kinds of file come out, in the order in which a designer meets them.

import catalogue from "../../schemas/catalogue.schema.json" with { type: "json" };
import form from "../../schemas/form.schema.json" with { type: "json" };
import oneThing from "../../schemas/one-thing.schema.json" with { type: "json" };
import type { Schema } from "./schema-words.ts";
import type { ExplainedFile } from "./words-page.ts";

export const explainedFiles: ExplainedFile[] = [
  { name: "one-thing", title: "一件事：`flows/one-things/<代码>.json`", root: oneThing as Schema },
  { name: "form", title: "表单：`schemas/forms/<代码>.schema.json`", root: form as Schema },
  { name: "catalogue", title: "目录：`flows/catalogue.json`", root: catalogue as Schema },
];
