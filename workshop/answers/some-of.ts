// Lists ways to choose several of the values offered: all of them while they are few.

const mostForAll = 5;

/** First one alone, then all, then every other choice; for many values each alone, in pairs, and all but one. Never none. */
export function someOf(values: readonly string[]): string[][] {
  const ways = values.length <= mostForAll ? subsets(values) : severalOf(values);
  const first = values.slice(0, 1);
  const once = new Map([first, [...values], ...ways].map((way) => [JSON.stringify(way), way]));
  return [...once.values()].filter((way) => way.length > 0);
}

function subsets(values: readonly string[]): string[][] {
  return values.reduce<string[][]>((so, value) => so.concat(so.map((way) => [...way, value])), [[]]);
}

function severalOf(values: readonly string[]): string[][] {
  const alone = values.map((value) => [value]);
  const pairs = values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other]));
  const without = values.map((value) => values.filter((one) => one !== value));
  return [...alone, ...pairs, ...without];
}
