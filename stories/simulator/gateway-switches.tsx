// In: the simulation. Out: how the gateway behaves: one call or all of it failing, and the end of the session.
import { useState } from "react";
import type { CallName } from "../../engine/index.ts";
import { type PersonName, people } from "../../tests/people/people.ts";
import { Act, Buttons, Input, Labelled, Select } from "./parts.tsx";
import type { Simulation, View } from "./simulation.ts";
import { simulatorWords } from "./words.ts";
import { knownCalls } from "./world/network.ts";
import type { Fault } from "./world/world.ts";

const words = simulatorWords.switches;

const names = knownCalls.map(({ name }) => name).sort();

export function GatewaySwitches({ simulation, view }: { simulation: Simulation; view: View }) {
  const { faults, offline, sentence, calls } = view.world;
  const [name, setName] = useState<CallName>("editDeclare");
  const [another, setAnother] = useState<PersonName>("legal-person");
  // What was just called is what one wants to see fail.
  const seen = new Set(calls.flatMap((call) => call.name ?? []));
  const ordered = [...names.filter((one) => seen.has(one)), ...names.filter((one) => !seen.has(one))];
  const persons = (Object.keys(people) as PersonName[]).filter((one) => people[one] !== null);
  return (
    <>
      <Select
        label={words.call}
        value={name}
        options={ordered.map((one) => [one, one])}
        onChange={(one) => setName(one as CallName)}
      />
      <Select
        label={words.behaviour}
        value={faults.get(name) ?? ""}
        options={[["", words.normal], ...Object.entries(simulatorWords.faults)]}
        onChange={(fault) => simulation.fault(name, fault === "" ? null : (fault as Fault))}
      />
      <Labelled
        label={words.sentence}
        control={(id) => (
          <Input id={id} value={sentence} onChange={(event) => simulation.sentence(event.target.value)} />
        )}
      />
      {faults.size > 0 && (
        <Buttons role="group" aria-label={words.active}>
          {[...faults].map(([one, fault]) => (
            <Act key={one} onClick={() => simulation.fault(one, null)}>
              {words.recover(`${one}（${simulatorWords.faults[fault]}）`)}
            </Act>
          ))}
        </Buttons>
      )}
      <Buttons>
        <Act
          aria-pressed={offline}
          variant={offline ? "danger" : "quiet"}
          onClick={() => simulation.offline(!offline)}
        >
          {words.offline}
        </Act>
        <Act onClick={() => simulation.endSession()}>{words.end}</Act>
      </Buttons>
      <Select
        label={words.anotherPerson}
        value={another}
        options={persons.map((one) => [one, simulatorWords.people[one]])}
        onChange={(one) => setAnother(one as PersonName)}
      />
      <Buttons>
        <Act onClick={() => simulation.endSession(another)}>{words.another}</Act>
      </Buttons>
    </>
  );
}
