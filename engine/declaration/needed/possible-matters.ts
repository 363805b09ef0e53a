// Works out which matters may be handled, and which certainly are, while some answers are open.

import { mayHold, mustHold, no, type PartFacts, type Verdicts, yes } from "../../condition/possible.ts";
import type { Section } from "../../one-thing/form.ts";
import type { AskedWord } from "../../one-thing/one-thing.ts";
import type { Place, Prepared } from "../asked/prepare.ts";

/** `must` ⊆ what is chosen in the end ⊆ `may`. */
export interface MatterRange {
  must: ReadonlySet<string>;
  may: ReadonlySet<string>;
}

/** What is known while the chosen matters lie in a range. */
export interface PossibleFacts extends PartFacts {
  isQuestionAsked(question: string): Verdicts;
  isFieldAsked(place: Place): Verdicts;
  /** Whether `for` and `when` are both met; in a repeatable section `when` reads the answers of the same row. */
  isMet(word: Pick<AskedWord, "for" | "when">, section?: Section): Verdicts;
}

export interface PossibleAnswers {
  factsAt(range: MatterRange): PossibleFacts;
  /** Whether the question is asked and the option is chosen. */
  isTaken(question: string, option: string, facts: PossibleFacts): Verdicts;
}

/** Follows `chooseMatters`: additions are made round by round, then removals. */
export function possibleMatters(
  { definition: { oneThing } }: Prepared,
  { factsAt, isTaken }: PossibleAnswers,
): { reach: MatterRange; kept: MatterRange } {
  const { matters, questions, rules } = oneThing;
  const always = Object.keys(matters).filter((key) => matters[key]?.always);

  const changed = (word: "adds" | "removes", range: MatterRange) => {
    const facts = factsAt(range);
    const verdicts = new Map<string, Verdicts>();
    const note = (keys: readonly string[] = [], verdict: () => Verdicts) => {
      for (const key of keys)
        if (Object.hasOwn(matters, key)) verdicts.set(key, strongest(verdicts.get(key), verdict()));
    };
    for (const [question, { options }] of Object.entries(questions))
      for (const [option, one] of Object.entries(options))
        note(one[word], () => isTaken(question, option, facts));
    for (const rule of Object.values(rules)) note(rule[word], () => (rule.when ? facts.isMet(rule) : no));
    const keysOf = (test: (verdict: Verdicts) => boolean) =>
      [...verdicts].filter(([, verdict]) => test(verdict)).map(([key]) => key);
    return { must: keysOf(mustHold), may: keysOf(mayHold) };
  };

  let reach: MatterRange = { must: new Set(always), may: new Set(always) };
  const grow = (bound: keyof MatterRange) => {
    for (let before = -1; before < reach[bound].size; ) {
      before = reach[bound].size;
      reach = { ...reach, [bound]: new Set([...reach[bound], ...changed("adds", reach)[bound]]) };
    }
  };
  // What is certain is judged as if everything else may have come, so `may` grows first.
  grow("may");
  grow("must");
  const added = changed("adds", reach);
  const removed = changed("removes", reach);
  const kept = {
    must: new Set([...always, ...added.must].filter((key) => !removed.may.includes(key))),
    may: new Set([...always, ...added.may].filter((key) => !removed.must.includes(key))),
  };
  return { reach, kept };
}

/** Combines two verdicts when either is enough. */
function strongest(one: Verdicts = no, other: Verdicts): Verdicts {
  if (mustHold(one) || mustHold(other)) return yes;
  return mayHold(one | other) ? yes | no : no;
}
