// What every stand-in is handed.

import type { Context } from "hono";
import type { Kept } from "./kept.ts";
import { words } from "./texts.ts";

export interface Parts {
  kept: Kept;
  clock: { /** Epoch milliseconds. */ now(): number };
  /** Returns that many random bytes. */
  random(bytes: number): Uint8Array;
}

/** 32 hex digits. */
export const newId = ({ random }: Pick<Parts, "random">): string => Buffer.from(random(16)).toString("hex");

/** The fields of a form as it was sent. */
export async function formOf(call: Context): Promise<(name: string) => string> {
  const form = new URLSearchParams(await call.req.text());
  return (name) => form.get(name) ?? "";
}

export const refused = (call: Context, status: 400 | 404): Response =>
  call.json({ code: status, msg: words.notFound, data: null }, status);
