// Finds the one-things that fit a phrase in a person's own words.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { CleverFind } from "../../engine/contract/types.gen.ts";
import { cleverSearch, searchTexts } from "../../engine/one-thing/search.ts";
import type { Spell } from "../../engine/one-thing/spelling.ts";
import type { Clock } from "../base/clock.ts";
import type { Definitions } from "../database/definitions.ts";
import { isListed, offeringOf } from "../declaring/offering.ts";
import { oneThingItem } from "../declaring/views/one-thing-item.ts";

/** What is searched is prepared once, since a gateway's content does not change; anew after a failure. */
export function cleverFilter({ clock, content }: { clock: Clock; content: Definitions }) {
  const prepare = async () => {
    const spell = await speller();
    return { spell, texts: content.newest.flatMap(({ oneThing }) => searchTexts(oneThing, spell)) };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  const ready = () => {
    prepared ??= prepare().catch((reason) => {
      prepared = undefined;
      throw reason;
    });
    return prepared;
  };

  return async ({ phrase }: { phrase: string }): Promise<CleverFind[]> => {
    const { spell, texts } = await ready();
    const today = todayInShanghai(clock.now());
    return cleverSearch(texts, phrase, spell).flatMap(({ code, because }) => {
      const definition = content.byCode(code);
      if (!definition || !isListed(definition, today)) return [];
      return [{ thing: oneThingItem(definition, offeringOf(definition, content, today)), because }];
    });
  };
}

/** Loaded with the first search: the dictionary takes longer to read than all else. */
export async function speller(): Promise<Spell> {
  const { pinyin } = await import("pinyin-pro");
  return (text) => pinyin(text, { toneType: "none", type: "array", v: true });
}
