// A department's system in this process: takes signed messages over HTTP, and sends signed events.

import type { IncomingMessage } from "node:http";
import { bodyHashOf, isSignedBy, signatureHeader, timeHeader } from "../../../gateway/base/signed-message.ts";
import { deliver } from "../../../gateway/office/deliver.ts";
import { departmentSecret, type Message } from "./department-messages.ts";
import type { UnderTest } from "./gateway-under-test.ts";
import { endWithTest, listening } from "./login-platforms.ts";

export interface DepartmentSystem {
  url: string;
  secret: string;
  /** What it was sent, in order, with repetitions; only what was signed for it. */
  got: Message[];
  /** What it answers, one after the other; 200 when there is nothing left. */
  answers: (number | "nothing")[];
  /** Runs before each answer. */
  before?: () => Promise<void>;
  /** Resolves with the next message. */
  next(): Promise<Message>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

export async function departmentSystem(now: () => number): Promise<DepartmentSystem> {
  const waiting: ((message: Message) => void)[] = [];
  const next = () => new Promise<Message>((done) => waiting.push(done));
  const system: DepartmentSystem = { url: "", secret: departmentSecret, got: [], answers: [], next };
  const { url } = endWithTest(
    await listening(async (request, response) => {
      const body = await bodyOf(request);
      const header = (name: string) => String(request.headers[name] ?? "");
      const signed = {
        time: header(timeHeader),
        signature: header(signatureHeader),
        bodyHash: bodyHashOf(body),
      };
      const { method = "", url: path = "" } = request;
      if (!isSignedBy(departmentSecret, { ...signed, method, path }, now())) {
        response.writeHead(401).end();
        return;
      }
      const message = JSON.parse(body) as Message;
      if (header("idempotency-key") === message.id) system.got.push(message);
      await system.before?.();
      const answer = system.answers.shift() ?? 200;
      if (answer !== "nothing") response.writeHead(answer).end();
      for (const done of waiting.splice(0)) done(message);
    }),
  );
  system.url = `${url}/portal/messages?from=portal`;
  return system;
}

/** One round of the worker. `timeoutMs`: milliseconds until an answer counts as none, by default as long as in a deployment. */
export const round = ({ parts }: Pick<UnderTest, "parts">, timeoutMs?: number): Promise<number> =>
  deliver({ ...parts, fetch, timeoutMs });
