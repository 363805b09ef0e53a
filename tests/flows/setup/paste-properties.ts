// Pastes properties, as the guide shows them, into the text of a JSON file as a person would.
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { stepsOf } from "../../../engine/problem/pointer.ts";
import type { GuideEdit } from "./guide-steps.ts";

interface Property {
  key: string;
  /** `"key": value`, with the lines as they were written. */
  text: string;
}

/** Throws when a place does not exist, or when a new property has no place. */
export function pasted(text: string, { pointer, after, instead, snippet, file }: GuideEdit): string {
  let result = text;
  let behind = after;
  for (const { key, text: property } of propertiesOf(snippet)) {
    const holder = objectAt(result, pointer);
    if (!holder) throw new Error(`${file} has no ${pointer}`);
    const there = propertyIn(holder, instead ?? key);
    if (there) {
      const end = there.offset + there.length;
      result = result.slice(0, there.offset) + property + result.slice(end);
    } else {
      const before = behind === undefined ? undefined : propertyIn(holder, behind);
      if (!before) throw new Error(`${file} has no ${key}, and the guide does not say behind what it comes.`);
      const end = before.offset + before.length;
      const line = result.lastIndexOf("\n", before.offset);
      result = `${result.slice(0, end)},${result.slice(line, before.offset)}${property}${result.slice(end)}`;
    }
    behind = key;
  }
  return result;
}

export function propertiesOf(snippet: string): Property[] {
  const whole = `{${snippet}}`;
  const tree = parseTree(whole);
  if (tree?.type !== "object" || !tree.children?.length) throw new Error(`No properties: ${snippet}`);
  return tree.children.map((property) => ({
    key: keyOf(property),
    text: whole.slice(property.offset, property.offset + property.length),
  }));
}

function objectAt(text: string, pointer: string): Node | undefined {
  const tree = parseTree(text);
  return tree && (pointer === "" ? tree : findNodeAtLocation(tree, stepsOf(pointer)));
}

const keyOf = (property: Node): string => String(property.children?.[0]?.value);

const propertyIn = (holder: Node, key: string): Node | undefined =>
  holder.children?.find((property) => keyOf(property) === key);
