// The phone's page on a simulated clock: what its link opens, what is sent, and every way in which it ends.

import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { PhoneSigning } from "../../../../engine/contract/types.gen.ts";
import { createHandwriting, handwritingView } from "../../../../engine/portal/signing/on-phone.ts";
import { asked, settled } from "../handling/qr-dialog.ts";

const wanted: PhoneSigning["wanted"] = {
  nameText: "王*明",
  companyName: null,
  oneThingName: "新居入住一件事",
  matters: 2,
  statement: "本人承诺",
  validSeconds: 300,
};
const refused = (state: string, status = 410) =>
  new GatewayFailure({ kind: "refused", call: "signPhoneWrite", status, said: state, data: { state } });

async function phone(first: PhoneSigning | Error = { state: "waiting", wanted }) {
  const clock = new SimulatedClock();
  const opens = asked<PhoneSigning>();
  const writes = asked<unknown>();
  const sent: string[] = [];
  const actor = createHandwriting(
    {
      open: () => opens.ask("open"),
      write: (image, statement) => {
        sent.push(`${image} ${statement}`);
        return writes.ask(image);
      },
    },
    clock,
  );
  actor.start();
  if (first instanceof Error) await opens.calls[0]?.fail(first);
  else await opens.calls[0]?.answer(first);
  const sign = async () => {
    actor.send({ type: "SIGN", image: "picture" });
    await settled();
  };
  const view = () => handwritingView(actor.getSnapshot());
  return { actor, clock, opens: opens.calls, writes: writes.calls, sent, sign, view };
}

it("[2] shows what is signed, sends what was written with the statement, and says that it is signed", async () => {
  const { sign, sent, writes, view } = await phone();
  expect(view()).toEqual({ status: "writing", wanted, end: null, failure: null });
  await sign();
  expect([view().status, sent]).toEqual(["sending", ["picture 本人承诺"]]);
  await sign();
  expect(sent).toHaveLength(1);
  await writes[0]?.answer(true);
  expect(view().status).toBe("signed");
});

it.each(["signed", "expired", "changed", "unknown"] as const)(
  "[2] a link that is %s opens nothing",
  async (state) => {
    const { view, sign, sent } = await phone({ state, wanted: null });
    expect(view()).toEqual({ status: "ended", wanted: null, end: state, failure: null });
    await sign();
    expect(sent).toEqual([]);
  },
);

it.each(["signed", "expired", "changed"] as const)(
  "[2] a link that is %s by the time of the sending ends with that",
  async (state) => {
    const { sign, writes, view } = await phone();
    await sign();
    await writes[0]?.fail(refused(state));
    expect(view()).toMatchObject({ status: "ended", end: state });
  },
);

it("[2] after its five minutes the link has ended, whatever was written", async () => {
  const { clock, view } = await phone();
  clock.increment(300_000 - 1);
  expect(view().status).toBe("writing");
  clock.increment(1);
  expect(view()).toMatchObject({ status: "ended", end: "expired" });
});

it("[8] without network it says why, and the same picture can be sent again", async () => {
  const { sign, sent, writes, view } = await phone();
  const lost = () => new GatewayFailure({ kind: "network", call: "signPhoneWrite" });
  await sign();
  await writes[0]?.fail(lost());
  expect(view()).toMatchObject({ status: "writing", failure: "网络繁忙，请稍后再试" });
  await sign();
  expect(view().failure).toBeNull();
  await writes[1]?.answer(true);
  expect(view().status).toBe("signed");
  expect(sent[1]).toBe(sent[0]);
});

it("[8] a picture that is refused leaves the link open", async () => {
  const { sign, sent, writes, view } = await phone();
  await sign();
  const said = "签名图片无法识别，请重新签名";
  await writes[0]?.fail(new GatewayFailure({ kind: "refused", call: "signPhoneWrite", status: 400, said }));
  expect([sent.length, view()]).toMatchObject([1, { status: "writing", failure: said }]);
});

it("[8] a link that cannot be asked about is asked about again on demand", async () => {
  const { actor, opens, view } = await phone(new GatewayFailure({ kind: "network", call: "signPhoneOpen" }));
  expect(view().status).toBe("unreachable");
  actor.send({ type: "RETRY" });
  await settled();
  await opens[1]?.answer({ state: "waiting", wanted });
  expect(view().status).toBe("writing");
});
