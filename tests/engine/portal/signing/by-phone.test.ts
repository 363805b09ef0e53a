// The computer's QR code on a simulated clock: when it asks for the signature, when it rests, and what ends it.

import { expect, it } from "vitest";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { Signature } from "../../../../engine/declaration/record.ts";
import { confirmedShown } from "../../../../engine/portal/handling/qr-check.ts";
import { createPhoneSigning, phonePoll } from "../../../../engine/portal/signing/by-phone.ts";
import { asked, opened, settled } from "../handling/qr-dialog.ts";

const signature: Signature = { signatureId: "s1", kind: "drawn", covers: "c" };

async function code({ hidden = false, begin }: { hidden?: boolean; begin?: () => Promise<never> } = {}) {
  const polls = asked<Signature | null>();
  const page = { begun: 0, signed: [] as Signature[] };
  const link = async () => {
    page.begun += 1;
    const id = `link-${page.begun}`;
    return begin ? begin() : { id, url: `https://portal.test/signature/write#${id}`, validSeconds: 300 };
  };
  const signed = (given: Signature) => void page.signed.push(given);
  const on = await opened(
    (clock, on) => createPhoneSigning({ begin: link, state: polls.ask, ...on, signed }, clock),
    hidden,
  );
  return { ...on, polls: polls.calls, page };
}

it("[2.14] asks every 1500 ms, one poll at a time, so that the signature is there within two seconds", async () => {
  const { clock, polls, view } = await code();
  expect(view()).toMatchObject({ status: "waiting", text: "https://portal.test/signature/write#link-1" });
  clock.increment(phonePoll - 1);
  expect(polls).toHaveLength(0);
  clock.increment(1);
  expect(polls.map(({ of }) => of)).toEqual(["link-1"]);
  clock.increment(60_000);
  expect(polls).toHaveLength(1);
  await polls[0]?.answer(null);
  clock.increment(phonePoll);
  expect(polls).toHaveLength(2);
  expect(phonePoll).toBeLessThan(2000);
});

it("[2.14] rests in a hidden tab and asks at once when it is seen again", async () => {
  const { clock, polls, see } = await code();
  see(false);
  clock.increment(60_000);
  expect(polls).toHaveLength(0);
  see(true);
  expect(polls).toHaveLength(1);
});

it("[2] the signature is shown as there first, then passed on, once", async () => {
  const { clock, polls, page, view } = await code();
  clock.increment(phonePoll);
  await polls[0]?.answer(signature);
  expect([view().status, page.signed]).toEqual(["confirmed", []]);
  clock.increment(confirmedShown);
  expect([view().status, page.signed]).toEqual(["confirmed", [signature]]);
  clock.increment(600_000);
  expect([polls.length, page.signed.length]).toEqual([1, 1]);
});

it("[2] after five minutes the code has ended; another one is fetched on demand only", async () => {
  const { actor, clock, page, pass, polls, view } = await code();
  clock.increment(phonePoll);
  await polls[0]?.answer(null);
  await pass(300_000);
  expect([view().status, page.begun]).toEqual(["expired", 1]);
  await pass(600_000);
  expect([polls.length, page.begun]).toEqual([2, 1]);
  actor.send({ type: "RETRY" });
  await settled();
  expect(view()).toMatchObject({ status: "waiting", text: "https://portal.test/signature/write#link-2" });
});

it("[2] a link that a newer one has ended is told as ended at the next poll", async () => {
  const { clock, polls, view } = await code();
  clock.increment(phonePoll);
  await polls[0]?.fail(
    new GatewayFailure({ kind: "refused", call: "signPhoneState", status: 410, data: { state: "expired" } }),
  );
  expect(view().status).toBe("expired");
});

it("[8] a poll that gets no answer is asked again, one that is refused is told; a code that does not come is told and fetched again on demand", async () => {
  const { clock, polls, told, view } = await code();
  clock.increment(phonePoll);
  await polls[0]?.fail(new GatewayFailure({ kind: "network", call: "signPhoneState" }));
  expect(view().status).toBe("waiting");
  clock.increment(phonePoll);
  expect(polls).toHaveLength(2);
  await polls[1]?.fail(
    new GatewayFailure({ kind: "server", call: "signPhoneState", status: 500, said: "签名服务异常" }),
  );
  expect([view().status, told]).toEqual(["waiting", ["签名服务异常"]]);

  const none = await code({ begin: () => Promise.reject(new Error("gone")) });
  expect(none.view().status).toBe("unreachable");
  none.actor.send({ type: "RETRY" });
  await settled();
  expect(none.page.begun).toBe(2);
});

it("[2] closed, it asks nothing more, and a late signature is passed on to nobody", async () => {
  const { actor, clock, polls, page } = await code();
  clock.increment(phonePoll);
  actor.stop();
  await polls[0]?.answer(signature);
  clock.increment(60_000);
  expect([polls.length, page.signed]).toEqual([1, []]);
});
