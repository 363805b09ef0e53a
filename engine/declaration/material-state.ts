// Says which materials still need something from the person and which are ready.
import type { AskedMaterial } from "./asked/asked-materials.ts";
import type { MaterialAnswer } from "./record.ts";

/** A file that is being uploaded. */
export interface FileOnItsWay {
  id: string;
  material: string;
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1. */
  progress: number;
  state: "preparing" | "sending" | "failed";
  /** Why it failed, in Chinese. */
  message: string | null;
}

export interface MaterialState {
  asked: AskedMaterial;
  answer: MaterialAnswer;
  onItsWay: FileOnItsWay[];
  /** True when the person has nothing more to do for it. */
  ready: boolean;
}

const nothing: MaterialAnswer = { files: [] };

/** The form or shared data supplies it, so nobody uploads it. */
export function comesByItself({ material }: AskedMaterial): boolean {
  return material.from === "form" || material.from === "shared-data";
}

/** How many of its parts are still missing: a licence is one, each file is one. */
export function partsLeft({ parts = [] }: AskedMaterial, answer: MaterialAnswer | undefined): number {
  const given = (answer?.licence ? 1 : 0) + (answer?.files.length ?? 0);
  return Math.max(0, Math.max(1, parts.length) - given);
}

export function isGiven(asked: AskedMaterial, answer: MaterialAnswer | undefined): boolean {
  return comesByItself(asked) || partsLeft(asked, answer) === 0;
}

export function materialStates(
  asked: readonly AskedMaterial[],
  answers: Record<string, MaterialAnswer>,
  onItsWay: readonly FileOnItsWay[],
): MaterialState[] {
  return asked.map((each) => {
    const answer = answers[each.key] ?? nothing;
    const files = onItsWay.filter(({ material }) => material === each.key);
    return { asked: each, answer, onItsWay: files, ready: isGiven(each, answer) && files.length === 0 };
  });
}

/** What the headings of the page count: an optional material counts only once it is given. */
export function countMaterials(states: readonly MaterialState[]): {
  all: number;
  ready: number;
  left: number;
} {
  const ready = states.filter((state) => state.ready).length;
  const left = states.filter(
    (state) => !state.ready && (state.asked.required || state.onItsWay.length > 0),
  ).length;
  return { all: ready + left, ready, left };
}

/** The required e-licences that one consent fetches: those that nobody has asked for yet. */
export function licencesToFetch(
  states: readonly MaterialState[],
  licences: Readonly<Record<string, unknown>>,
): MaterialState[] {
  return states.filter(
    (state) => state.asked.required && canBeFetched(state) && !Object.hasOwn(licences, state.asked.key),
  );
}

/** An e-licence that is not there yet, nor anything in its place. */
export function canBeFetched({
  asked: { material, parts },
  answer,
  onItsWay,
  ready,
}: MaterialState): boolean {
  if (material.from !== "e-licence" || answer.licence) return false;
  return parts ? !ready : answer.files.length === 0 && onItsWay.length === 0;
}
