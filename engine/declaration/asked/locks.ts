// Finds the value of a field that is already known, and where it comes from.

import { isEmpty } from "../../check/is-empty.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Field, Prefill } from "../../one-thing/form.ts";
import type { Question } from "../../one-thing/one-thing.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import { birthOf, sexOf } from "../../person/id-card.ts";
import type { Sentences } from "../../sentences/chinese.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import { isOwn } from "../formats/autocomplete.ts";
import { type Answer, type DeclarationRecord, type Principal, plainAnswer } from "../record.ts";
import type { Place, Prepared } from "./prepare.ts";

type Registered = keyof NonNullable<NonNullable<Principal["company"]>["registered"]>;

interface Source {
  value(record: DeclarationRecord): string;
  /** Where it comes from. */
  from: "login" | "kind" | "company" | "companyRegister" | "township";
  /** False for a proposal that the person may change. */
  locks: boolean;
}

/** A register may be out of date: it only proposes, and the person says what is true now. */
const registered = (name: Registered): Source => ({
  value: ({ principal }) => principal.company?.registered?.[name] ?? "",
  from: "companyRegister",
  locks: false,
});

const sources = {
  "login.name": { value: ({ principal }) => principal.name, from: "login", locks: true },
  "login.certificateNumber": {
    value: ({ principal }) => principal.certificateNumber,
    from: "login",
    locks: true,
  },
  // Somebody who logged in without an identity card chooses the type of paper; a wrong locked one could never be corrected.
  "login.paperType": {
    value: ({ principal }) => (birthOf(principal.certificateNumber) ? "1" : ""),
    from: "login",
    locks: true,
  },
  "login.mobile": { value: ({ principal }) => principal.mobile, from: "login", locks: false },
  "principal.kind": {
    value: ({ principal }) => (principal.kind === "company" ? "2" : "1"),
    from: "kind",
    locks: true,
  },
  "company.name": {
    value: ({ principal }) => principal.company?.name ?? "",
    from: "company",
    locks: true,
  },
  "company.creditCode": {
    value: ({ principal }) => principal.company?.creditCode ?? "",
    from: "company",
    locks: true,
  },
  "company.operManName": registered("operManName"),
  "company.operManCode": registered("operManCode"),
  "company.operManPhoneNumber": registered("operManPhoneNumber"),
  "company.organizationAddress": registered("organizationAddress"),
  township: { value: ({ areaId }) => areaId ?? "", from: "township", locks: true },
} satisfies Record<Prefill, Source>;

/** A given value that cannot be typed over. */
export interface Lock {
  value: string | string[];
  /** Where it comes from. */
  source: string;
  /** The step in which it can be changed. */
  step?: string;
}

/** The given value of a top-level field, undefined when it is typed freely. Fields in rows are never locked: a row is about somebody else. */
export function lockOf(
  { definition, places }: Prepared,
  { field, section, filledBy }: Place,
  record: DeclarationRecord,
  known: Known,
): Lock | undefined {
  if (section.repeat) return undefined;
  const said = sentencesOf(definition).sources;
  const question = filledBy === undefined ? undefined : definition.oneThing.questions[filledBy];
  if (question && filledBy !== undefined && known.isQuestionAsked(filledBy)) {
    const value = filledIn(question, record.choices[filledBy], field.many);
    // An optional question without an answer leaves the field open for typing; any other question is answered first.
    if (value === null || (question.optional && isEmpty(value))) return undefined;
    return {
      value,
      source: said.question(question.ask),
      step: stepOf(definition.oneThing, "questions"),
    };
  }
  const follows = copied({ definition, places }, field, known) ?? saidByIdCard(places, field, known, said);
  if (follows) return follows;
  const source: Source | undefined = field.prefill && sources[field.prefill];
  const value = source?.locks ? source.value(record) : "";
  return source && isPossible(field, value) ? { value, source: said[source.from] } : undefined;
}

/** What of the record decides a lock. */
interface Known {
  isQuestionAsked(question: string): boolean;
  answer(key: string): Answer | undefined;
}

type Places = Prepared["places"];

const isPossible = ({ choices }: Field, value: string): boolean =>
  value !== "" && (!choices || choices.some((choice) => choice.const === value));

/** `sameAs`: the person has said whose the field is. Without an answer there the field stays open. */
function copied(
  { definition, places }: Pick<Prepared, "definition" | "places">,
  field: Field,
  known: Known,
): Lock | undefined {
  const copy = field.copies?.find(({ by, value }) => known.answer(by) === value);
  const value = copy && (copy.is ?? known.answer(copy.from));
  if (!copy || typeof value !== "string" || !isPossible(field, value)) return undefined;
  // Another paper's number is no identity number.
  if (field.format === "id-card" && birthOf(value) === undefined) return undefined;
  const titleOf = (key: string) => places.get(key)?.field.title ?? "";
  const { same, question } = sentencesOf(definition).sources;
  if (copy.is === undefined) return { value, source: same(titleOf(copy.from)) };
  const source = question(titleOf(copy.by));
  const asked = places.get(copy.by)?.filledBy !== undefined;
  return { value, source, ...(asked && { step: stepOf(definition.oneThing, "questions") }) };
}

/** The date of birth, or the sex, that an identity number says. */
function saidByIdCard(
  places: Places,
  field: Field,
  known: Known,
  { idCard }: Sentences["sources"],
): Lock | undefined {
  if (field.idCard === undefined) return undefined;
  const value = whatIdCardSays(field, known.answer(field.idCard));
  if (value === undefined) return undefined;
  return { value, source: idCard(places.get(field.idCard)?.field.title ?? "") };
}

/** Undefined for no number, or one that is none of an identity card. */
export function whatIdCardSays({ choices }: Field, number: Answer | undefined): string | undefined {
  if (typeof number !== "string") return undefined;
  return choices ? sexOf(number) : birthOf(number);
}

/** What the chosen options put into the field; null when an option leaves it open for typing. */
export function filledIn(
  { options }: Question,
  choice: Answer | undefined,
  many: boolean,
): string | string[] | null {
  const chosen = choice === undefined ? [] : [choice].flat();
  const values = chosen.map((key) => {
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    return option?.fills === undefined ? key : option.fills;
  });
  if (values.includes(null)) return null;
  const texts = values.filter((value) => value !== null);
  return many ? texts : (texts[0] ?? "");
}

/** Who proposed the answer, while it stands: the login, a register, or the person's last application. */
export function proposerOf(
  place: Place,
  { definition, record }: { definition: Definition; record: DeclarationRecord },
): string | undefined {
  const { field, section } = place;
  const said = sentencesOf(definition).sources;
  const answer = plainAnswer(record.answers, section.key, field.key);
  if (isEmpty(answer)) return undefined;
  const source: Source | undefined = field.prefill && sources[field.prefill];
  if (source) return !source.locks && source.value(record) === answer ? said[source.from] : undefined;
  return saidEarlier(place, record) === answer ? said.earlier : undefined;
}

/** What the last application said of the applicant. */
function saidEarlier({ field, section }: Place, { principal }: DeclarationRecord): string | undefined {
  const { answers = {} } = principal.earlier ?? {};
  const free = isOwn(field.key) && !section.repeat && !field.prefill && !field.choices;
  return free && Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
}

/** The value of a source, empty when it is not known. */
export function givenBy(source: Prefill, record: DeclarationRecord): string {
  return sources[source].value(record);
}

/** What a field holds before anybody touched it; undefined for nothing. Of rows, the first alone may be about the person who declares. */
export function proposalOf(place: Place, record: DeclarationRecord, row = 0): string | undefined {
  const { field } = place;
  const source: Source | undefined = row === 0 ? field.prefill && sources[field.prefill] : undefined;
  return source?.value(record) || saidEarlier(place, record) || field.default;
}
