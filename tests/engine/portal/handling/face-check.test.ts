// The real-name dialog's machine on a simulated clock: when it polls, when it rests, and what ends it.

import { describe, expect, it } from "vitest";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import { createFaceCheck, facePoll } from "../../../../engine/portal/handling/face-check.ts";
import { confirmedShown } from "../../../../engine/portal/handling/qr-check.ts";
import { asked, opened, settled } from "./qr-dialog.ts";

async function dialog({ hidden = false, begin }: { hidden?: boolean; begin?: () => Promise<never> } = {}) {
  const polls = asked<boolean>();
  const page = { begun: 0, confirmed: 0 };
  const begun = async () => {
    page.begun += 1;
    return begin ? begin() : { randomId: `check-${page.begun}`, qrText: `https://phone.test/${page.begun}` };
  };
  const confirmed = () => {
    page.confirmed += 1;
  };
  const on = await opened(
    (clock, on) => createFaceCheck({ begin: begun, result: polls.ask, ...on, confirmed }, clock),
    hidden,
  );
  return { ...on, polls: polls.calls, page };
}

const ended = (state: string) =>
  new GatewayFailure({ kind: "refused", call: "pcGetFaceResult", status: 410, data: { state } });

describe("[9] polling", () => {
  it("[4.26, 9.2] asks 2000 ms after the QR code is there, and 2000 ms after each answer", async () => {
    const { clock, polls, view } = await dialog();
    expect(view()).toMatchObject({ status: "waiting", text: "https://phone.test/1" });
    clock.increment(facePoll - 1);
    expect(polls).toHaveLength(0);
    clock.increment(1);
    expect(polls.map(({ of }) => of)).toEqual(["check-1"]);
    await polls[0]?.answer(false);
    clock.increment(facePoll - 1);
    expect(polls).toHaveLength(1);
    clock.increment(1);
    expect(polls).toHaveLength(2);
  });

  it("[4] has one poll in flight, however long its answer takes", async () => {
    const { clock, polls } = await dialog();
    clock.increment(60_000);
    expect(polls).toHaveLength(1);
  });

  it("[4] rests while the page is hidden and asks at once when it is seen again", async () => {
    const { clock, polls, see } = await dialog();
    see(false);
    clock.increment(60_000);
    expect(polls).toHaveLength(0);
    see(true);
    expect(polls).toHaveLength(1);
  });

  it("[4] hidden and seen again during a poll, there is still one in flight", async () => {
    const { clock, polls, see } = await dialog();
    clock.increment(facePoll);
    see(false);
    see(true);
    expect(polls).toHaveLength(1);
    see(false);
    await polls[0]?.answer(false);
    clock.increment(60_000);
    expect(polls).toHaveLength(1);
  });

  it("[4] opened in a hidden page it waits to be seen", async () => {
    const { clock, polls, see } = await dialog({ hidden: true });
    clock.increment(60_000);
    expect(polls).toHaveLength(0);
    see(true);
    expect(polls).toHaveLength(1);
  });

  it("[4] closed, it asks nothing more and nobody is told of a late answer", async () => {
    const { actor, clock, polls, page } = await dialog();
    clock.increment(facePoll);
    actor.stop();
    await polls[0]?.answer(true);
    clock.increment(60_000);
    expect([polls.length, page.confirmed]).toEqual([1, 0]);
  });

  it("[8] a poll that gets no answer is asked again after the same time", async () => {
    const { clock, polls, view } = await dialog();
    clock.increment(facePoll);
    await polls[0]?.fail(new GatewayFailure({ kind: "network", call: "pcGetFaceResult" }));
    expect(view().status).toBe("waiting");
    clock.increment(facePoll);
    expect(polls).toHaveLength(2);
  });

  it("[8.5] why polls are refused is told in the popup, each reason once until one is answered", async () => {
    const { clock, polls, told, view } = await dialog();
    const refused = (said: string, status = 500) =>
      new GatewayFailure({ kind: "server", call: "pcGetFaceResult", status, said });
    const next = async (error?: GatewayFailure) => {
      clock.increment(facePoll);
      const poll = polls.at(-1);
      await (error ? poll?.fail(error) : poll?.answer(false));
    };
    await next(refused("人脸核验服务维护中"));
    await next(refused("人脸核验服务维护中"));
    expect(told).toEqual(["人脸核验服务维护中"]);
    await next(refused("操作过于频繁", 429));
    await next();
    await next(refused("操作过于频繁", 429));
    expect(told).toEqual(["人脸核验服务维护中", "操作过于频繁", "操作过于频繁"]);
    expect(view()).toMatchObject({ status: "waiting", said: "" });
  });

  it("[8.7] what is no refusal is not told there: no answer at all, and a code that has ended", async () => {
    const { clock, polls, told } = await dialog();
    clock.increment(facePoll);
    await polls[0]?.fail(new GatewayFailure({ kind: "network", call: "pcGetFaceResult" }));
    clock.increment(facePoll);
    await polls[1]?.fail(ended("refused"));
    expect([polls.length, told]).toEqual([2, []]);
  });
});

describe("[4] what comes of it", () => {
  it("[4.27] true shows the success first, then tells it, once", async () => {
    const { clock, polls, page, view } = await dialog();
    clock.increment(facePoll);
    await polls[0]?.answer(true);
    expect([view().status, page.confirmed]).toEqual(["confirmed", 0]);
    clock.increment(confirmedShown);
    expect([view().status, page.confirmed]).toEqual(["confirmed", 1]);
    clock.increment(60_000);
    expect([polls.length, page.confirmed]).toEqual([1, 1]);
  });

  it.each(["refused", "failed", "expired"])(
    "[4] %s ends the polling; another try gets another QR code",
    async (state) => {
      const { actor, clock, polls, view } = await dialog();
      clock.increment(facePoll);
      await polls[0]?.fail(ended(state));
      expect(view().status).toBe(state);
      clock.increment(60_000);
      expect(polls).toHaveLength(1);
      actor.send({ type: "RETRY" });
      await settled();
      expect(view()).toMatchObject({ status: "waiting", text: "https://phone.test/2" });
      clock.increment(facePoll);
      expect(polls[1]?.of).toBe("check-2");
    },
  );

  it("[8] a QR code that does not come is told, and fetched again on demand", async () => {
    const { actor, page, polls, clock, view } = await dialog({
      begin: () => Promise.reject(new Error("gone")),
    });
    expect(view()).toMatchObject({ status: "unreachable", text: "" });
    clock.increment(60_000);
    expect(polls).toHaveLength(0);
    actor.send({ type: "RETRY" });
    await settled();
    expect(page.begun).toBe(2);
  });

  it("[8] with the session ended there is nobody to ask for", async () => {
    const { clock, polls, view } = await dialog();
    clock.increment(facePoll);
    await polls[0]?.fail(new GatewayFailure({ kind: "session", call: "pcGetFaceResult", status: 401 }));
    clock.increment(60_000);
    expect([view().status, polls.length]).toEqual(["unreachable", 1]);
  });
});
