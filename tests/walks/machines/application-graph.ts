// Explores every standing that an application can reach, whoever makes the events of its life, and the transitions between them.
import {
  type ApplicationEvent,
  type ApplicationFacts,
  type ApplicationGuard,
  type ApplicationState,
  applicationGuards,
  applicationLife,
  type StoredStatus,
  storedStatuses,
} from "../../../engine/application/application-life.ts";
import { eventsAt, type Transition, transitionOf } from "../../../engine/application/life.ts";
import {
  firstMatterStatus,
  isMatterEvent,
  type MatterStatus,
  matterLife,
} from "../../../engine/application/matter-life.ts";

export interface Standing extends ApplicationFacts {
  status: ApplicationState;
  matters: readonly { status: MatterStatus }[];
}

export interface Step {
  event: ApplicationEvent;
  /** The matter that the event is of; undefined for the whole application. */
  matter?: number;
  to: Standing;
  /** Rows of the tables that were taken, as `table status event place`. */
  taken: string[];
}

export interface Lives {
  application: typeof applicationLife;
  matter: typeof matterLife;
}

export const lives: Lives = { application: applicationLife, matter: matterLife };

const draft = (forCompany: boolean, matters: number): Standing => ({
  status: "暂存件",
  stored: "已申请",
  matters: Array.from({ length: matters }, () => ({ status: firstMatterStatus })),
  forCompany,
});

export const keyOf = ({ status, stored, matters, forCompany }: Standing): string =>
  [status, stored, forCompany, ...matters.map((matter) => matter.status)].join(" ");

/** A standing, and what leads on from it. */
export interface Node {
  standing: Standing;
  steps: Step[];
}

/** By the standing's key, beginning with a draft for a person and one for a company. */
export function applicationGraph(tables = lives, matters = 2): Map<string, Node> {
  const graph = new Map<string, Node>();
  const open = [draft(false, matters), draft(true, matters)];
  for (let standing = open.shift(); standing; standing = open.shift()) {
    if (graph.has(keyOf(standing))) continue;
    const steps = eventsAt(tables.application, standing.status).flatMap(stepsOf(tables, standing));
    graph.set(keyOf(standing), { standing, steps });
    open.push(...steps.map(({ to }) => to));
  }
  return graph;
}

/** One step, or for an event of one matter as many as there are matters that know it. */
const stepsOf =
  ({ application, matter: ofMatter }: Lives, standing: Standing) =>
  (event: ApplicationEvent): Step[] => {
    const { status, matters } = standing;
    const way = transitionOf(application, status, event, (guard) => applicationGuards[guard](standing));
    if (!way) return [];
    const row = nameOf("application", application, status, event, way);
    if (!isMatterEvent(event)) return [{ event, to: moved(standing, way.to), taken: [row] }];
    const moves = matters.flatMap((one, at) => {
      const move = transitionOf(ofMatter, one.status, event, () => true);
      return move ? [{ at, to: move.to, row: nameOf("matter", ofMatter, one.status, event, move) }] : [];
    });
    const after = (made: typeof moves): Standing => {
      const next = matters.map((one, at) => ({
        status: made.find((move) => move.at === at)?.to ?? one.status,
      }));
      return moved({ ...standing, matters: next }, way.to);
    };
    const taken = (made: typeof moves) => [row, ...made.map((move) => move.row)];
    if (event !== "finishAll")
      return moves.map((move) => ({ event, matter: move.at, to: after([move]), taken: taken([move]) }));
    return moves.length === 0 ? [] : [{ event, to: after(moves), taken: taken(moves) }];
  };

function moved(standing: Standing, to: ApplicationState): Standing {
  const isStored = (storedStatuses as readonly string[]).includes(to);
  return { ...standing, status: to, stored: isStored ? (to as StoredStatus) : standing.stored };
}

/** One row of a table: `table status event place`. */
export function nameOf<Status extends string>(
  table: keyof Lives,
  life: Readonly<Record<Status, object>>,
  from: Status,
  event: string,
  way: Transition<Status, never> | Transition<Status, ApplicationGuard>,
): string {
  const ways = [(life[from] as Record<string, unknown>)[event]].flat();
  return `${table} ${from} ${event} ${ways.indexOf(way)}`;
}
