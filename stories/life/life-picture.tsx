// Draws a life: a picture of its statuses and who moves it between them, and every transition in words.
import { useId } from "react";
import type { Actor } from "../../engine/portal/index.ts";
import { classes, part } from "../../renderer/look/part.tsx";
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
import styles from "./life-picture.styles.ts";
import { lifeTexts as texts } from "./texts.ts";

const Svg = part("svg", styles.svg);
const Status = part("rect", styles.status);
const Words = part("text", styles.words);
const Legend = part("ul", styles.legend);
const Table = part("dl", styles.table);
const Line = part("p", styles.line);
const More = part("span", styles.more);

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
      <div className={styles.body}>
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
              <path className={classes(styles.arrow, styles[by])} d="M0 0L8 4L0 8z" />
            </marker>
          ))}
          {lines.map(({ key, by, d }) => (
            <path
              key={key}
              className={classes(styles.path, styles[by])}
              d={d}
              markerEnd={`url(#${id}-${by})`}
            />
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
              <svg className={styles.sample} viewBox="0 0 40 8" aria-hidden="true">
                <path className={classes(styles.path, styles[by])} d="M0 4H40" />
              </svg>
              {texts.actors[by]}
            </li>
          ))}
        </Legend>
      </div>
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
