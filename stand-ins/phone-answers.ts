// Keeps a phone's answer to a code.

import type { Parts } from "./parts.ts";

export type Answer = "confirmed" | "refused" | "failed" | "expired";
export const isAnswer = (text: string): text is Answer =>
  ["confirmed", "refused", "failed", "expired"].includes(text);

/** Milliseconds in which a code may be scanned. */
const codeLife = 5 * 60_000;
/** Milliseconds for which its end is remembered. */
const keptAfter = 24 * 3_600_000;

interface Code {
  expiresAt: number;
}
interface Answered {
  answer: Answer;
  personId: string | null;
}

/** Lets a new code wait for its answer; returns when it ends, in epoch milliseconds. */
export async function awaitAnswer({ kept, clock }: Parts, id: string): Promise<number> {
  const expiresAt = clock.now() + codeLife;
  await kept.add(`code ${id}`, { expiresAt }, expiresAt + keptAfter);
  return expiresAt;
}

/** The phone's answer to a code so far; undefined where there is no such code. */
export async function answerOf({ kept }: Parts, id: string): Promise<(Code & Partial<Answered>) | undefined> {
  const code = await kept.look<Code>(`code ${id}`);
  return code && { ...code, ...(await kept.look<Answered>(`answer ${id}`)) };
}

/** A code's state; `personId`: who confirmed it, if a person had to be chosen. */
export async function stateOf(
  parts: Parts,
  id: string,
): Promise<{ state: Answer | "waiting"; personId: string | null }> {
  const { answer, personId = null, expiresAt = 0 } = (await answerOf(parts, id)) ?? {};
  if (answer) return { state: answer, personId };
  return { state: expiresAt > parts.clock.now() ? "waiting" : "expired", personId: null };
}

/** Only the first answer counts, and none after the code has expired. */
export async function keepAnswer(
  parts: Parts,
  id: string,
  answer: Answer,
  personId: string | null,
): Promise<void> {
  const code = await answerOf(parts, id);
  if (!code || code.expiresAt <= parts.clock.now()) return;
  await parts.kept.add(`answer ${id}`, { answer, personId }, code.expiresAt + keptAfter);
}
