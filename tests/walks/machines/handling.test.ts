// No gate on the way to a declaration can be bypassed, whichever gates a one-thing has; a seeded fault is found.
import { describe, expect, test, vi } from "vitest";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import { definition, towns } from "../../engine/portal/handling/handling-under-test.ts";
import { things } from "../things.ts";
import { faultyHandlings } from "./faulty-handlings.ts";
import { handlingFaults } from "./handling-gates.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const notice = (id: string, allowContinue = true) => ({
  id,
  title: id,
  html: "<p>须知</p>",
  allowContinue,
  terminal: "pc" as const,
});
const tip = (id: string, allowApply = true) => ({ id, title: id, content: "提示", allowApply });
const educationTip = { title: "入学", content: "提示", officialAccount: "云澜教育" };

const bare: Partial<OneThing> = { notices: [], educationTip: undefined, faceVerification: false, tips: [] };
const [[town, name] = ["", ""]] = Object.entries(towns);

/** A notice, education tips, a face check, a tip, two townships, and a company's affair. */
const gated = { notices: [notice("N1")], educationTip, faceVerification: true, tips: [tip("T1")] };

const shapes: { what: string; thing: Definition }[] = [
  { what: "no gate but the real name", thing: definition(bare) },
  { what: "a notice", thing: definition({ ...bare, notices: [notice("N1")] }) },
  { what: "two notices", thing: definition({ ...bare, notices: [notice("N1"), notice("N2")] }) },
  {
    what: "a second notice that lets nobody go on",
    thing: definition({ ...bare, notices: [notice("N1"), notice("N2", false)] }),
  },
  { what: "education tips", thing: definition({ ...bare, educationTip }) },
  { what: "a face check", thing: definition({ ...bare, faceVerification: true }) },
  { what: "two tips", thing: definition({ ...bare, tips: [tip("T1"), tip("T2")] }) },
  { what: "a tip that lets nobody go on", thing: definition({ ...bare, tips: [tip("T1", false)] }) },
  { what: "one township", thing: definition(bare, { [town]: name }) },
  { what: "townships", thing: definition(bare, towns) },
  { what: "a company's affair", thing: definition(bare, {}, true) },
  {
    what: "a company's affair with a face check",
    thing: definition({ ...bare, faceVerification: true }, towns, true),
  },
  { what: "every gate", thing: definition(gated, towns, true) },
  {
    what: "every gate, notices and tips twice",
    thing: definition(
      { ...gated, notices: [notice("N1"), notice("N2")], tips: [tip("T1"), tip("T2")] },
      towns,
      true,
    ),
  },
];

/** One of each shape among all one-things; those handled elsewhere have no gates. */
const written = new Map(
  things
    .filter(({ loaded }) => !loaded.definition.oneThing.webHandleUrl)
    .map(({ code, loaded: { definition: thing } }) => [shapeOf(thing), { code, thing }]),
);

function shapeOf({ oneThing, townships, companyRequired }: Definition): string {
  const { notices, tips, educationTip, faceVerification } = oneThing;
  return JSON.stringify([
    [notices.map(({ allowContinue }) => allowContinue), tips.map(({ allowApply }) => allowApply)],
    [Boolean(educationTip), faceVerification, Math.min(Object.keys(townships).length, 2), companyRequired],
  ]);
}

describe("[4] of the way to a declaration", () => {
  test.each(shapes)("[10.6] no gate can be passed by where there is $what", ({ thing }) => {
    expect(handlingFaults(thing)).toEqual([]);
  });

  test.each([...written.values()])("no gate of $code and its like can be passed by", ({ thing }) => {
    expect(handlingFaults(thing)).toEqual([]);
  });

  test.each(faultyHandlings)("[10.6] it is found when $name", ({ found, machine }) => {
    expect(handlingFaults(definition(gated, towns, true), machine)).toEqual([found]);
  });

  test("a notice that forbids and is passed by is found", () => {
    const notices = [notice("N1"), notice("N2", false)];
    const machine = handlingMachine.provide({ guards: { noticeAllows: () => true } });
    expect(handlingFaults(definition({ ...gated, notices }, towns, true), machine)).toEqual([
      "passed by: notices",
    ]);
  });

  test("a tip that forbids and is passed by is found", () => {
    const machine = handlingMachine.provide({ guards: { tipAllows: () => true } });
    expect(handlingFaults(definition({ ...gated, tips: [tip("T1", false)] }, towns, true), machine)).toEqual([
      "passed by: tips",
    ]);
  });
});
