// A wish goes in; a legal person's login on a simulated clock comes out, with its calls in the test's hands.

import { SimulatedClock } from "xstate";
import { GatewayFailure } from "../../../engine/gateway-client/gateway-failure.ts";
import { createLegalLogin, type LegalLoggedIn } from "../../../engine/portal/legal-login.ts";
import { legalLoginView } from "../../../engine/portal/legal-login-view.ts";
import { people } from "../../people/people.ts";

export const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
};

interface Waiting<T> {
  of: string;
  answer(result: T): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Calls that are answered when the test says so. */
function asked<T>() {
  const calls: Waiting<T>[] = [];
  const ask = (of: string) =>
    new Promise<T>((resolve, reject) => {
      const end = (work: () => void) => {
        work();
        return settled();
      };
      calls.push({
        of,
        answer: (result) => end(() => resolve(result)),
        fail: (error) => end(() => reject(error)),
      });
    });
  return { calls, ask };
}

export const validSeconds = 121;
export const user = people["legal-person"];

export async function dialog({ hidden = false, dead = false }: { hidden?: boolean; dead?: boolean } = {}) {
  const clock = new SimulatedClock();
  const polls = asked<{ status: "0" | "1"; authCode: string | null }>();
  const logins = asked<LegalLoggedIn>();
  const page = { hidden, listener: (): void => undefined, codes: 0, done: [] as LegalLoggedIn[], dead };
  const actor = createLegalLogin(
    {
      begin: async () => {
        page.codes += 1;
        if (page.dead)
          throw new GatewayFailure({ kind: "refused", call: "getEblCode", said: "该功能暂未开通" });
        const qrUid = `code-${page.codes}`;
        return {
          qrCodeImageBase64: `PNG${page.codes}`,
          qrUid,
          qrText: `https://phone.test/${qrUid}`,
          validSeconds,
        };
      },
      state: polls.ask,
      logIn: logins.ask,
      visibility: {
        hidden: () => page.hidden,
        subscribe: (listener) => {
          page.listener = listener;
          return () => {
            page.listener = () => undefined;
          };
        },
      },
      done: (loggedIn) => page.done.push(loggedIn),
    },
    clock,
  );
  actor.start();
  await settled();
  const see = (now: boolean) => {
    page.hidden = !now;
    page.listener();
  };
  /** Lets every step of that time happen. */
  const pass = async (milliseconds: number) => {
    for (let gone = 0; gone < milliseconds; gone += 500) {
      clock.increment(Math.min(500, milliseconds - gone));
      await settled();
    }
  };
  const view = () => legalLoginView(actor.getSnapshot());
  return { actor, clock, polls: polls.calls, logins: logins.calls, page, see, pass, view };
}
