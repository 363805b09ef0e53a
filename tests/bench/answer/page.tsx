// Opens the filled-in form of a one-thing in the whole portal (`?thing=qykb`; `&rows=jcr`: that list has a hundred rows), and records for each click how long the next paint takes.
import { createRoot } from "react-dom/client";
import type { DeclarationRecord, Row } from "../../../engine/index.ts";
import "../../../renderer/look/look.ts";
import { keptDraft } from "../../../stories/makers/kept-draft.ts";
import { prepare, until } from "../../../stories/makers/prepared.ts";
import { Visit } from "../../../stories/makers/visit.tsx";
import { recordAt } from "../../people/record-at.ts";

declare global {
  interface Window {
    /** Milliseconds from a click to the next paint, one entry per click. */
    paints: number[];
  }
}

/** Stories save at once; a citizen's answer is saved a second later, long after it is painted. */
const saveDelay = 1000;
const setTimer = window.setTimeout.bind(window);
window.setTimeout = ((callback: () => void, milliseconds?: number) =>
  setTimer(callback, milliseconds === 0 ? saveDelay : milliseconds)) as typeof window.setTimeout;

const asked = new URLSearchParams(window.location.search);
const list = asked.get("rows");
const step = "one-form";
const world = await keptDraft(
  asked.get("thing") ?? "",
  ({ definition }, full) => recordAt(definition, list === null ? full : withRows(full, list), step, "filled"),
  {},
);
const prepared = await prepare(world);
prepared.portal.send({ type: "OPEN_STEP", step });
await until(prepared.portal, ({ session }) => session?.actor.getSnapshot().context.record.step === step);

/** The first row, a hundred times. */
function withRows(record: DeclarationRecord, section: string): DeclarationRecord {
  const [first] = record.answers[section] as Row[];
  if (!first) throw new Error(`${section} has no row.`);
  const rows = Array.from({ length: 100 }, (_, at) => ({ ...first, rowId: `row-${at}` }));
  return { ...record, answers: { ...record.answers, [section]: rows } };
}

window.paints = [];
addEventListener(
  "click",
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
      channel.port2.postMessage(undefined);
    }),
  { capture: true },
);

const root = document.getElementById("root");
if (root) createRoot(root).render(<Visit prepared={prepared} path="/step/three" />);
