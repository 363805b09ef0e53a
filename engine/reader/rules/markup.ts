// Finds the first HTML in a text, and the first part of it that a notice must not contain.

import { noticeMarkup } from "../../one-thing/notice-markup.ts";

/** What was found, and at which character. */
export interface Found {
  what: string;
  at: number;
}

const tag = /<[a-z!/?][^>]*>?|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i;
const { address } = noticeMarkup;
const [tags, attributes] = [new Set(noticeMarkup.tags), new Set(noticeMarkup.attributes)];

/** A tag or an entity, where only plain text belongs. */
export function markupIn(text: string): Found | undefined {
  const found = tag.exec(text);
  return found ? { what: found[0], at: found.index } : undefined;
}

/** A tag or an attribute that is not allowed, or a foreign address. */
export function unsafeMarkup(html: string): Found | undefined {
  for (const { 1: name = "", index } of html.matchAll(/<\/?([a-z][^\s/>]*)/gi)) {
    if (!tags.has(name.toLowerCase())) return { what: name, at: index };
    const unsafe = unsafeAttribute(html, index + html.slice(index).indexOf(name) + name.length);
    if (unsafe) return unsafe;
  }
  return undefined;
}

/** The first attribute that is not allowed in the tag whose name ends at `from`, parsed as a browser would. */
function unsafeAttribute(html: string, from: number): Found | undefined {
  const next = /[\s/]*([^\s/>=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;
  next.lastIndex = from;
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const [whole, name = "", value = ""] = found;
    if (!attributes.has(name.toLowerCase())) return { what: name, at: found.index + whole.indexOf(name) };
    const target = value.replace(/^["']|["']$/g, "").trim();
    if (name.toLowerCase() === "href" && !address.test(target))
      return { what: target.slice(0, 30), at: found.index + whole.indexOf(value) };
  }
  return undefined;
}
