// The simulator: switches, the portal's page and the inspector, side by side if there is room.
import { useEffect, useState, useSyncExternalStore } from "react";
import { part } from "../../renderer/look/part.tsx";
import { Note } from "../../renderer/look/parts/note.tsx";
import { MemoryRouter } from "../makers/memory-router.tsx";
import { CallsView } from "./calls-view.tsx";
import { ChartView } from "./chart-view.tsx";
import type { Given } from "./read-scenario.ts";
import { RecordView } from "./record-view.tsx";
import { createSimulation, type Simulation, type View } from "./simulation.ts";
import styles from "./simulator.styles.ts";
import { StagePane } from "./stage/stage-pane.tsx";
import { Switches } from "./switches.tsx";
import { Tabs } from "./tabs.tsx";
import { simulatorTexts as texts } from "./texts.ts";
import { WhyView } from "./why-view.tsx";

const Page = part("main", styles.page);
const Head = part("header", styles.head);
const Title = part("h1", styles.title);
const Told = part("p", styles.told);
const Pane = part("div", styles.pane);
const Stage = part("div", styles.stage);
const Sent = part("code", styles.sent);

export type InspectorTab = keyof typeof texts.inspector.tabs;

export interface SimulatorWish {
  given: Given;
  /** The part of the inspector that is open at first. */
  tab?: InspectorTab;
  /** Exposes the simulation to callers that drive it without its switches. */
  onSimulation?: (simulation: Simulation) => void;
}

export function Simulator(wish: SimulatorWish) {
  const [simulation, setSimulation] = useState<Simulation>();
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit is one simulation, whatever is wished later.
  useEffect(() => {
    const made = createSimulation();
    const { given } = wish;
    setSimulation(made);
    wish.onSimulation?.(made);
    if (given.kind === "unreadable") setProblem(texts.unreadable.message);
    if (given.kind === "scenario")
      made.play(given.scenario).catch(() => {
        setProblem(texts.unreadable.unknown(given.scenario.code));
        void made.restart();
      });
    else void made.restart();
    return made.stop;
  }, []);
  if (!simulation) return null;
  // The look's links need a router around them.
  return (
    <MemoryRouter>
      <Open simulation={simulation} problem={problem} wish={wish} />
    </MemoryRouter>
  );
}

function Open({
  simulation,
  problem,
  wish,
}: {
  simulation: Simulation;
  problem: string | null;
  wish: SimulatorWish;
}) {
  const view = useSyncExternalStore(simulation.subscribe, simulation.view);
  return (
    <Page data-story="" aria-busy={view.busy}>
      <Head>
        <Title>{texts.title}</Title>
        <Told role="status">{view.told || texts.lead}</Told>
      </Head>
      <Pane className={styles.switches}>
        {problem !== null && <Unreadable problem={problem} given={wish.given} />}
        <Switches simulation={simulation} view={view} />
      </Pane>
      <Stage>
        <StagePane simulation={simulation} view={view} />
      </Stage>
      <Pane as="section" className={styles.inspector} aria-label={texts.inspector.title}>
        <Inspector view={view} first={wish.tab} />
      </Pane>
    </Page>
  );
}

function Unreadable({ problem, given }: { problem: string; given: Given }) {
  return (
    <Note tone="danger" role="alert">
      <strong>{texts.unreadable.title}</strong>
      <p>{problem}</p>
      {given.kind === "unreadable" && (
        <p>
          {texts.unreadable.text}：<Sent>{given.text.slice(0, 120)}</Sent>
        </p>
      )}
    </Note>
  );
}

function Inspector({ view, first }: { view: View; first?: InspectorTab | undefined }) {
  const { tabs, title } = texts.inspector;
  return (
    <Tabs
      label={title}
      first={first}
      panels={[
        { key: "chart", title: tabs.chart, draw: () => <ChartView view={view} /> },
        { key: "why", title: tabs.why, draw: () => <WhyView view={view} /> },
        { key: "calls", title: tabs.calls, draw: () => <CallsView calls={view.world.calls} /> },
        { key: "record", title: tabs.record, draw: () => <RecordView view={view} /> },
      ]}
    />
  );
}
