// In: subjects and the words of a search. Out: the one-things whose name, description or subject has all of the words.
import type { OneThingItem, SubjectItem } from "../../../engine/index.ts";

/** Each one-thing once, in the order of the list; words are parted by blanks, case does not matter. */
export function foundThings(subjects: readonly SubjectItem[], query: string): OneThingItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = subjects.flatMap((subject) =>
    subject.integrations.filter((thing) => {
      const text = `${thing.oneThingName} ${thing.tips} ${subject.subjectName}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  );
  return [...new Map(found.map((thing) => [thing.oneThingId, thing])).values()];
}
