// Draws a life: a picture of its statuses and who moves it between them, and every transition in words.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { Actor } from "../../engine/portal/index.ts";
import { Card, PanelHeader } from "../../renderer/look/parts/card.tsx";
import { Tag, type Tone } from "../../renderer/look/parts/tag.tsx";
import {
  type AnyLife,
  box,
  type Change,
  changesOf,
  linesOf,
  middleOf,
  type Places,
  sizeOf,
} from "./layout.ts";
import { lifeTexts as texts } from "./texts.ts";

const Svg = chakra("svg", { base: { display: "block", w: "full", maxW: "640px", h: "auto", mx: "auto" } });
const Path = chakra("path", {
  base: { fill: "none", strokeWidth: "2px" },
  variants: {
    by: {
      citizen: { stroke: "success.solid" },
      department: { stroke: "brand.solid" },
      company: { stroke: "warning.solid", strokeDasharray: "7 4" },
      day: { stroke: "fg.muted", strokeDasharray: "2 4" },
    },
  },
});
const Arrow = chakra("path", {
  base: {},
  variants: {
    by: {
      citizen: { fill: "success.solid" },
      department: { fill: "brand.solid" },
      company: { fill: "warning.solid" },
      day: { fill: "fg.muted" },
    },
  },
});
const Status = chakra("rect", { base: { fill: "bg.panel", stroke: "border.control", strokeWidth: "1.5px" } });
const Words = chakra("text", {
  base: {
    fontSize: "22px",
    fontWeight: "bold",
    fill: "fg",
    dominantBaseline: "central",
    textAnchor: "middle",
  },
});
const Legend = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    justifyContent: "center",
    mt: "4",
    textStyle: "small",
  },
});
const Table = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "180px minmax(0,1fr)" },
    px: "card",
    pb: "card",
    rowGap: "3",
    "& dt": { fontWeight: "bold", borderTopWidth: "1px", borderColor: "border.subtle", pt: "3" },
    "& dd": {
      display: "grid",
      gap: "2",
      borderTopWidth: { md: "1px" },
      borderColor: "border.subtle",
      pt: { md: "3" },
    },
  },
});
const Line = chakra("p", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "baseline" } });
const More = chakra("span", { base: { textStyle: "small", color: "fg.muted" } });

const actors = Object.keys(texts.actors) as Actor[];
const tones = {
  citizen: "success",
  department: "brand",
  company: "warning",
  day: "neutral",
} satisfies Record<Actor, Tone>;

export interface LifeWords {
  title: string;
  statusName?: (status: string) => string;
  eventName: (event: string) => string;
}

export function LifePicture({ life, places, ...words }: LifeWords & { life: AnyLife; places: Places }) {
  const { title, statusName = (status) => status } = words;
  const id = useId();
  const { width, height } = sizeOf(places);
  const lines = linesOf(life, places);
  const isSeen = (actor: Actor) => lines.some(({ by }) => by === actor);
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} />
      <chakra.div p="card">
        <Svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.picture(title)}>
          {actors.map((by) => (
            <marker
              key={by}
              id={`${id}-${by}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="6"
              markerHeight="6"
              orient="auto"
            >
              <Arrow by={by} d="M0 0L8 4L0 8z" />
            </marker>
          ))}
          {lines.map(({ key, by, d }) => (
            <Path key={key} by={by} d={d} markerEnd={`url(#${id}-${by})`} />
          ))}
          {Object.entries(places).map(([status, place]) => {
            const { x, y } = middleOf(place);
            return (
              <g key={status}>
                <Status x={x - box.w / 2} y={y - box.h / 2} width={box.w} height={box.h} rx="8" />
                <Words x={x} y={y + 1}>
                  {statusName(status)}
                </Words>
              </g>
            );
          })}
        </Svg>
        <Legend aria-label={texts.legend}>
          {actors.filter(isSeen).map((by) => (
            <li key={by}>
              <chakra.svg viewBox="0 0 40 8" w="40px" h="8px" display="inline-block" me="2" aria-hidden>
                <Path by={by} d="M0 4H40" />
              </chakra.svg>
              {texts.actors[by]}
            </li>
          ))}
        </Legend>
      </chakra.div>
      <LifeTable life={life} {...words} />
    </Card>
  );
}

function LifeTable({ life, statusName = (status) => status, eventName }: LifeWords & { life: AnyLife }) {
  const changes = changesOf(life);
  return (
    <Table>
      {Object.keys(life).map((status) => {
        const own = changes.filter(({ from }) => from === status);
        return [
          <dt key={`${status} is`}>{statusName(status)}</dt>,
          <dd key={status}>
            {own.length === 0 && <More>{texts.ends}</More>}
            {own.map((change) => (
              <Line key={`${change.event} ${change.to} ${change.when}`}>
                <Tag tone={tones[change.by]}>{texts.actors[change.by]}</Tag>
                <span>
                  {eventName(change.event)} → {statusName(change.to)}
                </span>
                <More>{moreOf(change)}</More>
              </Line>
            ))}
          </dd>,
        ];
      })}
    </Table>
  );
}

/** On what condition, and what it needs. */
function moreOf({ when, needs, days }: Change): string {
  const guards: Readonly<Record<string, string>> = texts.guards;
  return [when && guards[when], needs && texts.needs[needs], days && texts.days(days)]
    .filter(Boolean)
    .join(" · ");
}
