// Keeps a phone's answer to a code until the code expires.

import type { Dependencies } from "../../dependencies.ts";

export type PhoneParts = Pick<Dependencies, "database" | "clock">;
export type Answer = "confirmed" | "refused" | "failed" | "expired";
export const isAnswer = (text: string): text is Answer =>
  ["confirmed", "refused", "failed", "expired"].includes(text);

/** Milliseconds in which a code may be scanned. */
const codeLife = 5 * 60_000;

/** Lets a new code wait for its answer; returns when it ends, in epoch milliseconds. */
export async function awaitAnswer({ database, clock }: PhoneParts, id: string): Promise<number> {
  const expiresAt = clock.now() + codeLife;
  await database
    .insertInto("phoneAnswers")
    .values({ id, answer: "waiting", expiresAt, personId: null })
    .execute();
  return expiresAt;
}

/** The phone's answer to a code so far. */
export const answerOf = ({ database }: PhoneParts, id: string) =>
  database.selectFrom("phoneAnswers").selectAll().where("id", "=", id).executeTakeFirst();

/** A code's state; `personId`: who confirmed it, if a person had to be chosen. */
export async function stateOf(
  parts: PhoneParts,
  id: string,
): Promise<{ state: Answer | "waiting"; personId: string | null }> {
  const row = await answerOf(parts, id);
  if (row && isAnswer(row.answer)) return { state: row.answer, personId: row.personId };
  return { state: row && row.expiresAt > parts.clock.now() ? "waiting" : "expired", personId: null };
}

/** Only the first answer counts, and none after the code has expired. */
export async function keepAnswer(
  { database, clock }: PhoneParts,
  id: string,
  answer: Answer,
  personId: string | null,
): Promise<void> {
  await database
    .updateTable("phoneAnswers")
    .set({ answer, personId })
    .where("id", "=", id)
    .where("answer", "=", "waiting")
    .where("expiresAt", ">", clock.now())
    .execute();
}
