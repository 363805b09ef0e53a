// In: subjects and the words of a search. Out: the one-things that have all of the words, the nearest first.
import type { OneThingItem, SubjectItem } from "../../../engine/index.ts";

type Nearness = (thing: OneThingItem, subjectName: string, word: string) => boolean;

/** From near to far: the first that fits for all words is a one-thing's place. */
const nearness: Nearness[] = [
  ({ oneThingName }, _, word) => has(oneThingName, word),
  ({ oneThingName }, _, word) => shortens(oneThingName, word),
  ({ oneThingName, tips }, _, word) => has(`${oneThingName} ${tips}`, word),
  ({ oneThingName, tips, matterNames }, subject, word) =>
    has([oneThingName, tips, subject, ...matterNames].join(" "), word) ||
    (word.length > 2 && matterNames.some((name) => shortens(name, word))),
];

/**
 * Each one-thing once; words are parted by blanks, case does not matter. Found by name (also by a short form of it,
 * 社保卡 for 社会保障卡), description, subject and names of matters; among equals in the order of the list.
 */
export function foundThings(subjects: readonly SubjectItem[], query: string): OneThingItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, { thing: OneThingItem; place: number }>();
  for (const { subjectName, integrations } of subjects) {
    for (const thing of integrations) {
      const place = nearness.findIndex((near) => words.every((word) => near(thing, subjectName, word)));
      if (place >= 0) found.set(thing.oneThingId, { thing, place });
    }
  }
  return [...found.values()].sort((a, b) => a.place - b.place).map(({ thing }) => thing);
}

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);

/** All characters of the word stand in the text, in their order. */
function shortens(text: string, word: string): boolean {
  let from = 0;
  return [...word].every((character) => {
    const at = text.toLowerCase().indexOf(character, from);
    from = at + 1;
    return at >= 0;
  });
}
