// Lets a department's system in: by its name, and its signature over time, method, path and the body's hash.

import type { Call } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import {
  bodyHashHeader,
  bodyHashOf,
  clockTolerance,
  emptyHash,
  isSignedBy,
  signatureHeader,
  timeHeader,
} from "../base/signed-message.ts";
import { words } from "../base/texts.ts";
import { departmentHeader } from "../office/deliver.ts";
import type { ConnectedDepartment } from "../office/departments.ts";
import { readBody, type TakesBody } from "./checks/body.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { createInFlight, rooms } from "./limits/in-flight.ts";
import type { Demand } from "./limits/rate-limits.ts";

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

/** Reads the body of nobody whose signature does not hold. Throws a Refusal: 401, 413, 429, 503. */
export function knownDepartment(parts: Parts, demand: Demand): TakesBody {
  const inFlight = createInFlight(rooms.departments);
  const bodyOf = readBody(parts.clock, (call) => inFlight(departmentOfCall(call, parts).key));
  return (most) => {
    const read = bodyOf(most);
    return async function knownDepartment(call, next) {
      demand(call, "department");
      const { secret } = departmentOfCall(call, parts);
      const { pathname, search } = new URL(call.req.url);
      const bodyHash = call.req.header(bodyHashHeader) ?? emptyHash;
      const message = {
        time: call.req.header(timeHeader) ?? null,
        signature: call.req.header(signatureHeader) ?? null,
        method: call.req.method,
        path: `${pathname}${search}`,
        bodyHash,
      };
      const refuse = () => {
        parts.count?.("refusedSignature");
        throw new Refusal(401, words.unsigned);
      };
      if (!isSignedBy(secret, message, parts.clock.now())) refuse();
      await read(call, async () => {
        if (bodyHashOf(call.get("raw")) !== bodyHash) refuse();
        await next();
      });
    };
  };
}
