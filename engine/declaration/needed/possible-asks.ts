// Works out which matters and materials are asked in any case, and which may be, while some answers are open.

import { isEmpty } from "../../check/is-empty.ts";
import type { Answer } from "../../condition/facts.ts";
import {
  anyVerdict,
  bothOf,
  type Candidates,
  mayHold,
  mustHold,
  no,
  type PartFacts,
  possibleVerdicts,
  type Verdicts,
  yes,
} from "../../condition/possible.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Question } from "../../one-thing/one-thing.ts";
import { filledIn } from "../asked/locks.ts";
import { type Place, prepare } from "../asked/prepare.ts";
import { normaliseAnswer } from "../formats/formats.ts";
import { type MatterRange, possibleMatters } from "./possible-matters.ts";

export interface PartAnswers {
  /** Question key → option key(s), empty when nothing is chosen; a question without a key is open. */
  choices: Readonly<Record<string, Answer>>;
  areaId?: string | undefined;
}

export interface PossibleAsks {
  matters: MatterRange;
  /** Keys, like the matters: `must` ⊆ what is asked in the end ⊆ `may`. */
  materials: MatterRange;
}

/** `today`: yyyy-MM-dd. Whatever form fields decide stays open here, except for fields that a question fills. */
export function possibleAsks(definition: Definition, given: PartAnswers, today: string): PossibleAsks {
  const prepared = prepare(definition);
  const { questions, materials } = definition.oneThing;
  const names = townshipNames(definition, given.areaId);

  const factsAt = (range: MatterRange, reach?: PartFacts & Judged): PartFacts & Judged => {
    const questionsAsked = new Map<string, Verdicts>();
    const fieldsAsked = new Map<Place, Verdicts>();
    const once = <Key>(memo: Map<Key, Verdicts>, key: Key, verdict: () => Verdicts): Verdicts => {
      const known = memo.get(key);
      if (known !== undefined) return known;
      // A verdict that depends on itself may turn out either way.
      memo.set(key, anyVerdict);
      const found = verdict();
      memo.set(key, found);
      return found;
    };
    const facts: PartFacts & Judged = {
      today,
      townships: names,
      oneOf: (keys) =>
        keys.some((key) => range.must.has(key))
          ? yes
          : keys.some((key) => range.may.has(key))
            ? yes | no
            : no,
      isQuestionAsked: (key) => {
        if (reach) return reach.isQuestionAsked(key);
        const when = questions[key]?.when;
        return when ? once(questionsAsked, key, () => possibleVerdicts(when, facts)) : yes;
      },
      isFieldAsked: (place) =>
        reach && place.deciding
          ? reach.isFieldAsked(place)
          : once(fieldsAsked, place, () =>
              bothOf(
                place.words.flatMap((word) => [
                  ...(word.for ? [facts.oneOf(word.for)] : []),
                  ...(word.when ? [possibleVerdicts(word.when, facts)] : []),
                ]),
              ),
            ),
      candidates: (key) => {
        const place = prepared.places.get(key);
        if (place)
          return place.section.repeat ? [undefined] : ifAsked(facts.isFieldAsked(place), () => held(place));
        const question = Object.hasOwn(questions, key) ? questions[key] : undefined;
        if (!question) return [undefined];
        return ifAsked(facts.isQuestionAsked(key), () => chosenFrom(question, given.choices[key]));
      },
    };
    const held = ({ field, filledBy }: Place): Candidates => {
      const question = filledBy === undefined ? undefined : questions[filledBy];
      if (!question || filledBy === undefined || !mustHold(facts.isQuestionAsked(filledBy))) return null;
      const options = chosenFrom(question, given.choices[filledBy]);
      const values = options?.map((choice) => filledIn(question, choice, field.many));
      // When an option leaves it open for typing, it may be anything.
      if (!values || values.some((value) => value === null || (question.optional && isEmpty(value))))
        return null;
      return values.map((value) =>
        value === null || isEmpty(value) ? undefined : normaliseAnswer(field, value),
      );
    };
    return facts;
  };

  const isTaken = (question: string, option: string, facts: PartFacts): Verdicts => {
    const choice = given.choices[question];
    const taken = choice === undefined ? yes | no : [choice].flat().includes(option) ? yes : no;
    return bothOf([(facts as PartFacts & Judged).isQuestionAsked(question), taken]);
  };
  const { reach, kept } = possibleMatters(prepared, { factsAt: (range) => factsAt(range), isTaken });
  const facts = factsAt(kept, factsAt(reach));
  const verdicts = Object.entries(materials).map(
    ([key, { for: users, when }]) =>
      [key, bothOf([users ? facts.oneOf(users) : yes, when ? possibleVerdicts(when, facts) : yes])] as const,
  );
  const keysOf = (test: (verdict: Verdicts) => boolean) =>
    new Set(verdicts.filter(([, verdict]) => test(verdict)).map(([key]) => key));
  return { matters: kept, materials: { must: keysOf(mustHold), may: keysOf(mayHold) } };
}

interface Judged {
  isQuestionAsked(question: string): Verdicts;
  isFieldAsked(place: Place): Verdicts;
}

function ifAsked(asked: Verdicts, held: () => Candidates): Candidates {
  if (!mayHold(asked)) return [undefined];
  const candidates = held();
  return candidates === null || mustHold(asked) ? candidates : [...candidates, undefined];
}

/** Up to this many options of a multiple-choice question are tried in every combination. */
const mostCombined = 5;

function chosenFrom({ options, many, optional }: Question, choice: Answer | undefined): Candidates {
  if (choice !== undefined) return [isEmpty(choice) ? undefined : choice];
  const keys = Object.keys(options);
  if (!many) return optional ? [...keys, undefined] : keys;
  if (keys.length > mostCombined) return null;
  const some = keys.reduce<string[][]>((so, key) => so.concat(so.map((chosen) => [...chosen, key])), [[]]);
  return some.flatMap((chosen) => (chosen.length > 0 ? [chosen] : optional ? [undefined] : []));
}

function townshipNames({ townships }: Definition, areaId: string | undefined): string[] {
  const known = areaId === undefined ? undefined : townships[areaId];
  return known === undefined ? Object.values(townships) : [known];
}
