// The style sheet of a rendered page, and the ids by which emotion knows in the browser that its rules are there.

export interface Rules {
  rules: string;
  ids: string[];
  /** Of the order of the layers, which stands in a sheet of its own. */
  globalIds: string[];
}

/** `inserted`: id → rules, as emotion's cache holds them in Node. */
export function rulesOf(inserted: Readonly<Record<string, string | true | undefined>>): Rules {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const isOrder = ([, text]: [string, string]) => /^@layer [^{]*;$/.test(text);
  // It has to come first; an object names ids that look like numbers before all others.
  const order = all.filter(isOrder);
  const others = all.filter((entry) => !isOrder(entry));
  return {
    rules: [...order, ...others].map(([, text]) => text).join(""),
    ids: others.map(([id]) => id),
    globalIds: order.map(([id]) => id),
  };
}
