// The machine that leads to a one-thing goes in, with one seeded fault; out: the model check tells each gate that can be passed by.
import { describe, expect, test, vi } from "vitest";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import { handlingFindings } from "../../../workshop/model/machines/handling-findings.ts";
import { gated, handlingFaults, notice, tip } from "./handling-faults.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const told = (machine = handlingMachine, change: Partial<OneThing> = {}): string[] =>
  handlingFindings({ ...gated, oneThing: { ...gated.oneThing, ...change } }, machine).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );

describe("[4] of the way to a declaration", () => {
  test("nothing is told while no gate can be passed by", () => {
    expect(
      told(handlingMachine, { notices: [notice("N1"), notice("N2")], tips: [tip("T1"), tip("T2")] }),
    ).toEqual([]);
  });

  test.each(handlingFaults)("it is told when $name", ({ rule, at, machine }) => {
    expect(told(machine)).toEqual([`${rule} ${at}`]);
  });

  test("nothing is told of a notice that lets nobody go on: the designer wants it so", () => {
    const notices = [notice("N1"), { ...notice("N2"), allowContinue: false }];
    expect(told(handlingMachine, { notices })).toEqual([]);
  });

  test("a notice that forbids and is passed by is told", () => {
    const notices = [notice("N1"), { ...notice("N2"), allowContinue: false }];
    const machine = handlingMachine.provide({ guards: { noticeAllows: () => true } });
    expect(told(machine, { notices })).toEqual(["gate-bypassed /notices"]);
  });

  test("a tip that forbids and is passed by is told", () => {
    const tips = [{ ...tip("T1"), allowApply: false }];
    const machine = handlingMachine.provide({ guards: { tipAllows: () => true } });
    expect(told(machine, { tips })).toEqual(["gate-bypassed /tips"]);
  });

  test("a one-thing that is handled elsewhere has no gates", () => {
    expect(told(handlingFaults[0]?.machine, { webHandleUrl: "https://elsewhere.test" })).toEqual([]);
  });
});
