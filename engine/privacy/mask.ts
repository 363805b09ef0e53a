// Masks names, identity numbers and telephone numbers, one star for each hidden character.

/** Made on its first use: a browser reads its tables for 30 ms. */
let graphemes: Intl.Segmenter | undefined;

/** The first and last character stay; two characters or fewer become all stars (Spec 5). A middle dot is hidden like any other character. */
export function maskName(value: string): string {
  return maskBetween(value, 1, 1);
}

/** The first four and last four characters stay; eight or fewer become all stars, or nothing would be hidden (Spec 5). */
export function maskIdCard(value: string): string {
  return maskBetween(value, 4, 4);
}

/** The first three and last four digits stay; seven or fewer become all stars (Spec 5). Strip +86 and 0086 first. */
export function maskPhone(value: string): string {
  return maskBetween(value, 3, 4);
}

function maskBetween(value: string, head: number, tail: number): string {
  const characters = split(value);
  if (characters.length <= head + tail) return "*".repeat(characters.length);
  const hidden = characters.length - head - tail;
  return [...characters.slice(0, head), "*".repeat(hidden), ...characters.slice(-tail)].join("");
}

/** Printable ASCII, 汉字 and the middle dot of a name: each is a character by itself. */
const plain = /^[ -~\u4e00-\u9fff·]*$/;

/** Characters as a reader counts them: a variation selector belongs to the character before it. */
function split(value: string): string[] {
  // The tables cost a hundred times as much as what they are asked about.
  if (plain.test(value) || typeof Intl.Segmenter !== "function") return [...value];
  graphemes ??= new Intl.Segmenter("zh");
  return Array.from(graphemes.segment(value), (part) => part.segment);
}
