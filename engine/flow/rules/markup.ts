// Takes a text; tells the first HTML in it, and the first part of its HTML that a notice must not hold.

/** What was found, and at which character. */
export interface Found {
  what: string;
  at: number;
}

const tag = /<[a-z!/?][^>]*>?|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i;
const handler = /<[^>]*\s(on[a-z]+|style|srcdoc)\s*=/i;
const address = /(?:href|src)\s*=\s*["']?\s*(?!https:\/\/|\/|#|tel:|mailto:)([^"'\s>]{1,30})/i;
const allowedTags = new Set(
  "p br b strong i em u s ul ol li a h3 h4 h5 span div table thead tbody tr th td hr blockquote".split(" "),
);

/** A tag or an entity, where only plain text belongs. */
export function markupIn(text: string): Found | undefined {
  const found = tag.exec(text);
  return found ? { what: found[0], at: found.index } : undefined;
}

/** A handler, a foreign address or a tag that is not allowed. */
export function unsafeMarkup(html: string): Found | undefined {
  for (const forbidden of [handler, address]) {
    const found = forbidden.exec(html);
    const [whole = "", what = ""] = found ?? [];
    if (found) return { what, at: found.index + whole.lastIndexOf(what) };
  }
  for (const { 1: name = "", index } of html.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)) {
    if (!allowedTags.has(name.toLowerCase())) return { what: name, at: index };
  }
  return undefined;
}
