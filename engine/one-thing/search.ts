// Searches one-things: by the words of a list, and by a phrase in a person's own words.

import type { OneThing } from "./one-thing.ts";
import { lettersOf, type Spell, spells } from "./spelling.ts";

export interface SearchText {
  /** Code of the one-thing. */
  code: string;
  /** The original text, shown as the reason for a match. */
  text: string;
  /** The significant characters, and below each two neighbours of them. */
  characters: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  /** How it sounds: all its syllables, and the parts of them. */
  sounds: { syllables: readonly string[] } & Parts;
  /** How much a match in this text counts. */
  weight: number;
}

export interface Find {
  code: string;
  because: string;
}

type Searched = Pick<OneThing, "code" | "name" | "keywords" | "summary" | "matters" | "materials"> &
  Pick<Partial<OneThing>, "subject" | "audience">;

/** Words that say nothing about the matter itself. */
const fillers =
  /一件事|一次办|怎么样?|如何|哪里|什么|可以|需要|申请|申报|办理|手续|一下|帮忙|我们?|他们?|她们?|你们?|您|给|帮|替|为|要|想|请|去|办|的|了|吗|呢|吧|啊|是|在|和|与|或|及/g;

/** The score of a text whose neighbouring characters all occur in the phrase; a longer one gets a little more. */
const whole = 0.9;

/** The score when all characters of the shorter text occur in the longer one, but apart. */
const gaps = 0.7;

/** The share that is left of a score when only the sound is alike. */
const bySound = 0.9;

/** At least this share of the phrase must be found in one text. */
const least = 0.5;
export const mostFinds = 6;

/** Its name, keywords, matters, materials, and whom it is for, each as a text of its own; `spell` says how each sounds. */
export function searchTexts(thing: Searched, spell: Spell): SearchText[] {
  const { code, name, keywords = [], summary, subject = "", audience = "", matters, materials } = thing;
  const named = (list: Record<string, { name: string }>) => Object.values(list).map((each) => each.name);
  const weighed: [number, string[]][] = [
    [1, [name, ...keywords]],
    [0.85, named(matters)],
    [0.8, [summary]],
    [0.7, [audience, subject]],
    [0.6, named(materials)],
  ];
  return weighed.flatMap(([weight, texts]) =>
    texts.filter(Boolean).map((text) => ({
      code,
      text,
      weight,
      ...partsOf(significant(text)),
      sounds: { syllables: spell(fold(text)), ...soundsOf(text, spell) },
    })),
  );
}

/**
 * Ignores word order, case and full width, and tolerates missing characters. A match shares at least half of the phrase with one text,
 * where two neighbouring characters count double. A phrase of fillers alone finds nothing. Where no text contains the phrase as it is
 * written, its sound may find one (冲电桩), and letters are read as pinyin, of each syllable the beginning.
 */
export function cleverSearch(texts: readonly SearchText[], phrase: string, spell: Spell): Find[] {
  const asked = partsOf(significant(phrase));
  if (asked.characters.size === 0) return [];
  const letters = lettersOf(phrase);
  const sound = letters === undefined ? soundsOf(phrase, spell) : undefined;
  const best = new Map<string, { because: string; score: number; order: number }>();
  const compared = texts.map((text) => ({ ...text, read: likeness(asked, text) }));
  const isSpelt = compared.some(({ read }) => read >= whole);
  for (const [order, { code, text, weight, sounds, characters, read }] of compared.entries()) {
    const near = read >= least || isSpelt ? read : heard(sounds, letters, sound);
    if (near < least) continue;
    // Of two texts that contain the phrase, the one with less around it scores higher.
    const score = near * weight * (0.95 + 0.05 * Math.min(1, asked.characters.size / characters.size));
    const before = best.get(code);
    if (!before || score > before.score)
      best.set(code, { because: text, score, order: before?.order ?? order });
  }
  return [...best.entries()]
    .sort(([, one], [, other]) => other.score - one.score || one.order - other.order)
    .slice(0, mostFinds)
    .map(([code, { because }]) => ({ code, because }));
}

type Parts = Pick<SearchText, "characters" | "pairs">;

/** How much of the phrase a text sounds like. Single syllables are shared by chance, two neighbours seldom are. */
function heard(sounds: SearchText["sounds"], letters: string | undefined, sound: Parts | undefined): number {
  if (letters !== undefined) return spells(letters, sounds.syllables);
  return sound && shared(sound.pairs, sounds.pairs) > 0 ? likeness(sound, sounds) * bySound : 0;
}

/** Without what says nothing. */
const significant = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(fillers, "");

const soundsOf = (text: string, spell: Spell): Parts => partsOf(spell(significant(text)));

function partsOf(text: Iterable<string>): Parts {
  const characters = [...text];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]} ${character}`);
  return { characters: new Set(characters), pairs: new Set(pairs) };
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** 0 to 1: how much of the phrase the text contains. A text that lies wholly within the phrase scores high whatever else was said. */
function likeness(asked: Parts, held: Parts): number {
  const all = asked.characters.size + 2 * asked.pairs.size;
  const found = shared(asked.characters, held.characters) + 2 * shared(asked.pairs, held.pairs);
  const [fewer, more] =
    asked.characters.size < held.characters.size
      ? [asked.characters, held.characters]
      : [held.characters, asked.characters];
  const within = held.pairs.size > 0 && isWithin(held.pairs, asked.pairs);
  return Math.max(
    found / all,
    within ? Math.min(1, whole + held.characters.size / 100) : 0,
    // 社保卡 for 社会保障卡, 搬新家 for 搬家: characters in between are missing.
    fewer.size > 1 && isWithin(fewer, more) ? gaps : 0,
  );
}

const shared = (of: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...of].filter((each) => others.has(each)).length;

const isWithin = (of: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  shared(of, others) === of.size;

/** The parts of a listed one-thing that are searched. */
interface Listed {
  oneThingId: string;
  oneThingName: string;
  tips: string;
  matterNames: readonly string[];
}

type Nearness = (thing: Listed, subjectName: string, word: string) => boolean;

/** From near to far: a one-thing ranks by the first that fits for all words. */
const nearness: Nearness[] = [
  ({ oneThingName }, _, word) => has(oneThingName, word),
  ({ oneThingName }, _, word) => shortens(oneThingName, word),
  ({ oneThingName, tips }, _, word) => has(`${oneThingName} ${tips}`, word),
  ({ oneThingName, tips, matterNames }, subject, word) =>
    has([oneThingName, tips, subject, ...matterNames].join(" "), word) ||
    (word.length > 2 && matterNames.some((name) => shortens(name, word))),
];

/**
 * Finds each one-thing that contains all words, separated by blanks; case and full width are ignored. It looks at the name (also in a
 * short form, 社保卡 for 社会保障卡), description, subject and names of matters. Equal matches keep the order of the list.
 */
export function searchLists<Thing extends Listed>(
  subjects: readonly { subjectName: string; integrations: readonly Thing[] }[],
  query: string,
): Thing[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = new Map<string, { thing: Thing; place: number }>();
  for (const { subjectName, integrations } of subjects) {
    for (const thing of integrations) {
      const place = nearness.findIndex((near) => words.every((word) => near(thing, subjectName, word)));
      if (place >= 0) found.set(thing.oneThingId, { thing, place });
    }
  }
  return [...found.values()].sort((a, b) => a.place - b.place).map(({ thing }) => thing);
}

const has = (text: string, word: string): boolean => fold(text).includes(word);

/** All characters of the word occur in the text, in their order. */
function shortens(text: string, word: string): boolean {
  let rest = fold(text);
  return [...word].every((character) => {
    const at = rest.indexOf(character);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
}
