// Finds the known word that a misspelt one most likely meant.

/** The nearest known word by Damerau-Levenshtein distance, at most a third of the longer word away (one letter at least). */
export function suggestion(written: string, known: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const word of known) {
    const allowed = Math.max(1, Math.floor(Math.max(written.length, word.length) / 3));
    if (word === written || Math.abs(word.length - written.length) > allowed) continue;
    const distance = word.toLowerCase() === written.toLowerCase() ? 0 : distanceBetween(written, word);
    if (distance <= allowed && (!best || distance < best.distance)) best = { word, distance };
  }
  // A distance as long as the word itself is a coincidence: any two one-letter words are one letter apart.
  return best && best.distance < Math.max(written.length, best.word.length) ? best.word : undefined;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours count one each. */
function distanceBetween(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return at(above, right.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
