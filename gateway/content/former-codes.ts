// Takes all one-things; tells former codes that are in use elsewhere, and successors that are not there or have retired too.

import { list, object, own, text } from "../../engine/flow/loose.ts";
import { designProblem } from "../../engine/problem/design-problem.ts";
import { below } from "../../engine/problem/pointer.ts";
import type { DesignProblem } from "../../engine/problem/problem.ts";
import { sentences } from "../../engine/problem/sentences.ts";
import type { ContentFile } from "./content-files.ts";

/** A problem's `file` is the path. */
export function formerCodes(oneThings: ContentFile[]): DesignProblem[] {
  const living = new Map(oneThings.map((file) => [file.name, file]));
  return [...taken(oneThings, living), ...oneThings.flatMap((file) => successor(file, living))];
}

function taken(oneThings: ContentFile[], living: ReadonlyMap<string, ContentFile>): DesignProblem[] {
  const first = new Map<string, ContentFile>();
  return oneThings.flatMap((file) =>
    list(own(file.json, "formerly")).flatMap((former, at) => {
      const code = text(former);
      // That it is its own code is told by the one-thing itself.
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

function successor(file: ContentFile, living: ReadonlyMap<string, ContentFile>): DesignProblem[] {
  const instead = text(own(own(file.json, "retired"), "instead"));
  if (instead === undefined || instead === file.name) return [];
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
