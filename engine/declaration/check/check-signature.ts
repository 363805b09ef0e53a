// Takes a survey; gives what is wrong with the signature: none, or one under something else.

import type { AnswerProblem } from "../../problem/problem.ts";
import type { Asked } from "../asked/asked-types.ts";
import type { Survey } from "../asked/survey.ts";
import { coversBy } from "../covers-of.ts";
import { problemWords } from "./sentences.ts";

/** A change of anything that was signed voids the signature. */
export function checkSignature(seen: Survey, asked: Asked): AnswerProblem[] {
  const { signature } = seen.record;
  if (signature?.covers === coversBy(seen, asked)) return [];
  const message = signature ? problemWords.staleSignature : problemWords.signature;
  return [{ severity: "error", rule: "signature", message, step: "sign" }];
}
