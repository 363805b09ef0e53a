// Reads for how many days each kind of data is kept.

/** Days after which a kind is deleted. */
const usual = {
  /** A draft that nobody has saved since. */
  draft: 365,
  /** A withdrawn application with its declaration and files. */
  withdrawn: 90,
  /** An application that every department has finished, or that was refused, since its last event. */
  application: 3650,
  /** A confirmed face check. */
  face: 30,
  /** The answer that a repeated call gets. */
  answer: 30,
  /** A link to sign by phone, since a computer that slept may still ask what became of one. */
  link: 1,
  /** The pieces of an upload that was given up. */
  piece: 1,
  /** The audit trail of a person, since its last entry. */
  audit: 1825,
};

export type Retention = Record<keyof typeof usual, number>;
export const usualRetention: Retention = usual;

/** Reads `draft=365,withdrawn=90` over the defaults; undefined for any other text. */
export function readRetention(text: string): Retention | undefined {
  const days = { ...usual };
  for (const part of text.split(",").filter((each) => each.trim() !== "")) {
    const [, kind = "", count = ""] = /^\s*([a-z]+)\s*=\s*([1-9]\d{0,4})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(days, kind)) return undefined;
    days[kind as keyof Retention] = Number(count);
  }
  return days;
}
