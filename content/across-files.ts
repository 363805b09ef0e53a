// Reports what no single file can reveal: names of missing files, repeated ids, entries that nothing uses or lists.

import { serviceCodes } from "../engine/one-thing/service-lists.ts";
import { designProblem } from "../engine/problem/design-problem.ts";
import { below } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { keys, own, text } from "../engine/reader/loose.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";
import { codesNow, formerCodes } from "./former-codes.ts";
import { listedCodes } from "./listed-codes.ts";
import { schemaWords } from "./schema-words.ts";
import { unusedShared } from "./unused-shared.ts";

/** A problem's `file` is the path. */
export function problemsAcross(files: ContentFiles): DesignProblem[] {
  return [
    ...schemaWords(files),
    ...files.oneThings.flatMap((file) => namedAs(file, "/code", "code", file.name)),
    ...files.forms.flatMap((file) => namedAs(file, "/$id", "$id", `forms/${file.name}`)),
    ...files.shared.flatMap((file) => namedAs(file, "/$id", "$id", `forms/shared/${file.name}`)),
    ...sameIds(files.oneThings),
    ...formerCodes(files),
    ...missingForms(files),
    ...unusedForms(files),
    ...missingOneThings(files),
    ...missingAuction(files),
    ...unlistedOneThings(files),
    ...closedToCompanies(files),
    ...unusedShared(files),
    ...writtenOrder(files),
    ...unusedTexts(files),
  ];
}

function namedAs(file: ContentFile, pointer: string, key: string, name: string): DesignProblem[] {
  const written = text(own(file.json, key));
  if (written === undefined || written === name) return [];
  const sentence = sentences["wrong-file-name"](written, name);
  return [designProblem({ pointer, file: file.path }, "wrong-file-name", sentence)];
}

function sameIds(oneThings: ContentFile[]): DesignProblem[] {
  const first = new Map<string, string>();
  return oneThings.flatMap((file) => {
    const id = text(own(file.json, "id"));
    if (id === undefined) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? file.path);
    if (earlier === undefined) return [];
    return [
      designProblem(
        { pointer: "/id", file: file.path },
        "duplicate-id",
        sentences["duplicate-id"](id, earlier),
      ),
    ];
  });
}

function missingForms({ oneThings, forms }: ContentFiles): DesignProblem[] {
  const known = forms.map(({ name }) => name);
  return oneThings.flatMap((file) => {
    const form = text(own(file.json, "form"));
    if (form === undefined || known.includes(form)) return [];
    const place = { pointer: "/form", file: file.path };
    return [designProblem(place, "form-missing", sentences["form-missing"](form, known))];
  });
}

function unusedForms({ oneThings, forms }: ContentFiles): DesignProblem[] {
  const used = new Set(oneThings.map((file) => own(file.json, "form")));
  return forms
    .filter(({ name }) => !used.has(name))
    .map(({ path }) =>
      designProblem({ pointer: "", file: path }, "form-unused", sentences["form-unused"](), "warning"),
    );
}

function unusedTexts({ catalogue, oneThings, texts }: ContentFiles): DesignProblem[] {
  const used = new Set([catalogue, ...oneThings].flatMap(({ texts }) => texts.map(({ path }) => path)));
  return texts
    .filter(({ path }) => !used.has(path))
    .map(({ path }) =>
      designProblem({ pointer: "", file: path }, "text-unused", sentences["text-unused"](), "warning"),
    );
}

/** Service lists may name one-things that are still to be written; the home page leaves those out. */
function missingOneThings({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
  const known = new Set([...oneThings.map(({ name }) => name), ...codesNow(oneThings).keys()]);
  const missing = [...codesIn(catalogue)].filter((code) => !known.has(code));
  if (missing.length === 0) return [];
  const place = { pointer: "/serviceLists", file: catalogue.path };
  return [designProblem(place, "code-not-there", sentences["code-not-there"](missing), "warning")];
}

/** Without it, the address of the judicial auction says 暂无该事项. */
function missingAuction({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
  const code = text(own(catalogue.json, "auction"));
  const known = oneThings.map(({ name }) => name);
  if (code === undefined || known.includes(code) || codesNow(oneThings).has(code)) return [];
  const place = { pointer: "/auction", file: catalogue.path };
  const sentence = sentences["auction-not-there"](code, known);
  return [designProblem(place, "auction-not-there", sentence, "warning")];
}

/** A catalogue that is no JSON lists nothing, and is reported on its own. */
function unlistedOneThings({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
  if (catalogue.json === undefined) return [];
  const listed = namedIn(catalogue, oneThings);
  return oneThings
    .filter(({ name }) => !listed.has(name))
    .map(({ name, path }) =>
      designProblem({ pointer: "/code", file: path }, "in-no-list", sentences["in-no-list"](name), "warning"),
    );
}

/** Spec 4, rule 7: a company's login handles what the company-service list has, so a company's affair must be in it. */
function closedToCompanies({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
  if (catalogue.json === undefined) return [];
  const listed = namedIn(catalogue, oneThings, serviceCodes.companyService);
  return oneThings
    .filter(({ name, json }) => own(json, "companyRequired") === true && !listed.has(name))
    .map(({ name, path }) => {
      const place = { pointer: "/companyRequired", file: path };
      return designProblem(place, "closed-to-companies", sentences["closed-to-companies"](name), "warning");
    });
}

const codesIn = (catalogue: ContentFile): Set<string> =>
  new Set(listedCodes(catalogue).map(({ code }) => code));

/** What the service lists, or this one alone, name by its code or a former one. */
function namedIn(catalogue: ContentFile, oneThings: ContentFile[], list?: string): Set<string | undefined> {
  const renamed = codesNow(oneThings);
  const place = list === undefined ? "/serviceLists" : below("/serviceLists", list);
  return new Set(
    listedCodes(catalogue)
      .filter(({ pointer }) => pointer.startsWith(`${place}/`))
      .flatMap(({ code }) => [code, renamed.get(code)]),
  );
}

/** Places where the order of names is the order on the page: the options of a question, the townships. */
function writtenOrder({ catalogue, oneThings }: ContentFiles): DesignProblem[] {
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
