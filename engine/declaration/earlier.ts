// Reads from a submitted declaration what may be offered to the same person in the next one.

import type { EarlierAnswers, WireDeclaration } from "../contract/types.gen.ts";
import type { Definition } from "../one-thing/definition.ts";
import type { Field } from "../one-thing/form.ts";
import { isOwn } from "./formats/autocomplete.ts";

/** How many answers are offered for one field at most. */
const mostOffers = 3;

export const isAddress = ({ widget }: Pick<Field, "widget">): boolean => widget === "address";

/** The applicant's own texts by their keys, and every address. A choice may mean another thing in another form, so none is kept. */
export function earlierAnswers({ form }: Definition, { areaId, formData }: WireDeclaration): EarlierAnswers {
  const given = form.sections
    .filter(({ repeat }) => !repeat)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const text = Object.hasOwn(formData, field.key) && formData[field.key];
      return typeof text === "string" && text.trim() !== "" && !field.choices ? [{ field, text }] : [];
    });
  return {
    ...(areaId && { areaId }),
    answers: Object.fromEntries(
      given.filter(({ field }) => isOwn(field.key)).map(({ field, text }) => [field.key, text]),
    ),
    addresses: firstOffers(given.filter(({ field }) => isAddress(field)).map(({ text }) => text)),
  };
}

/** Several declarations, newest first: of two answers the newer one counts. */
export function newestAnswers(all: readonly EarlierAnswers[]): EarlierAnswers {
  const areaId = all.find((one) => one.areaId !== undefined)?.areaId;
  return {
    ...(areaId !== undefined && { areaId }),
    answers: Object.assign({}, ...all.map(({ answers }) => answers).toReversed()),
    addresses: firstOffers(all.flatMap(({ addresses }) => addresses)),
  };
}

/** The first few different ones of them. */
export const firstOffers = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, mostOffers);
