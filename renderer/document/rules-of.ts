// The style sheet of a rendered page, and the ids by which emotion knows in the browser that its rules are there.

export interface Rules {
  rules: string;
  ids: string[];
  /** Of the rules for the whole page: order of the layers, reset and tokens. */
  globalIds: string[];
}

/** `inserted`: id → rules, as emotion's cache holds them in Node. */
export function rulesOf(inserted: Readonly<Record<string, string | true | undefined>>): Rules {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const isGlobal = ([, text]: [string, string]) => text.startsWith("@layer reset");
  // The order of the layers has to come first; an object names ids that look like numbers before all others.
  const globals = all.filter(isGlobal).sort(([, one], [, other]) => one.length - other.length);
  const others = all.filter((entry) => !isGlobal(entry));
  return {
    rules: [...globals, ...others].map(([, text]) => text).join(""),
    ids: others.map(([id]) => id),
    globalIds: globals.map(([id]) => id),
  };
}
