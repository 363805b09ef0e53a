// The legal person's login on a simulated clock: when it polls, when it rests, what ends it, and when a new code is fetched.

import { describe, expect, it } from "vitest";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import { confirmedShown, qrTimer } from "../../../../engine/portal/handling/qr-check.ts";
import { legalPoll, renewals } from "../../../../engine/portal/legal-login.ts";
import { codeNamed, dialog, user, validSeconds } from "./legal-dialog.ts";
import { settled } from "./qr-dialog.ts";

const waits = { status: "0", authCode: null } as const;
const confirms = { status: "1", authCode: "auth-1" } as const;
const ended = (state: string, said?: string) =>
  new GatewayFailure({
    kind: "refused",
    call: "getQrCodeState",
    status: 410,
    data: { state },
    ...(said && { said }),
  });
const lost = new GatewayFailure({ kind: "network", call: "getQrCodeState" });

describe("[9] polling", () => {
  it("[4.6, 4.7, 9.3] asks 3000 ms after the QR code is there, and 3000 ms after each '0'", async () => {
    const { clock, polls, view } = await dialog();
    expect(view()).toMatchObject({ status: "waiting", image: "PNG1", text: "https://phone.test/code-1" });
    clock.increment(legalPoll - 1);
    expect(polls).toHaveLength(0);
    clock.increment(1);
    expect(polls.map(({ of }) => of)).toEqual(["code-1"]);
    await polls[0]?.answer(waits);
    expect(view().status).toBe("waiting");
    clock.increment(legalPoll - 1);
    expect(polls).toHaveLength(1);
    clock.increment(1);
    expect(polls).toHaveLength(2);
  });

  it("[4] has one poll in flight, however long its answer takes", async () => {
    const { polls, pass } = await dialog();
    await pass(60_000);
    expect(polls).toHaveLength(1);
  });

  it("[4.9, 8.22] a poll error is retried after 3 s; what it was refused for is told in the popup, and not in the dialog", async () => {
    const { clock, polls, told, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.fail(lost);
    expect([view(), told]).toMatchObject([{ status: "waiting", said: "" }, []]);
    clock.increment(legalPoll - 1);
    expect(polls).toHaveLength(1);
    clock.increment(1);
    expect(polls).toHaveLength(2);
    await polls[1]?.fail(new GatewayFailure({ kind: "server", call: "getQrCodeState", status: 502 }));
    expect([view(), told]).toMatchObject([{ status: "waiting", said: "" }, ["网络繁忙，请稍后再试"]]);
    clock.increment(legalPoll);
    expect(polls).toHaveLength(3);
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
    const { clock, polls, see, pass } = await dialog();
    clock.increment(legalPoll);
    see(false);
    see(true);
    expect(polls).toHaveLength(1);
    see(false);
    await polls[0]?.answer(waits);
    await pass(60_000);
    expect(polls).toHaveLength(1);
  });

  it("[4.11] closed, it asks nothing more, fetches no code and tells nobody; its tip is cleared", async () => {
    const { actor, clock, polls, page, pass, view } = await dialog();
    clock.increment(legalPoll);
    actor.send({ type: "CLOSE" });
    await polls[0]?.answer(confirms);
    await pass(300_000);
    expect([polls.length, page.codes, page.done]).toEqual([1, 1, []]);
    expect(view().status).toBe("opening");
    expect(actor.getSnapshot().status).toBe("done");
  });
});

describe("[4] state '1'", () => {
  it("[4.8] shows 已确认, stops polling, exchanges the auth code, and tells who is logged in", async () => {
    const { clock, polls, logins, page, pass, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.answer(confirms);
    expect(view().status).toBe("confirmed");
    expect(logins.map(({ of }) => of)).toEqual(["auth-1"]);
    await pass(10_000);
    expect([polls.length, logins.length]).toEqual([1, 1]);
    await logins[0]?.answer({ token: "T", user });
    expect(page.done).toEqual([]);
    clock.increment(confirmedShown);
    expect(page.done).toEqual([{ token: "T", user }]);
    await pass(300_000);
    expect([polls.length, page.codes, page.done.length]).toEqual([1, 1, 1]);
  });

  it("[4] after an auth code that is refused, which the popup tells, a new code comes on demand", async () => {
    const { actor, clock, polls, logins, page, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.answer(confirms);
    await logins[0]?.fail(
      new GatewayFailure({
        kind: "session",
        call: "eBusinessLicenseLogin",
        said: "登录凭证已失效，请重新登录",
      }),
    );
    expect(view()).toMatchObject({ status: "failed", said: "" });
    actor.send({ type: "RETRY" });
    await settled();
    expect(view()).toMatchObject({ status: "waiting", image: "PNG2", said: "" });
    expect(page.done).toEqual([]);
  });

  it("[4] closed while the login is under way, the person is logged in all the same", async () => {
    const { actor, clock, polls, logins, page } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.answer(confirms);
    actor.send({ type: "CLOSE" });
    await logins[0]?.answer({ token: "T", user });
    clock.increment(confirmedShown);
    expect(page.done).toHaveLength(1);
  });

  it("[4] closed while a login is under way that then fails, nothing is left of it", async () => {
    const { actor, clock, polls, logins, page } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.answer(confirms);
    actor.send({ type: "CLOSE" });
    await logins[0]?.fail(lost);
    expect([actor.getSnapshot().status, page.done]).toEqual(["done", []]);
  });
});

describe("[4] what else comes of a code", () => {
  it.each(["refused", "failed"])("[4] %s ends the polling; another try gets another code", async (state) => {
    const { actor, clock, polls, pass, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.fail(ended(state, "电子营业执照核验未通过"));
    expect(view()).toMatchObject({ status: state, said: "电子营业执照核验未通过" });
    await pass(300_000);
    expect(polls).toHaveLength(1);
    actor.send({ type: "RETRY" });
    await settled();
    expect(view()).toMatchObject({ status: "waiting", image: "PNG2", renewed: 0 });
    clock.increment(legalPoll);
    expect(polls[1]?.of).toBe("code-2");
  });

  it("[8] a code that does not come, which the popup tells, is fetched again on demand", async () => {
    const { actor, page, polls, pass, view } = await dialog({ dead: true });
    expect(view()).toMatchObject({ status: "unreachable", image: "", said: "" });
    await pass(60_000);
    expect([polls.length, page.codes]).toEqual([0, 1]);
    page.dead = false;
    actor.send({ type: "RETRY" });
    await settled();
    expect(view()).toMatchObject({ status: "waiting", said: "" });
  });

  it("[8] without a session there is nobody to ask for", async () => {
    const { clock, polls, pass, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.fail(new GatewayFailure({ kind: "session", call: "sign", status: 401 }));
    await pass(60_000);
    expect([view().status, polls.length]).toEqual(["unreachable", 1]);
  });
});

describe("[4] the timer", () => {
  it("[4.10, 9.4] counts down every 2000 ms, and a new code is fetched when the old one expires", async () => {
    const { clock, page, pass, view } = await dialog();
    expect(view().secondsLeft).toBe(validSeconds);
    clock.increment(qrTimer - 1);
    expect(view().secondsLeft).toBe(validSeconds);
    clock.increment(1);
    expect(view().secondsLeft).toBe(validSeconds - 2);
    await pass(validSeconds * 1000 - qrTimer - 500);
    expect([page.codes, view().image]).toEqual([1, "PNG1"]);
    await pass(500);
    expect(page.codes).toBe(2);
    expect(view()).toMatchObject({
      status: "waiting",
      image: "PNG2",
      secondsLeft: validSeconds,
      renewed: 1,
    });
  });

  it("[4.10, 9.4] asks every 2000 ms which code is good: the same one stays as it is, another one is shown", async () => {
    const { clock, refreshes, pass, polls, page, view } = await dialog();
    clock.increment(qrTimer - 1);
    expect(refreshes).toHaveLength(0);
    clock.increment(1);
    expect(refreshes).toHaveLength(1);
    await refreshes[0]?.answer({ ...codeNamed("code-1"), validSeconds: validSeconds - 2 });
    expect(view()).toMatchObject({ image: "PNG1", secondsLeft: validSeconds - 2, renewed: 0 });
    await pass(qrTimer);
    await refreshes[1]?.answer(codeNamed("code-9"));
    expect(view()).toMatchObject({
      text: "https://phone.test/code-9",
      secondsLeft: validSeconds,
      renewed: 1,
    });
    await polls[0]?.answer(waits);
    clock.increment(legalPoll);
    expect(polls.map(({ of }) => of)).toEqual(["code-1", "code-9"]);
    expect(page.codes).toBe(1);
  });

  it("[4.10] has one such question in flight; one that fails says nothing, and the code that was scanned stays", async () => {
    const { clock, refreshes, pass, polls, view } = await dialog();
    await pass(20_000);
    expect(refreshes).toHaveLength(1);
    await refreshes[0]?.fail(lost);
    expect(view()).toMatchObject({ status: "waiting", image: "PNG1", said: "" });
    clock.increment(qrTimer);
    await polls[0]?.answer(confirms);
    await refreshes[1]?.answer(codeNamed("code-9"));
    expect(view()).toMatchObject({ status: "confirmed", image: "PNG1" });
  });

  it("[4.10] asks for no code while the page is hidden, nor after some were replaced in a forgotten dialog", async () => {
    const { refreshes, pass, see } = await dialog();
    see(false);
    await pass(20_000);
    expect(refreshes).toHaveLength(0);
    see(true);
    for (let at = 0; at < renewals; at += 1) {
      await pass(qrTimer);
      await refreshes[at]?.answer(codeNamed(`next-${at}`));
    }
    await pass(20_000);
    expect(refreshes).toHaveLength(renewals);
  });

  it("[4] the new code is polled, the old one no more", async () => {
    const { clock, polls, pass } = await dialog();
    clock.increment(legalPoll);
    await pass(validSeconds * 1000);
    await polls[0]?.answer(confirms);
    clock.increment(legalPoll);
    expect(polls.map(({ of }) => of)).toEqual(["code-1", "code-2"]);
  });

  it.each([
    ["that the phone made worthless", ended("expired")],
    [
      "of a session that is over",
      new GatewayFailure({ kind: "refused", call: "getQrCodeState", status: 404 }),
    ],
  ])("[4] for a code %s another one is fetched at once", async (_, failure) => {
    const { clock, polls, page, view } = await dialog();
    clock.increment(legalPoll);
    await polls[0]?.fail(failure);
    expect([page.codes, view().image, view().renewed]).toEqual([2, "PNG2", 1]);
  });

  it("[4] in a hidden page no code is fetched until it is seen", async () => {
    const { page, pass, see, view } = await dialog();
    see(false);
    await pass(validSeconds * 1000 * 3);
    expect([page.codes, view().status]).toEqual([1, "expired"]);
    see(true);
    await settled();
    expect([page.codes, view().status]).toEqual([2, "waiting"]);
  });

  it("[4] a dialog that was forgotten rests after some codes, until somebody asks for one", async () => {
    const { actor, page, pass, view } = await dialog();
    await pass(validSeconds * 1000 * (renewals + 3));
    expect([page.codes, view().status, view().renewed]).toEqual([renewals + 1, "expired", renewals]);
    actor.send({ type: "RETRY" });
    await settled();
    expect([page.codes, view().status, view().renewed]).toEqual([renewals + 2, "waiting", 0]);
  });
});
