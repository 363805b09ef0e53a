// The simulator's switches: which one-thing, who, where and when, and who fills it in.
import { definitionCodes } from "virtual:definitions";
import { useState } from "react";
import { part } from "../../renderer/look/part.tsx";
import { VisuallyHidden } from "../../renderer/look/parts/visually-hidden.tsx";
import { type PersonName, people } from "../../tests/people/people.ts";
import { FillSwitches } from "./fill-switches.tsx";
import { GatewaySwitches } from "./gateway-switches.tsx";
import { Act, Buttons, Fold, Input, Labelled, Pair, Select } from "./parts.tsx";
import type { CompanyWish } from "./setup.ts";
import { ShareLink } from "./share-link.tsx";
import type { Simulation, View } from "./simulation.ts";
import styles from "./switches.styles.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.switches;

const Root = part("section", styles.root);

export function Switches({ simulation, view }: { simulation: Simulation; view: View }) {
  const { setup, loaded } = view;
  const townships = Object.entries(loaded?.definition.townships ?? {});
  return (
    <Root aria-label={words.title}>
      <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
      <Fold title={words.thing} open>
        <Things simulation={simulation} view={view} />
        <Buttons>
          <Act onClick={() => void simulation.restart()}>{words.restart}</Act>
          <Act onClick={() => void simulation.reload()}>{words.reload}</Act>
          <ShareLink view={view} />
        </Buttons>
      </Fold>
      <Fold title={words.answers} open>
        <FillSwitches simulation={simulation} view={view} />
      </Fold>
      <Fold title={words.who} open>
        <Pair>
          <Select
            label={words.person}
            value={setup.person}
            options={(Object.keys(people) as PersonName[]).map((name) => [name, simulatorTexts.people[name]])}
            onChange={(person) => void simulation.set({ person: person as PersonName })}
          />
          <Select
            label={words.company}
            value={setup.company}
            options={Object.entries(simulatorTexts.companies)}
            onChange={(company) => void simulation.set({ company: company as CompanyWish })}
          />
        </Pair>
      </Fold>
      <Fold title={words.where} open>
        <Select
          label={words.township}
          value={view.watched.snapshot?.context.record.areaId ?? setup.areaId}
          options={[["", words.noTownship], ...townships]}
          disabled={townships.length === 0}
          onChange={(areaId) => void simulation.set({ areaId })}
        />
        <Moment
          key={setup.moment}
          moment={setup.moment}
          onMoment={(moment) => void simulation.set({ moment })}
        />
      </Fold>
      <Fold title={words.gateway}>
        <GatewaySwitches simulation={simulation} view={view} />
      </Fold>
    </Root>
  );
}

/** Reports the value on blur, since half a date is none. */
function Moment({ moment, onMoment }: { moment: string; onMoment: (moment: string) => void }) {
  const [typed, setTyped] = useState(moment);
  const say = () => typed !== "" && typed !== moment && onMoment(typed);
  return (
    <Labelled
      label={words.moment}
      help={words.momentHelp}
      control={(id, help) => (
        <Input
          id={id}
          type="datetime-local"
          aria-describedby={help}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={say}
          onKeyDown={({ key }) => key === "Enter" && say()}
        />
      )}
    />
  );
}

function Things({ simulation, view: { setup, names } }: { simulation: Simulation; view: View }) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const all = definitionCodes.map((code) => [code, names.get(code) ?? code] as const);
  const found = all.filter(([code, name]) => `${code} ${name}`.toLowerCase().includes(wanted));
  const chosen = found.some(([code]) => code === setup.code)
    ? found
    : [...all.filter(([code]) => code === setup.code), ...found];
  return (
    <Pair>
      <Labelled
        label={words.search}
        help={wanted === "" ? undefined : words.found(found.length)}
        control={(id, help) => (
          <Input
            id={id}
            type="search"
            aria-describedby={help}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      />
      <Select
        label={words.which}
        value={setup.code}
        options={chosen}
        onChange={(code) => void simulation.set({ code })}
      />
    </Pair>
  );
}
