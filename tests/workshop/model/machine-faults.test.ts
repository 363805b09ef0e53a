// The machine of a fixture with one seeded fault goes in; out: the model check tells steps not reached, ways lost, a signature passed by, a way back that changes something.
import { describe, expect, test, vi } from "vitest";
import type { DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { checkModel } from "../../../workshop/index.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";
import { goodMachine, machineFaults } from "./machine-faults.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

/** Rules and places that are told of the fixture with that machine. */
function told(machine: DeclarationMachine): string[] {
  return checkModel(fixture("signboard"), { today, machine }).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );
}

describe("[5] of the declaration machine", () => {
  test("nothing is told while it is good", () => {
    expect(told(goodMachine)).toEqual([]);
  });

  test.each(machineFaults)("it is told when $name", ({ rule, at, among, machine }) => {
    const line = `${rule} ${at}`;
    expect(told(machine())).toEqual(among ? expect.arrayContaining([line]) : [line]);
  });
});
