// What Emotion has written while a page was rendered, and the ids by which it knows in the browser that its rules are there.

export interface Rules {
  rules: string;
  ids: string[];
}

/** `inserted`: id → rules, as emotion's cache holds them in Node. */
export function rulesOf(inserted: Readonly<Record<string, string | true | undefined>>): Rules {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { rules: all.map(([, text]) => text).join(""), ids: all.map(([id]) => id) };
}
