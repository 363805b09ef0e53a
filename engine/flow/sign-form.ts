// What somebody has given at the sign step before it is sent: the way, the consent, the drawing or the name, and what is missing.

import type { SignWish } from "../declaration/record.ts";
import { normaliseName } from "../person/name.ts";

export type SignWay = "seal" | "hand";

/** What can be missing: a drawing, the very name of the person, or the consent to the statement. */
export type SignLack = "drawing" | "name" | "consent";

export interface SignForm {
  way: SignWay;
  agreed: boolean;
  /** The name as it is typed. */
  typed: string;
  /** Shown at their places until something is changed there. */
  lacks: readonly SignLack[];
  /** Id of the signature that is being replaced; another one ends that. */
  replacing: string | undefined;
}

/** A company signs with its seal unless it chooses the hand of whoever acts for it. */
export const emptySignForm = (ofCompany: boolean): SignForm => ({
  way: ofCompany ? "seal" : "hand",
  agreed: false,
  typed: "",
  lacks: [],
  replacing: undefined,
});

export type SignChange =
  | { type: "WAY"; way: SignWay }
  | { type: "AGREE"; agreed: boolean }
  | { type: "NAME"; typed: string }
  /** A stroke was drawn. */
  | { type: "STROKE" }
  | { type: "REPLACE"; signatureId: string };

export function changedSignForm(form: SignForm, change: SignChange): SignForm {
  switch (change.type) {
    case "WAY":
      return { ...form, way: change.way };
    case "AGREE":
      return { ...form, agreed: change.agreed, lacks: form.lacks.filter((lack) => lack !== "consent") };
    case "NAME":
      return { ...form, typed: change.typed, lacks: form.lacks.filter((lack) => lack === "consent") };
    case "STROKE":
      return { ...form, lacks: form.lacks.filter((lack) => lack === "consent") };
    case "REPLACE":
      return { ...form, replacing: change.signatureId };
  }
}

export interface GivenByHand {
  realName: string;
  /** The picture on the pad, a PNG in Base64; null while nothing is drawn. */
  drawn: string | null;
  /** The button of the typed name was pressed, so that a drawing does not count. */
  onlyTyped: boolean;
}

export interface SignAttempt {
  form: SignForm;
  /** What is sent; absent while something is missing. */
  wish?: SignWish;
  /** Where the person goes on. */
  focus?: SignLack;
}

/** Somebody presses to sign by hand: a drawing counts before the typed name, and both need the consent. */
export function signByHand(form: SignForm, { realName, drawn, onlyTyped }: GivenByHand): SignAttempt {
  const name = normaliseName(form.typed);
  if (drawn !== null && !onlyTyped) return withConsent(form, { kind: "drawn", image: drawn });
  if (name === normaliseName(realName)) return withConsent(form, { kind: "typed", name });
  const focus = name === "" && !onlyTyped ? "drawing" : "name";
  return { form: { ...form, lacks: form.agreed ? [focus] : [focus, "consent"] }, focus };
}

/** Somebody presses to sign with the company's seal. */
export const signBySeal = (form: SignForm): SignAttempt => withConsent(form, { kind: "seal" });

function withConsent(form: SignForm, wish: SignWish): SignAttempt {
  if (form.agreed) return { form: { ...form, lacks: [] }, wish };
  return { form: { ...form, lacks: ["consent"] }, focus: "consent" };
}
