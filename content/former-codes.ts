// Reports former codes that clash or are still in use, and successors that are missing or retired.

import { designProblem } from "../engine/problem/design-problem.ts";
import { below } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { list, object, own, text, texts } from "../engine/reader/loose.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";
import { listedCodes } from "./listed-codes.ts";

/** A problem's `file` is the path. */
export function formerCodes(files: ContentFiles): DesignProblem[] {
  const { oneThings } = files;
  const living = new Map(oneThings.map((file) => [file.name, file]));
  const renamed = codesNow(oneThings);
  return [
    ...taken(oneThings, living),
    ...stillWritten(files, renamed),
    ...oneThings.flatMap((file) => successor(file, living, renamed)),
  ];
}

/** Former code → current one, unless a one-thing has the former code. */
export function codesNow(oneThings: readonly ContentFile[]): Map<string, string> {
  const living = new Set(oneThings.map(({ name }) => name));
  return new Map(
    oneThings.flatMap(({ json, name }) =>
      texts(own(json, "formerly")).flatMap((code) => (living.has(code) ? [] : [[code, name] as const])),
    ),
  );
}

/** A former code still leads to its one-thing, so this is only a reminder. */
function stillWritten(
  { catalogue, oneThings }: ContentFiles,
  renamed: ReadonlyMap<string, string>,
): DesignProblem[] {
  const auction = { code: text(own(catalogue.json, "auction")), pointer: "/auction" };
  const listed = [auction, ...listedCodes(catalogue)].map((one) => ({ ...one, file: catalogue.path }));
  const instead = oneThings.map(({ json, path }) => ({
    code: text(own(own(json, "retired"), "instead")),
    pointer: "/retired/instead",
    file: path,
  }));
  return [...listed, ...instead].flatMap(({ code, ...place }) => {
    const now = renamed.get(code ?? "");
    if (code === undefined || now === undefined) return [];
    return [designProblem(place, "code-renamed", sentences["code-renamed"](code, now), "warning")];
  });
}

function taken(oneThings: ContentFile[], living: ReadonlyMap<string, ContentFile>): DesignProblem[] {
  const first = new Map<string, ContentFile>();
  return oneThings.flatMap((file) =>
    list(own(file.json, "formerly")).flatMap((former, at) => {
      const code = text(former);
      // The one-thing itself reports that it has its own code here.
      if (code === undefined || code === file.name) return [];
      const place = { pointer: below("/formerly", at), file: file.path };
      const now = living.get(code);
      if (now) {
        const sentence = sentences["formerly-living"](code, now.path);
        return [designProblem(place, "formerly-living", sentence)];
      }
      const other = first.get(code);
      first.set(code, other ?? file);
      if (!other || other === file) return [];
      return [designProblem(place, "formerly-twice", sentences["formerly-twice"](code, other.path))];
    }),
  );
}

function successor(
  file: ContentFile,
  living: ReadonlyMap<string, ContentFile>,
  renamed: ReadonlyMap<string, string>,
): DesignProblem[] {
  const instead = text(own(own(file.json, "retired"), "instead"));
  if (instead === undefined || instead === file.name || renamed.has(instead)) return [];
  const place = { pointer: "/retired/instead", file: file.path };
  const next = living.get(instead);
  if (!next) {
    const known = [...living.keys()].filter((code) => code !== file.name);
    return [designProblem(place, "unknown-name", sentences["unknown-name"]("一件事", instead, known))];
  }
  const on = text(object(own(next.json, "retired")).on);
  return on === undefined
    ? []
    : [designProblem(place, "instead-retired", sentences["instead-retired"](instead, on))];
}
