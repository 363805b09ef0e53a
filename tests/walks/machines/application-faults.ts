// Finds faults of the tables of an application's life: a status nobody reaches, a row that is never taken, a standing without a way on.
import { type ApplicationState, applicationStatuses } from "../../../engine/application/application-life.ts";
import { isDone, matterStatuses } from "../../../engine/application/matter-life.ts";
import {
  applicationGraph,
  keyOf,
  type Lives,
  lives,
  type Node,
  nameOf,
  type Standing,
} from "./application-graph.ts";

/** `tables`: the engine's own, or with a seeded fault. */
export function applicationFaults(tables: Lives = lives): string[] {
  const graph = [...applicationGraph(tables).values()];
  const inLife = graph.filter(({ standing }) => !isOver(standing.status));
  const seen = new Set(
    graph.flatMap(({ standing }) => [
      standing.status as string,
      ...standing.matters.map(({ status }) => status),
    ]),
  );
  const taken = new Set(graph.flatMap(({ steps }) => steps.flatMap((step) => step.taken)));
  return [
    ...[...applicationStatuses, ...matterStatuses, "已撤回", "已删除"]
      .filter((status) => !seen.has(status))
      .map((status) => `unreached ${status}`),
    ...[...rowsOf("application", tables.application), ...rowsOf("matter", tables.matter)]
      .filter((row) => !taken.has(row))
      .map((row) => `never-taken ${row}`),
    ...new Set(withoutWay(graph, "no-way-on", ({ status }) => status === "已删除")),
    ...new Set(withoutWay(inLife, "never-finished", ({ matters }) => matters.every(isDone))),
    ...actorsDiffer(tables),
    ...new Set(goesOnElsewhere(graph)),
  ];
}

const isOver = (status: ApplicationState) => status === "已撤回" || status === "已删除";

function rowsOf<Status extends string>(table: keyof Lives, life: Readonly<Record<Status, object>>): string[] {
  return (Object.keys(life) as Status[]).flatMap((from) =>
    Object.entries(life[from]).flatMap(([event, ways]) =>
      [ways].flat().map((way) => nameOf(table, life, from, event, way)),
    ),
  );
}

/** Standings from which no events lead to one that is such, by the word that says so. */
function withoutWay(graph: readonly Node[], word: string, isGoal: (standing: Standing) => boolean): string[] {
  const leading = new Set(
    graph.filter(({ standing }) => isGoal(standing)).map(({ standing }) => keyOf(standing)),
  );
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const { standing, steps } of graph)
      if (steps.some(({ to }) => leading.has(keyOf(to)))) leading.add(keyOf(standing));
  }
  return graph
    .filter(({ standing }) => !leading.has(keyOf(standing)))
    .map(({ standing }) => `${word} ${standing.status}`);
}

/** An event of a matter is made by the same in both tables. */
function actorsDiffer({ application, matter }: Lives): string[] {
  const actors = (life: Readonly<Record<string, object>>, event: string) =>
    new Set(
      Object.values(life).flatMap((ways) =>
        [(ways as Record<string, { by: string }>)[event]].flat().flatMap((way) => way?.by ?? []),
      ),
    );
  const events = new Set(Object.values(matter).flatMap((ways) => Object.keys(ways)));
  return [...events]
    .filter((event) => [...actors(application, event)].join() !== [...actors(matter, event)].join())
    .map((event) => `actors-differ ${event}`);
}

/** An authorisation that is granted again lets the application go on where it stood. */
function goesOnElsewhere(graph: readonly Node[]): string[] {
  return graph.flatMap(({ standing, steps }) =>
    steps
      .filter(({ event, to }) => event === "authorise" && to.status !== standing.stored)
      .map(({ to }) => `goes-on-elsewhere ${standing.stored} ${to.status}`),
  );
}
