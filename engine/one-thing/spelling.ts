// Compares texts by how they sound: a phrase typed in pinyin, and one written with other characters of the same sound.

/** The syllable of each Chinese character, in letters without tones (v for ü); other characters as they are. */
export type Spell = (text: string) => readonly string[];

/** A shorter phrase in letters would fit nearly everything. */
const fewestLetters = 2;

/** The letters of a phrase typed in pinyin, without blanks and apostrophes; undefined for any other phrase. */
export function lettersOf(phrase: string): string | undefined {
  const letters = phrase
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s'’]/g, "");
  return letters.length >= fewestLetters && /^[a-z]+$/.test(letters) ? letters : undefined;
}

/**
 * 0 to 1: how well letters fit neighbouring syllables, of each of which they hold the beginning: cdz, chongdian and chongdz
 * fit chong dian zhuang. More of each syllable counts more, and so does the beginning of the text.
 */
export function spells(letters: string, syllables: readonly string[]): number {
  const best = syllables.map((_, at) => {
    const taken = fits(letters, syllables, at);
    if (taken === 0) return 0;
    const all = syllables.slice(at, at + taken).join("").length;
    return (at === 0 ? 0.8 : 0.7) + 0.2 * (letters.length / all);
  });
  return Math.max(0, ...best);
}

/** How many syllables from `at` on the letters lie within; 0 when they do not. */
function fits(letters: string, syllables: readonly string[], at: number): number {
  const syllable = syllables[at] ?? "";
  for (let length = shared(letters, syllable); length > 0; length--) {
    if (length === letters.length) return 1;
    const rest = fits(letters.slice(length), syllables, at + 1);
    if (rest > 0) return rest + 1;
  }
  return 0;
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
