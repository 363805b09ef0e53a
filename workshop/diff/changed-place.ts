// Finds the file and line of a change: in the one-thing's own files, a shared piece, a long text or the catalogue.

import type { ContentFile } from "../../content/content-files.ts";
import { type Content, everyFile } from "../../content/read-content.ts";
import { type Change, isEqual } from "../../engine/change/change.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { below, stepsOf } from "../../engine/problem/pointer.ts";
import { type Place, refPlace } from "../../engine/reader/follow-refs.ts";
import { own, text } from "../../engine/reader/loose.ts";

export interface BothSides<Part> {
  before: Part;
  after: Part;
}

type Side = keyof BothSides<unknown>;

/** Means the one-thing's own file or form, which may have another name in the other version. */
const ownFile = "own";

/** Properties that the catalogue can change although the one-thing's file stays the same. */
const ofCatalogue: Record<string, string> = {
  townships: "/townships",
  subject: "/subjects",
  matters: "/departments",
};

export function changedPlace(
  contents: BothSides<Content>,
  definitions: BothSides<Definition>,
  { side, file, pointer }: Pick<Change, "side" | "file" | "pointer">,
): { file: string; line: number } {
  const other: Side = side === "after" ? "before" : "after";
  const fileOf = (id: string, of: Side): ContentFile | undefined => {
    const { form, code } = definitions[of].oneThing;
    const home = file === "form" ? `schemas/forms/${form}.schema.json` : `flows/one-things/${code}.json`;
    const path =
      id === ownFile ? home : id === "catalogue" ? "flows/catalogue.json" : `schemas/${id}.schema.json`;
    return everyFile(contents[of].files).find((one) => one.path === path);
  };
  const valueAt = (place: Place, of: Side) => valueIn(fileOf(place.id, of)?.json, place.pointer);
  const differs = (place: Place) => !isEqual(valueAt(place, side), valueAt(place, other));

  const [here, there] = [side, other].map((of) => wayTo((id) => fileOf(id, of)?.json, pointer));
  const catalogue = file === "one-thing" && ofCatalogue[stepsOf(pointer)[0] ?? ""];
  const candidates = [
    ...[here?.found, there?.found].filter((place) => place !== undefined),
    ...(catalogue ? [{ id: "catalogue", pointer: catalogue }] : []),
    ...(here?.links ?? []),
  ];
  const place = candidates.find(differs) ?? { id: ownFile, pointer };
  const found = fileOf(place.id, side);
  const word = deeper(place.pointer, valueAt(place, side), valueAt(place, other));
  const long = found?.texts.find((one) => one.pointer === word);
  const lines = long && contents[side].files.texts.find(({ path }) => path === long.path);
  if (lines) {
    const was = text(valueAt({ ...place, pointer: word }, other)) ?? "";
    return { file: lines.path, line: lines.line + firstOther(lines.text, was) };
  }
  return { file: found?.path ?? "", line: found?.lineOf(word) ?? 1 };
}

interface Way {
  /** Where the value itself stands, after following all references; undefined when it is nowhere. */
  found?: Place;
  /** The part that contains it, in each file on the way, the one-thing's own first. */
  links: Place[];
}

/** Keywords beside a reference take precedence over those behind it. */
function wayTo(jsonOf: (id: string) => unknown, pointer: string): Way {
  let place: Place = { id: ownFile, pointer: "" };
  let links = [place];
  for (const step of stepsOf(pointer)) {
    links = chainFrom(jsonOf, place);
    const holder = links.find((link) => stepInto(valueIn(jsonOf(link.id), link.pointer), step) !== undefined);
    if (!holder) return { links };
    place = { id: holder.id, pointer: below(holder.pointer, step) };
  }
  return { found: place, links };
}

const mostRefs = 20;

function chainFrom(jsonOf: (id: string) => unknown, first: Place): Place[] {
  const chain = [first];
  for (let last: Place | undefined = first; last && chain.length < mostRefs; ) {
    const ref: string | undefined = text(own(valueIn(jsonOf(last.id), last.pointer), "$ref"));
    // The form's own references are relative to its folder.
    const next: Place | undefined =
      ref === undefined ? undefined : refPlace(ref, last.id === ownFile ? "forms/" : last.id);
    last = next && { ...next, id: next.id === "forms/" ? ownFile : next.id };
    if (last) chain.push(last);
  }
  return chain;
}

const stepInto = (value: unknown, step: string): unknown =>
  Array.isArray(value) ? value[Number(step)] : own(value, step);

const valueIn = (json: unknown, pointer: string): unknown => stepsOf(pointer).reduce(stepInto, json);

/** If only one part differs, goes down to that part. */
function deeper(pointer: string, now: unknown, was: unknown): string {
  const [parts, others] = [partsOf(now), partsOf(was)];
  if (!parts || !others || Array.isArray(now) !== Array.isArray(was)) return pointer;
  const isThere = ([key, part]: [string, unknown]) =>
    Array.isArray(now) && parts.length !== others.length
      ? others.some(([, one]) => isEqual(one, part))
      : isEqual(part, stepInto(was, key));
  const [fresh, ...more] = parts.filter((part) => !isThere(part));
  if (!fresh || more.length > 0) return pointer;
  const [key, part] = fresh;
  return deeper(below(pointer, key), part, stepInto(was, key));
}

function partsOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** The number of lines before the first difference. */
function firstOther(now: string, was: string): number {
  const [lines, others] = [now.split("\n"), was.split("\n")];
  const at = lines.findIndex((line, at) => line !== others[at]);
  return at < 0 ? lines.length - 1 : at;
}
