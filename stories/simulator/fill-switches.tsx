// Buttons that answer for the designer: a whole step correctly, one answer at its limit, or one place wrong in exactly one rule.
import { useMemo, useState } from "react";
import { type Place, placesOf, type Spoiling } from "./fill/spoil-step.ts";
import { Act, Buttons, Pair, Select } from "./parts.tsx";
import type { Simulation, View } from "./simulation.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.switches;

export function FillSwitches({ simulation, view }: { simulation: Simulation; view: View }) {
  return (
    <>
      <Buttons>
        <Act variant="primary" onClick={() => void simulation.fill()}>
          {words.fill}
        </Act>
        <Act onClick={() => void simulation.walk()}>{words.walk}</Act>
      </Buttons>
      <Spoil simulation={simulation} view={view} />
    </>
  );
}

function Spoil({ simulation, view: { loaded, watched, today } }: { simulation: Simulation; view: View }) {
  const record = watched.snapshot?.context.record;
  const places = useMemo(
    () => (loaded && record ? placesOf({ definition: loaded.definition, record, today }, record.step) : []),
    [loaded, record, today],
  );
  const [key, setKey] = useState("");
  const [way, setWay] = useState("");
  const place = places.find((one) => one.key === key) ?? places[0];
  const ways = place ? waysOf(place) : [];
  const chosen = ways.find(([one]) => one === way) ?? ways[0];
  const put = (spoiling: Spoiling | undefined) => spoiling && simulation.put(spoiling);
  /** The chosen one, if it is of that kind. */
  const next = (list: readonly Spoiling[]) => list.find((one) => one === chosen?.[2]) ?? list[0];
  return (
    <>
      <Pair>
        <Select
          label={words.place}
          value={place?.key ?? ""}
          disabled={places.length === 0}
          options={places.length > 0 ? places.map((one) => [one.key, one.label]) : [["", words.noPlace]]}
          onChange={(one) => {
            setKey(one);
            setWay("");
          }}
        />
        <Select
          label={words.rule}
          value={chosen?.[0] ?? ""}
          disabled={ways.length === 0}
          options={ways.length > 0 ? ways.map(([one, label]) => [one, label]) : [["", words.noPlace]]}
          onChange={setWay}
        />
      </Pair>
      <Buttons>
        <Act disabled={!place?.edges.length} onClick={() => put(place && next(place.edges))}>
          {words.edgeButton}
        </Act>
        <Act disabled={!place?.broken.length} onClick={() => put(place && next(place.broken))}>
          {words.breakButton}
        </Act>
      </Buttons>
    </>
  );
}

const longest = 20;
const short = (text: string): string => {
  // An invisible text is labelled by its rule alone.
  const seen = text.replaceAll(/\p{Cc}/gu, "").trim();
  return seen.length > longest ? `${seen.slice(0, longest)}…` : seen;
};

function waysOf({ edges, broken }: Place): [key: string, label: string, spoiling: Spoiling][] {
  return [...broken, ...edges].map((one, at) => [
    `${at}`,
    one.rule
      ? words.breaks(simulatorTexts.broken[one.rule], short(one.answer))
      : words.edge(short(one.answer)),
    one,
  ]);
}
