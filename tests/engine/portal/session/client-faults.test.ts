// Every fault that a browser meets, at every step: what was chosen is kept, the person is told, and what was pressed can be done afterwards.

import { describe, expect, it } from "vitest";
import { type CallName, calls } from "../../../../engine/contract/calls.ts";
import type { StepView } from "../../../../engine/flow/step-path.ts";
import type { StepName } from "../../../../engine/one-thing/one-thing.ts";
import type { LoadedDefinition } from "../../../../engine/portal/ports.ts";
import { loadParking, type Stage, settled, stage, wang } from "../stage.ts";
import { shown, town } from "./declaring.ts";
import { signedFlow } from "./signed-flow.ts";

type On = ReturnType<typeof stage>;

const written: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const steps: StepView[] = ["select-items", "confirm-info", "one-form", "sign", "submit-materials", "review"];
const question = "parkKind";

/** One question, and nothing else that a step could ask for; signed only where signing is what is looked at. */
function flow(step: StepView): LoadedDefinition {
  const loaded = signedFlow(written);
  const { definition } = loaded;
  const { questions } = loadParking().definition.oneThing;
  const oneThing = { ...definition.oneThing, questions, sign: step === "sign" };
  return { ...loaded, definition: { ...definition, oneThing } };
}

const send = (
  on: On,
  event: Parameters<NonNullable<ReturnType<On["context"]>["session"]>["actor"]["send"]>[0],
) => on.context().session?.actor.send(event);
const pass = async (on: On, milliseconds: number) => {
  on.clock.increment(milliseconds);
  await settled();
};
const choose = (on: On, value: string) => send(on, { type: "CHOOSE", question, value });
const chosen = (on: On) => on.declaration()?.context.record.choices[question];
const saved = (value: string) => `{"id":"${question}","optionIds":["${value}"]}`;
const kept = (on: On) => JSON.stringify(on.gateway.drafts.get("d1")?.declaration ?? null);

/** At the step, with everything saved. */
async function at(step: StepView, given: Stage = {}): Promise<On> {
  const on = stage(given, flow(step));
  await settled();
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  choose(on, "1");
  while (shown(on) !== step) {
    const before = shown(on);
    send(on, { type: "NEXT" });
    await settled();
    if (shown(on) === before) throw new Error(`${step} is not reached from ${before}.`);
  }
  await pass(on, 1000);
  return on;
}

/** What leads away from the step. */
const press = async (on: On, step: StepView) => {
  const given = { kind: "drawn", image: "iVBORw0KGgo=" } as const;
  if (step === "sign") send(on, { type: "SIGN", given, onward: true });
  else send(on, step === "review" ? { type: "SUBMIT" } : { type: "NEXT" });
  await settled();
};

/** Opened again in the same browser, at the step's address or from the guide. */
async function again(on: On, step: StepView, from: "address" | "guide", given: Stage = {}): Promise<On> {
  const { device, gateway } = on;
  const next = stage({ device, drafts: gateway.drafts, ...given }, flow(step));
  await settled();
  if (from === "address") next.portal.send({ type: "OPEN_STEP", step });
  else next.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
  await settled();
  return next;
}

const everything = Object.keys(calls) as CallName[];
const refuseAll = (on: On, status: number, msg: string) => {
  for (const name of everything) on.gateway.refuse.set(name, { status, msg });
};
const well = (on: On) => {
  on.gateway.refuse.clear();
  on.gateway.dead.clear();
  return on;
};
const denied = () => {
  throw new Error("SecurityError");
};
const breakStorage = (on: On) => Object.assign(on.storage, { get: denied, set: denied, delete: denied });

interface Fault {
  begin(on: On): unknown;
  /** What the person reads after pressing; null where nothing hinders. */
  told: RegExp | null;
  /** The visit that goes on. */
  heal(on: On, step: StepView): On | Promise<On>;
}

const day = 24 * 60 * 60 * 1000;
const faults: Record<string, Fault> = {
  "the network is away": {
    begin: (on) => everything.map((name) => on.gateway.dead.add(name)),
    told: /网络/,
    heal: well,
  },
  "the gateway is started again": {
    begin: (on) => refuseAll(on, 503, "系统繁忙，请稍后再试"),
    told: /繁忙/,
    heal: well,
  },
  "the gateway fails": {
    begin: (on) => refuseAll(on, 500, "系统繁忙，请稍后再试"),
    told: /繁忙/,
    heal: well,
  },
  "the session has ended": {
    begin: (on) => refuseAll(on, 401, "请先登录"),
    told: /登录/,
    heal: (on, step) => again(on, step, "address", { storage: on.storage }),
  },
  "the session has ended and storage is denied": {
    begin: (on) => {
      breakStorage(on);
      refuseAll(on, 401, "请先登录");
    },
    told: /登录/,
    heal: (on, step) => again(on, step, "guide"),
  },
  "storage is denied": { begin: breakStorage, told: null, heal: (on) => on },
  "the page is loaded anew": {
    begin: (on) => on.portal.persist(),
    told: null,
    heal: (on, step) => again(on, step, "address", { storage: on.storage }),
  },
  "another person was here": {
    begin: (on) => refuseAll(on, 401, "请先登录"),
    told: /登录/,
    async heal(on, step) {
      const user = { ...wang, id: "u2", realName: "李四" };
      const other = await again(on, step, "address", { storage: on.storage, user, drafts: new Map() });
      expect([other.context().session, JSON.stringify([...on.storage])]).toEqual([
        null,
        expect.not.stringContaining(`"${question}":"2"`),
      ]);
      return again(on, step, "guide", { storage: on.storage });
    },
  },
  "the computer slept for a day": {
    begin: (on) => on.portal.focused(false),
    told: null,
    async heal(on) {
      await pass(on, day);
      on.portal.focused(true);
      return on;
    },
  },
  "the page comes back from the back/forward cache": {
    begin: (on) => {
      on.portal.focused(false);
      on.portal.persist();
    },
    told: null,
    heal: (on) => {
      on.portal.focused(true);
      return on;
    },
  },
};

/** Everything that stands on the page about what went wrong. */
const read = (on: On) => {
  const { popup, toast } = on.context();
  return [on.declaration()?.context.failure, popup?.message, toast?.message].join("\n");
};

describe.each(Object.entries(faults))("[8] %s", (_, { begin, told, heal }) => {
  it.each(steps)("[8] at %s", async (step) => {
    const on = await at(step);
    begin(on);
    if (step !== "review") choose(on, "2");
    await pass(on, 1000);
    if (told) {
      await press(on, step);
      expect([step, shown(on)]).toEqual([step, step]);
      expect(read(on)).toMatch(told);
      // A person who does nothing has lost nothing either.
      await pass(on, 100);
    }
    const after = await heal(on, step);
    // What was on its way first goes out as it was, then what came after it.
    for (let second = 0; second < 60; second++) await pass(after, 1000);
    const value = step === "review" ? "1" : "2";
    expect([chosen(after), after.saving().status]).toEqual([value, "saved"]);
    expect(kept(after)).toContain(saved(value));
    const back = shown(after);
    // The press that got no answer has gone on by itself.
    if (back === "done") return;
    await press(after, back as StepView);
    expect(shown(after)).not.toBe(back);
  });
});

it.each(steps.filter((step) => step !== "review"))(
  "[8] at %s, saved in another tab: that is told, and both versions stay until the person decides",
  async (step) => {
    const on = await at(step);
    const draft = on.gateway.drafts.get("d1");
    if (!draft) return expect.unreachable();
    on.gateway.drafts.set("d1", { ...draft, revision: draft.revision + 1 });
    choose(on, "2");
    await pass(on, 1000);
    expect([chosen(on), on.saving().status]).toEqual(["2", "conflict"]);
    expect(kept(on)).toContain(saved("1"));
    on.context().session?.keepMine();
    await settled();
    expect(on.saving().status).toBe("saved");
    expect(kept(on)).toContain(saved("2"));
  },
);
