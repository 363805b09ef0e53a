// Makes the address of a file absolute, and refuses one that a browser must not open.

/**
 * Spec 7, the signed-file helper: an absolute http or https address stays, any other is appended to the base.
 * Null for what a browser would run or read as another host: other schemes, `//host`, backslashes, control characters, blanks around it.
 */
export function fileAddress(url: string, base: string): string | null {
  if (url === "" || /^\s|\s$|[\\\p{Cc}]/u.test(url)) return null;
  if (/^https?:\/\/[^/]/i.test(url)) return url;
  if (url.startsWith("//") || /^[a-z][a-z\d+.-]*:/i.test(url)) return null;
  return `${base.replace(/\/+$/, "")}/${url.replace(/^\//, "")}`;
}
