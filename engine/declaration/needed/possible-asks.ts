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
import type { Section } from "../../one-thing/form.ts";
import type { Question } from "../../one-thing/one-thing.ts";
import { filledIn } from "../asked/locks.ts";
import { type Place, prepare } from "../asked/prepare.ts";
import { normaliseAnswer } from "../formats/formats.ts";
import { type MatterRange, type PossibleFacts, possibleMatters } from "./possible-matters.ts";

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
  const { reach, kept, factsAt } = possibleReach(definition, given, today);
  const facts = factsAt(kept, factsAt(reach));
  const verdicts = Object.entries(definition.oneThing.materials).map(
    ([key, material]) => [key, facts.isMet(material)] as const,
  );
  const keysOf = (test: (verdict: Verdicts) => boolean) =>
    new Set(verdicts.filter(([, verdict]) => test(verdict)).map(([key]) => key));
  return { matters: kept, materials: { must: keysOf(mustHold), may: keysOf(mayHold) } };
}

/**
 * `reach`: the matters before any is removed; `kept`: those that remain. An unknown name may be anything,
 * because the reader also uses this for files that still have mistakes.
 */
export function possibleReach(definition: Definition, given: PartAnswers, today: string) {
  const prepared = prepare(definition);
  const { matters, questions } = definition.oneThing;
  const names = townshipNames(definition, given.areaId);

  const factsAt = (range: MatterRange, reach?: PossibleFacts): PossibleFacts => {
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
    const facts: PossibleFacts = {
      today,
      townships: names,
      oneOf: (keys) =>
        keys.some((key) => range.must.has(key))
          ? yes
          : keys.some((key) => range.may.has(key) || !Object.hasOwn(matters, key))
            ? yes | no
            : no,
      isMet: ({ for: users, when }, section) =>
        bothOf([
          users ? facts.oneOf(users) : yes,
          when ? possibleVerdicts(when, section?.repeat ? inRow(section) : facts) : yes,
        ]),
      isQuestionAsked: (key) => {
        if (reach) return reach.isQuestionAsked(key);
        const when = questions[key]?.when;
        return when ? once(questionsAsked, key, () => possibleVerdicts(when, facts)) : yes;
      },
      isFieldAsked: (place) =>
        reach && place.deciding
          ? reach.isFieldAsked(place)
          : once(fieldsAsked, place, () =>
              bothOf(place.words.map((word) => facts.isMet(word, place.section))),
            ),
      candidates: (key) => {
        const place = prepared.places.get(key);
        if (place)
          return place.section.repeat ? [undefined] : ifAsked(facts.isFieldAsked(place), () => held(place));
        const question = Object.hasOwn(questions, key) ? questions[key] : undefined;
        if (!question) return null;
        return ifAsked(facts.isQuestionAsked(key), () => chosenFrom(question, given.choices[key]));
      },
    };
    const inRow = (section: Section): PartFacts => ({
      ...facts,
      candidates: (key) => {
        const place = prepared.places.get(key);
        return place?.section === section
          ? ifAsked(facts.isFieldAsked(place), () => null)
          : facts.candidates(key);
      },
    });
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

  const isTaken = (key: string, option: string, facts: PossibleFacts): Verdicts => {
    const question = questions[key];
    const choice = given.choices[key];
    const isOpen = choice === undefined && question && openOptions(question).includes(option);
    const taken = isOpen ? yes | no : [choice].flat().includes(option) ? yes : no;
    return bothOf([facts.isQuestionAsked(key), taken]);
  };
  return { ...possibleMatters(prepared, { factsAt, isTaken }), factsAt };
}

function ifAsked(asked: Verdicts, held: () => Candidates): Candidates {
  if (!mayHold(asked)) return [undefined];
  const candidates = held();
  return candidates === null || mustHold(asked) ? candidates : [...candidates, undefined];
}

/** Up to this many options of a multiple-choice question are tried in every combination. */
const mostCombined = 5;

function chosenFrom(question: Question, choice: Answer | undefined): Candidates {
  if (choice !== undefined) return [isEmpty(choice) ? undefined : choice];
  const { many, optional } = question;
  const keys = openOptions(question);
  if (!many) return optional ? [...keys, undefined] : keys;
  if (keys.length > mostCombined) return null;
  const some = keys.reduce<string[][]>((so, key) => so.concat(so.map((chosen) => [...chosen, key])), [[]]);
  return some.flatMap((chosen) => (chosen.length > 0 ? [chosen] : optional ? [undefined] : []));
}

/** Keys of the options that may still be chosen; one that forbids going on leads no further. */
export function openOptions({ options }: Question): string[] {
  return Object.keys(options).filter((key) => options[key]?.forbids === undefined);
}

function townshipNames({ townships }: Definition, areaId: string | undefined): string[] {
  const known = areaId === undefined ? undefined : townships[areaId];
  return known === undefined ? Object.values(townships) : [known];
}
