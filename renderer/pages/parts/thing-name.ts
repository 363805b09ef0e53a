// The short name of a one-thing, without the part in brackets.

/** 二手房过户一件事（不动产登记与水电气网联动） → name 二手房过户一件事, aside 不动产登记与水电气网联动 */
export function thingName(whole: string): { name: string; aside: string } {
  const found = /^(.+?)[（(](.+)[)）]$/.exec(whole);
  return found ? { name: found[1] ?? whole, aside: found[2] ?? "" } : { name: whole, aside: "" };
}

/** The description under a name, preceded by what stood in the name's brackets. */
export function thingWords(aside: string, summary: string): string {
  return [aside, summary].filter(Boolean).join("：");
}
