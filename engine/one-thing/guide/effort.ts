// What a one-thing costs a person, told before they begin: about how many minutes, how many papers, how many days.

import { once } from "../../check/once.ts";
import type { Definition } from "../definition.ts";
import type { Field } from "../form.ts";
import { isElsewhere } from "./before-handling.ts";

export interface Effort {
  /** About how long filling in takes; 0 where that is done elsewhere. */
  minutes: number;
  materials: number;
  /** When it is done at the latest; 0 is the same day. */
  days: number;
  unit: "working-day" | "calendar-day";
}

/** Reckoned once for each definition, since every list tells it of each one-thing. */
export const effortOf = once((definition: Definition): Effort => {
  const { oneThing } = definition;
  const { materials, days, unit = "working-day" } = oneThing.guide.now;
  return { minutes: isElsewhere(oneThing) ? 0 : minutesToFill(definition), materials, days, unit };
});

/** Seconds, for reading and answering; whatever the portal fills in takes none. */
const takes = { start: 60, question: 8, typed: 15, chosen: 6, glance: 2, upload: 40, sign: 30, face: 60 };

/** What is asked under a condition only is counted half: who needs all of it is rare. */
const perhaps = 0.5;

/** In steps of five. An estimate: of the required fields all, of the others a glance, of conditional ones half. */
function minutesToFill({ oneThing, form }: Definition): number {
  const { asked, questions, materials, faceVerification } = oneThing;
  const shareOf = (section: string, field: string) => {
    const words = [asked[section]?.["*"], asked[section]?.[field]];
    return words.some((word) => word?.when !== undefined || word?.for !== undefined) ? perhaps : 1;
  };
  const fields = form.sections.flatMap(({ key, fields: all }) =>
    all.map((field) => shareOf(key, field.key) * secondsFor(field)),
  );
  const uploads = Object.values(materials)
    .filter(({ from, optional }) => from === "upload" && !optional)
    .map((material) => takes.upload * (material.when || material.for ? perhaps : 1));
  const seconds =
    takes.start +
    takes.question * Object.keys(questions).length +
    sum(fields) +
    sum(uploads) +
    (oneThing.sign ? takes.sign : 0) +
    (faceVerification ? takes.face : 0);
  return Math.ceil(seconds / 60 / 5) * 5;
}

function secondsFor({ prefill, copies, idCard, required, choices, format }: Field): number {
  if (prefill || copies || idCard) return 0;
  if (!required) return takes.glance;
  return choices || format === "township" ? takes.chosen : takes.typed;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
