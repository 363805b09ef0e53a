// Reports HTML where plain text belongs, tags that a notice must not contain, and reserved names.

import { designProblem } from "../../problem/design-problem.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { list, object, own } from "../loose.ts";
import { inEveryPart } from "../walk.ts";
import { markupIn, unsafeMarkup } from "./markup.ts";

/** A property that every object already has must not be a key: looking it up would find JavaScript's own. */
const isReserved = (name: string): boolean => name in Object.prototype || name === "prototype";

/** Reserved names anywhere in a file of any kind. */
export function reservedNames(json: unknown): DesignProblem[] {
  return inEveryPart(json, ({ key, pointer }) =>
    isReserved(key)
      ? [designProblem({ pointer: pointer() }, "reserved-name", sentences["reserved-name"](key))]
      : [],
  );
}

/** HTML in any text of a file except the `html` of notices; patterns are no texts. */
export function htmlInTexts(json: unknown): DesignProblem[] {
  return inEveryPart(json, ({ key, value, pointer }) => {
    const plain = typeof value === "string" && key !== "html" && key !== "pattern" && !key.startsWith("$");
    return plain && markupIn(value) ? [designProblem({ pointer: pointer() }, "html", sentences.html())] : [];
  });
}

/** Forbidden HTML in a notice or announcement. The page sanitises it anyway; here the designer learns about it. */
export function unsafeHtml(json: unknown): DesignProblem[] {
  return (["notices", "announcements"] as const).flatMap((place) => unsafeIn(json, place));
}

function unsafeIn(json: unknown, place: "notices" | "announcements"): DesignProblem[] {
  return list(object(json)[place]).flatMap((notice, index) => {
    const html = own(notice, "html");
    if (typeof html !== "string") return [];
    const unsafe = unsafeMarkup(html);
    if (unsafe === undefined) return [];
    const pointer = below(`/${place}`, index, "html");
    return [designProblem({ pointer }, "unsafe-html", sentences["unsafe-html"](unsafe.what))];
  });
}
