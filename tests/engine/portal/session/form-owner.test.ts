// What is typed into the form of a running declaration: when it is on the device, in the record, and at the gateway.
import { describe, expect, it } from "vitest";
import { delays } from "../../../../engine/form-state/delays.ts";
import { createForm } from "../../../../engine/index.ts";
import { boxes } from "../../form-state/open-form.ts";
import { settled } from "../stage.ts";
import { declaring, edit, plate } from "./declaring.ts";

/** A declaration whose form is on a page without a browser: `type` puts a text into the box of the plate. */
async function typing() {
  const on = await declaring();
  const session = on.context().session ?? expect.unreachable();
  const { definition, checks, form: owner } = session;
  const today = "2026-11-21";
  const form = createForm({ definition, checks, today, newRowId: () => "n", owner });
  const leave = form.follow(owner);
  const asked = form.view().sections.find(({ section }) => section.key === "parking");
  if (!asked) return expect.unreachable();
  const { kind, state } = form.section(asked);
  if (kind !== "fields") return expect.unreachable();
  const { texts } = boxes(state);
  const type = (text: string) => {
    texts.plateNo = text;
    state.typed("plateNo", text);
  };
  const device = () => [...on.device.values()].flatMap((kept) => [...kept.values()]).map(({ text }) => text);
  const edits = () => on.gateway.calls.filter(({ name }) => name === edit).length;
  const pass = async (milliseconds: number) => {
    on.clock.increment(milliseconds);
    await settled();
  };
  return { on, session, state, leave, type, pass, device, edits, before: edits() };
}

describe("[8] nothing that is typed is lost", () => {
  it("[8] it is on the device within 40 ms, and in the record after 0.8 s without a key", async () => {
    const { on, type, pass, device } = await typing();
    type("苏A1");
    await pass(delays.hand);
    expect(device().join()).toContain("苏A1");
    type("苏A12345");
    await pass(delays.passOn - 1);
    expect(plate(on)).not.toBe("苏A12345");
    await pass(1);
    expect(plate(on)).toBe("苏A12345");
  });

  it("[8] at a pause it is saved at once", async () => {
    const { type, pass, edits, before } = await typing();
    type("苏A12345");
    await pass(delays.passOn);
    expect(edits()).toBe(before + 1);
  });

  it("[8] a text that is being composed is no pause", async () => {
    const { on, state, type, pass } = await typing();
    type("su");
    state.composing();
    await pass(10 * delays.passOn);
    expect(plate(on)).not.toBe("su");
    type("苏");
    await pass(delays.passOn);
    expect(plate(on)).toBe("苏");
  });

  it("[8] who goes on, leaves the form or closes the page takes it along", async () => {
    const ways = {
      on: ({ session }: Typing) => session.next(),
      away: ({ leave }: Typing) => leave(),
      closes: ({ on }: Typing) => on.portal.persist(),
      looksBack: ({ on }: Typing) => on.portal.wouldLose(),
    };
    for (const go of Object.values(ways)) {
      const typed = await typing();
      typed.type("苏A12345");
      go(typed);
      expect(plate(typed.on)).toBe("苏A12345");
    }
  });

  it("[8] in a declaration that has ended it stays on the device", async () => {
    const { session, leave, type, pass, device } = await typing();
    type("苏A1");
    await pass(delays.passOn);
    type("苏A12345");
    await pass(delays.hand);
    session.stop();
    leave();
    await pass(delays.passOn);
    expect(device().join()).toContain("苏A12345");
  });
});

type Typing = Awaited<ReturnType<typeof typing>>;
