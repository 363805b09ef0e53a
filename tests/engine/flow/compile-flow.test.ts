// Every path of the declaration machine, for flows of five, three and two steps, with and without a signature.

import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { getShortestPaths, getStateNodes } from "xstate/graph";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { compileFlow, type DeclarationMachine, withLogic } from "../../../engine/flow/compile-flow.ts";
import {
  type DeclarationEvent,
  type DeclarationLogic,
  StepRefused,
} from "../../../engine/flow/declaration-types.ts";
import { flowSteps } from "../../../engine/flow/flow-steps.ts";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";
import type { AnswerProblem } from "../../../engine/problem/problem.ts";

const nodesOf = (machine: DeclarationMachine) => [machine.root, ...getStateNodes(machine.root)];

const five: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const plans = [
  five,
  ["one-form", "submit-materials", "done"] as StepName[],
  ["one-form", "done"] as StepName[],
]
  .flatMap((steps) => [true, false].map((sign) => ({ code: "zz", steps, sign })))
  .map((plan) => ({
    ...plan,
    title: `${plan.steps.length} steps ${plan.sign ? "with" : "without"} a signature`,
  }));

const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "person", name: "王小明", certificateNumber: "1", mobile: "13900000000" },
  choices: {},
  answers: {},
  materials: {},
  step: "one-form",
};
const receipt = { id: "a", number: "20261121000000000001", submittedAt: "2026-11-21 10:00:00" };
const wrong: AnswerProblem = { severity: "error", rule: "required", message: "请填写", step: "one-form" };

const logic: DeclarationLogic = {
  problemsOf: () => [],
  mattersOf: ({ choices }) => ["always", ...Object.values(choices).flat()],
  settle: (kept) => kept,
  signingOf: () => ({ status: "good" }),
  sign: async () => ({ signatureId: "s", kind: "typed", covers: "c" }),
  save: async () => {},
  submit: async () => receipt,
};

function started(
  plan: { code: string; steps: StepName[]; sign: boolean },
  change: Partial<DeclarationLogic> = {},
) {
  const actor = createActor(withLogic(compileFlow(plan), { ...logic, ...change }), {
    input: { record: { ...record, step: plan.steps[0] ?? "done" } },
  });
  return actor.start();
}

async function sent(actor: ReturnType<typeof started>, event: DeclarationEvent) {
  actor.send(event);
  return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
}

describe.each(plans)("[2] a flow of $title", (plan) => {
  const steps = flowSteps(plan);

  it("[2] its shortest way goes through every step in order and ends in done", () => {
    const machine = compileFlow(plan);
    const finished = nodesOf(machine)
      .flatMap(({ invoke }) => invoke)
      .map(({ id }) => ({ type: `xstate.done.actor.${id}`, output: receipt }));
    const paths = getShortestPaths(machine, {
      input: { record: { ...record, step: steps[0] ?? "done" } },
      events: [{ type: "NEXT" }, { type: "SUBMIT" }, ...(finished as unknown as DeclarationEvent[])],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    const end = paths.find(({ state }) => state.status === "done");
    const seen = end?.steps.map(({ state }) => shownStep(state)) ?? [];
    expect([...new Set(seen)]).toEqual([...steps.slice(0, -1), "review", "done"]);
  });

  it("[2] every state is reached, and from every state the end is reached", () => {
    const machine = compileFlow(plan);
    const nodes = new Map<string, Set<string>>();
    for (const node of nodesOf(machine)) {
      const next = [...node.transitions.values(), node.always ?? []]
        .flat()
        .flatMap((transition) => transition.target?.map(({ id }) => id) ?? []);
      const inside = node.initial?.target?.map(({ id }) => id) ?? [];
      nodes.set(node.id, new Set([...next, ...inside, ...(node.parent ? [node.parent.id] : [])]));
    }
    const reach = (from: string) => {
      const found = new Set([from]);
      for (const at of found) for (const to of nodes.get(at) ?? []) found.add(to);
      return found;
    };
    const all = nodesOf(machine).map(({ id }) => id);
    expect([...reach(machine.root.id)].sort()).toEqual(all.sort());
    for (const id of all.filter((key) => key !== "done")) expect(reach(id), id).toContain("done");
  });

  it("[2] it runs to its end, shows each step once, and remembers the receipt", async () => {
    const actor = started(plan);
    const seen = [shownStep(actor.getSnapshot())];
    for (const _ of steps.slice(0, -1)) seen.push(shownStep(await sent(actor, { type: "NEXT" })));
    expect(seen).toEqual([...steps.slice(0, -1), "review"]);
    const end = await sent(actor, { type: "SUBMIT" });
    expect(shownStep(end)).toBe("done");
    expect(end.status).toBe("done");
    expect(end.context.receipt).toEqual(receipt);
  });

  it("[2] a step that does not hold is not left, and says why", async () => {
    const actor = started(plan, { problemsOf: () => [wrong] });
    const stayed = await sent(actor, { type: "NEXT" });
    expect(shownStep(stayed)).toBe(steps[0]);
    expect(stayed.context.problems).toEqual([wrong]);
  });

  it("[5, 8] what was mended is no longer listed; the list of the check itself stays, so that nothing takes the focus", async () => {
    const ofChoices = ({ choices }: DeclarationRecord): AnswerProblem[] =>
      ["a", "b"].filter((key) => choices[key] === undefined).map((question) => ({ ...wrong, question }));
    const actor = started(plan, { problemsOf: ofChoices });
    const { problems } = (await sent(actor, { type: "NEXT" })).context;
    expect(problems.map(({ question }) => question)).toEqual(["a", "b"]);
    const one = await sent(actor, { type: "CHOOSE", question: "a", value: "1" });
    expect(one.context.left.map(({ question }) => question)).toEqual(["b"]);
    const none = await sent(actor, { type: "CHOOSE", question: "b", value: "1" });
    expect(none.context.left).toEqual([]);
    expect(none.context.problems).toBe(problems);
  });

  it("[2] a warning never blocks", async () => {
    const actor = started(plan, { problemsOf: () => [{ ...wrong, severity: "warning" }] });
    expect(shownStep(await sent(actor, { type: "NEXT" }))).not.toBe(steps[0]);
  });

  it("[8] a save that failed keeps the step and tells the message", async () => {
    const actor = started(plan, { save: () => Promise.reject(new Error("网络繁忙，请稍后再试")) });
    const stayed = await sent(actor, { type: "NEXT" });
    expect(shownStep(stayed)).toBe(steps[0]);
    expect(stayed.context.failure).toBe("网络繁忙，请稍后再试");
  });

  it("[2] a change from the review leads back to the review", async () => {
    const actor = started(plan);
    for (const _ of steps.slice(0, -1)) await sent(actor, { type: "NEXT" });
    const changing = await sent(actor, { type: "GO", step: steps[0] ?? "done", focus: "parkKind" });
    expect(shownStep(changing)).toBe(steps[0]);
    expect(changing.context).toMatchObject({ changing: true, focus: "parkKind" });
    const back = await sent(actor, { type: "NEXT" });
    expect(shownStep(back)).toBe("review");
    expect(back.context.changing).toBe(false);
  });

  it("[2] a refused submission goes back to the review with its problems", async () => {
    const submit = () => Promise.reject(new StepRefused("请修改", { problems: [wrong] }));
    const actor = started(plan, { submit });
    for (const _ of steps.slice(0, -1)) await sent(actor, { type: "NEXT" });
    const refused = await sent(actor, { type: "SUBMIT" });
    expect(shownStep(refused)).toBe("review");
    expect(refused.context).toMatchObject({ failure: "请修改", problems: [wrong] });
  });

  it("[8] what the gateway found wrong stands until its own place is answered anew; NEXT takes its sentence away", async () => {
    const found = { ...wrong, step: steps.at(-2) ?? "done", section: "car" };
    const submit = () => Promise.reject(new StepRefused("请修改", { problems: [found] }));
    const actor = started(plan, { submit });
    for (const _ of steps.slice(0, -1)) await sent(actor, { type: "NEXT" });
    await sent(actor, { type: "SUBMIT" });
    const elsewhere = await sent(actor, { type: "CHOOSE", question: "a", value: "1" });
    expect(elsewhere.context.left).toEqual([found]);
    const there = await sent(actor, { type: "ANSWER", section: "car", answers: { brand: "b" } });
    expect(there.context).toMatchObject({ left: [], failure: "请修改" });
    await sent(actor, { type: "BACK" });
    expect((await sent(actor, { type: "NEXT" })).context.failure).toBeNull();
  });

  it("[2] a step that was not reached cannot be gone to", async () => {
    const actor = started(plan);
    const last = steps.at(-2) ?? "done";
    if (last !== steps[0]) expect(shownStep(await sent(actor, { type: "GO", step: last }))).toBe(steps[0]);
    expect(shownStep(await sent(actor, { type: "GO", step: "done" }))).toBe(steps[0]);
  });
});

describe("[2] the declaration machine", () => {
  const plan = { code: "zz", steps: five, sign: true };

  it("[2.38, 3.35] the sign step stands at position 4 of five steps, and right after the form of shorter flows", () => {
    expect(flowSteps(plan).indexOf("sign")).toBe(3);
    expect(flowSteps({ steps: ["one-form", "done"], sign: true })).toEqual(["one-form", "sign", "done"]);
  });

  it("[3] a record opens at its step; one whose step is none of the flow opens at the first", () => {
    const at = (step: string) =>
      createActor(compileFlow(plan), { input: { record: { ...record, step: step as StepName } } })
        .start()
        .getSnapshot();
    expect(shownStep(at("submit-materials"))).toBe("submit-materials");
    expect(shownStep(at("gone"))).toBe("select-items");
    expect(shownStep(at("done"))).toBe("select-items");
  });

  it("[4] matters that an answer adds are told, and not any more in the next step", async () => {
    const actor = started(plan);
    actor.send({ type: "CHOOSE", question: "parkKind", value: "publicFiling" });
    expect(actor.getSnapshot().context.changed).toEqual({ added: ["publicFiling"], removed: [] });
    expect((await sent(actor, { type: "NEXT" })).context.changed).toBeNull();
  });

  it("[3] each kind of answer changes only its own part of the record", () => {
    const actor = started(plan);
    actor.send({ type: "ANSWER", section: "parking", answers: { plateNo: "苏A12345" } });
    actor.send({ type: "TOWNSHIP", areaId: "329900001" });
    actor.send({ type: "MATERIAL", material: "vehicle", value: { files: [] } });
    actor.send({ type: "SAVED", draftId: "d", revision: 3 });
    expect(actor.getSnapshot().context.record).toEqual({
      ...record,
      step: "select-items",
      answers: { parking: { plateNo: "苏A12345" } },
      areaId: "329900001",
      materials: { vehicle: { files: [] } },
      draftId: "d",
      revision: 3,
    });
    expect(record.answers).toEqual({});
  });

  it("[4] an answer typed while the step is being saved is not lost", async () => {
    const actor = started(plan);
    actor.send({ type: "NEXT" });
    actor.send({ type: "ANSWER", section: "parking", answers: { plateNo: "1" } });
    await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
    expect(actor.getSnapshot().context.record.answers).toEqual({ parking: { plateNo: "1" } });
  });

  it("[2] twenty clicks on submit make one submission", async () => {
    let submissions = 0;
    const actor = started(plan, { submit: async () => ({ ...receipt, id: `${++submissions}` }) });
    for (const _ of flowSteps(plan).slice(0, -1)) await sent(actor, { type: "NEXT" });
    for (let click = 0; click < 20; click++) actor.send({ type: "SUBMIT" });
    await waitFor(actor, ({ status }) => status === "done");
    expect(submissions).toBe(1);
  });
});
