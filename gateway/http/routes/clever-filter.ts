// Finds the one-things that fit a phrase in a person's own words.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { cleverSearch, searchTexts } from "../../../engine/one-thing/search.ts";
import type { Spell } from "../../../engine/one-thing/spelling.ts";
import { isListed, offeringOf } from "../../declaring/offering.ts";
import { oneThingItem } from "../../declaring/views/one-thing-item.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function cleverFilterRoutes(
  handle: Handle,
  { clock, content }: Pick<GatewayParts, "clock" | "content">,
): void {
  const prepare = async () => {
    const spell = await speller();
    return { spell, texts: content.newest.flatMap(({ oneThing }) => searchTexts(oneThing, spell)) };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  /** Once, since a gateway's content does not change; anew after a failure. */
  const ready = () => {
    prepared ??= prepare().catch((reason) => {
      prepared = undefined;
      throw reason;
    });
    return prepared;
  };

  handle("cleverFilter", async ({ ask: { phrase } }) => {
    const { spell, texts } = await ready();
    const today = todayInShanghai(clock.now());
    const finds = cleverSearch(texts, phrase, spell).flatMap(({ code, because }) => {
      const definition = content.byCode(code);
      if (!definition || !isListed(definition, today)) return [];
      return [{ thing: oneThingItem(definition, offeringOf(definition, content, today)), because }];
    });
    return finds;
  });
}

/** Loaded with the first search: the dictionary takes longer to read than all else. */
export async function speller(): Promise<Spell> {
  const { pinyin } = await import("pinyin-pro");
  return (text) => pinyin(text, { toneType: "none", type: "array", v: true });
}
