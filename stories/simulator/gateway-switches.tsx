// Switches for the gateway: let one call or all of them fail, or end the session.
import { useState } from "react";
import type { CallName } from "../../engine/portal/index.ts";
import { type PersonName, people } from "../../tests/people/people.ts";
import { Act, Buttons, Input, Labelled, Select } from "./parts.tsx";
import type { Simulation, View } from "./simulation.ts";
import type { Fault } from "./texts.ts";
import { simulatorTexts } from "./texts.ts";
import { knownCalls } from "./world/network.ts";

const words = simulatorTexts.switches;

const names = knownCalls.map(({ name }) => name).sort();

export function GatewaySwitches({ simulation, view }: { simulation: Simulation; view: View }) {
  const { faults, offline, sentence, calls } = view.world;
  const [name, setName] = useState<CallName>("editDeclare");
  const [another, setAnother] = useState<PersonName>("legal-person");
  // Recent calls come first, since people want to see those fail.
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
        options={[["", words.normal], ...Object.entries(simulatorTexts.faults)]}
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
              {words.recover(`${one}（${simulatorTexts.faults[fault]}）`)}
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
        options={persons.map((one) => [one, simulatorTexts.people[one]])}
        onChange={(one) => setAnother(one as PersonName)}
      />
      <Buttons>
        <Act onClick={() => simulation.endSession(another)}>{words.another}</Act>
      </Buttons>
    </>
  );
}
