// Lets a department's system in: by its name, and its signature over time, method, path and body.

import type { MiddlewareHandler } from "hono";
import type { Call, GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { clockTolerance, isSignedBy, signatureHeader, timeHeader } from "../base/signed-message.ts";
import { words } from "../base/texts.ts";
import { departmentHeader } from "../office/deliver.ts";
import type { ConnectedDepartment } from "../office/departments.ts";
import { bodyLimit } from "./checks/body-limit.ts";
import type { GatewayParts } from "./gateway-parts.ts";

type Parts = Pick<GatewayParts, "clock" | "count" | "departments">;

/** Which of the connected systems the call says to be. Throws a Refusal (401) also for a signature that can no longer hold. */
export function departmentOfCall(call: Call, { clock, departments = {} }: Parts): ConnectedDepartment {
  const key = named(call.req.header(departmentHeader) ?? "");
  const settings = Object.hasOwn(departments, key) ? departments[key] : undefined;
  const age = Math.abs(Number(call.req.header(timeHeader)) - clock.now() / 1000);
  if (!settings || !(age <= clockTolerance)) throw new Refusal(401, words.unsigned);
  return { key, ...settings };
}

function named(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return "";
  }
}

/** Reads at most that many bytes, and of nobody who names no department. Throws a Refusal: 401, 413. */
export function knownDepartment(parts: Parts, most: number): MiddlewareHandler<GatewayEnv> {
  const read = bodyLimit(most);
  return async function knownDepartment(call, next) {
    const { secret } = departmentOfCall(call, parts);
    await read(call, async () => {
      const { pathname, search } = new URL(call.req.url);
      const time = call.req.header(timeHeader) ?? null;
      const signature = call.req.header(signatureHeader) ?? null;
      const message = { method: call.req.method, path: `${pathname}${search}`, body: call.get("raw") };
      if (!isSignedBy(secret, { ...message, time, signature }, parts.clock.now())) {
        parts.count?.("refusedSignature");
        throw new Refusal(401, words.unsigned);
      }
      await next();
    });
  };
}
