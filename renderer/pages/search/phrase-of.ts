/** Longest phrase that is sent, in characters. */
const longest = 60;

export const phraseOf = (query: string): string => [...query].slice(0, longest).join("");
