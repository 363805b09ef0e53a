// Cleans the name of a file from outside, so that it can be shown, stored and sent in a header.

const longest = 120;

/** NFC, without control and direction characters, without a path; keeps the extension when it must be cut. */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, "")
    .replace(/^.*[/\\]/s, "")
    .trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 ? plain.slice(dot).slice(0, 10) : "";
  const stem = [...(dot > 0 ? plain.slice(0, dot) : plain)].slice(0, longest - ending.length).join("");
  return `${stem || "file"}${ending}`;
}

/** Content-Disposition for a download: a plain name for old browsers, the real one as RFC 8187 writes it. */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
