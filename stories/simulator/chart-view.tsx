// Shows the machine as a picture, its last transition with the reason, and all transitions in words.
import { useMemo } from "react";
import { compileFlow } from "../../engine/index.ts";
import { part } from "../../renderer/look/part.tsx";
import type { Branch } from "./chart/branches.ts";
import { type Chart, chartOf } from "./chart/chart.ts";
import { ChartPicture } from "./chart/chart-picture.tsx";
import { guardName, type MachineNode, waysOf } from "./chart/machine-parts.ts";
import { conditionName, eventName, stateName, stepNames } from "./chart/names.ts";
import styles from "./chart-view.styles.ts";
import { Fold } from "./parts.tsx";
import type { View } from "./simulation.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.inspector;
type Names = Record<string, string>;

const Stack = part("div", styles.stack);
const Now = part("p", styles.now);
const List = part("ul", styles.list);
// In a low pane, the legend stays in place while the picture scrolls.
const Head = part("div", styles.head);
const Last = part("div", styles.last);

export function ChartView({ view: { loaded, watched } }: { view: View }) {
  const { snapshot, at, visited, branches, handling } = watched;
  const machine = snapshot?.machine;
  const oneThing = loaded?.definition.oneThing;
  const chart = useMemo(() => {
    const root = machine?.root ?? (oneThing && compileFlow(oneThing).root);
    return root && chartOf(root as unknown as MachineNode);
  }, [machine, oneThing]);
  const steps = useMemo(() => (oneThing ? stepNames(oneThing) : {}), [oneThing]);
  if (!chart || !oneThing) return null;
  const here = at === "" ? simulatorTexts.chart.nowhere : stateName(at, steps);
  const gone = [...visited].map((path) => stateName(path, steps)).join("、");
  // Noting an answer is no transition.
  const [last, ...older] = branches.filter(({ from, to }) => to !== "" && to !== from);
  return (
    <Stack>
      <Head>
        <Now role="status">{words.now(here)}</Now>
        {last && (
          <Last>
            <strong>{words.last}</strong>
            <p>{wayText(last, steps)}</p>
            <p>{reasonText(last, steps)}</p>
          </Last>
        )}
      </Head>
      <ChartPicture
        chart={chart}
        steps={steps}
        at={at}
        visited={visited}
        label={simulatorTexts.chart.label(here, gone)}
      />
      {handling.through.length > 0 && (
        <p>
          {words.before}：{handling.through.map((state) => stateName(state, steps)).join(" → ")}
        </p>
      )}
      <Fold title={words.branches}>
        <List>
          {older.slice(0, 12).map((branch) => (
            <li key={branch.id}>{branchText(branch, steps)}</li>
          ))}
        </List>
      </Fold>
      <Fold title={words.ways}>
        <Ways chart={chart} steps={steps} />
      </Fold>
    </Stack>
  );
}

const branchText = (branch: Branch, steps: Names): string =>
  `${wayText(branch, steps)}；${reasonText(branch, steps)}`;

function wayText({ event, from, to }: Branch, steps: Names): string {
  return `${eventName(event)}：${stateName(from, steps)} → ${stateName(to, steps)}`;
}

/** Why it went this way: the condition that held, and those before it that did not. */
function reasonText({ guard, refused }: Branch, steps: Names): string {
  const passed = refused.map((name) => conditionName(name, steps)).join("、");
  if (guard === undefined && passed === "") return words.always;
  const held = guard === undefined ? "" : words.decided(conditionName(guard, steps));
  return [held, passed && words.refused(passed)].filter(Boolean).join("；");
}

function Ways({ chart, steps }: { chart: Chart; steps: Names }) {
  const boxes = chart.groups.flatMap((group) => [group, ...group.states]);
  const rows = [
    ...boxes.flatMap(({ node, path }) => waysOf(node).map((way) => ({ way, from: stateName(path, steps) }))),
    ...chart.anywhere.map((way) => ({ way, from: words.anywhere })),
  ];
  return (
    <List>
      {rows.map(({ way, from }) => {
        const to = (way.target ?? []).map(({ path }) => stateName(path.join("."), steps)).join("、");
        const text = `${from}：${eventName(way.eventType)} → ${to || words.stayed}`;
        const guard = way.guard === undefined ? "" : `，${conditionName(guardName(way.guard), steps)}`;
        return <li key={`${text}${guard}`}>{text + guard}</li>;
      })}
    </List>
  );
}
