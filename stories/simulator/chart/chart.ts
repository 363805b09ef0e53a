// Lays out a compiled machine: a box for each step with its states, and a line for every transition between them.
import { type MachineNode, type Way, waysOf } from "./machine-parts.ts";

export interface Box {
  path: string;
  node: MachineNode;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Group extends Box {
  states: Box[];
}

export interface Line {
  from: string;
  to: string;
  events: string[];
  /** `on`: forwards · `back`: to an earlier step · `inside`: within a step. */
  kind: "on" | "back" | "inside";
  d: string;
}

export interface Chart {
  width: number;
  height: number;
  groups: Group[];
  lines: Line[];
  /** Transitions that are possible in every state. */
  anywhere: Way[];
}

const width = 372;
const side = 26;
const pad = 10;
const perRow = 3;
const gap = 18;
const head = 28;
const chip = { w: (width - 2 * side - 2 * pad - (perRow - 1) * gap) / perRow, h: 32 };
const rowGap = 26;
const between = 30;

/** A state that is left immediately gets no box. */
const isPassing = (node: MachineNode): boolean =>
  (node.always?.length ?? 0) > 0 && node.transitions.size === 0 && Object.keys(node.states).length === 0;

const pathOf = ({ path }: MachineNode): string => path.join(".");

export function chartOf(root: MachineNode): Chart {
  const groups: Group[] = [];
  let y = 4;
  for (const node of Object.values(root.states)) {
    if (isPassing(node)) continue;
    const group = groupAt(node, y);
    groups.push(group);
    y += group.h + between;
  }
  return {
    width,
    height: y - between + 4,
    groups,
    lines: linesOf(groups),
    anywhere: waysOf(root),
  };
}

function groupAt(node: MachineNode, y: number): Group {
  const states = Object.values(node.states).map((state, at): Box => {
    const x = side + pad + (at % perRow) * (chip.w + gap);
    const row = Math.floor(at / perRow);
    return { path: pathOf(state), node: state, x, y: y + head + row * (chip.h + rowGap), ...chip };
  });
  const rows = Math.ceil(states.length / perRow);
  const below = rows === 0 ? 0 : rows * chip.h + (rows - 1) * rowGap + pad + 14;
  return { path: pathOf(node), node, x: side, y, w: width - 2 * side, h: head + below, states };
}

function linesOf(groups: readonly Group[]): Line[] {
  const lines = new Map<string, Line>();
  groups.forEach((group, at) => {
    for (const box of [group, ...group.states]) {
      for (const way of waysOf(box.node)) {
        for (const target of way.target ?? []) {
          const to = groups.findIndex(({ path }) => path === target.path[0]);
          const aim = groups[to];
          if (!aim) continue;
          const named = aim.states.find(({ path }) => path === pathOf(target));
          // Naming one's own step means the state in which it begins.
          const end = named ?? (aim === group ? (group.states[0] ?? aim) : aim);
          if (end === box) continue;
          const key = `${box.path} ${end.path}`;
          const known = lines.get(key);
          if (known) known.events = [...new Set([...known.events, way.eventType])];
          else lines.set(key, lineBetween(box, end, to - at, way.eventType));
        }
      }
    }
  });
  return [...lines.values()];
}

function lineBetween(from: Box, to: Box, steps: number, event: string): Line {
  const common = { from: from.path, to: to.path, events: [event] };
  if (steps === 0) return { ...common, kind: "inside", d: inside(from, to) };
  if (steps > 0) return { ...common, kind: "on", d: onwards(from, to, steps) };
  return { ...common, kind: "back", d: backwards(from, to, event) };
}

const middle = ({ x, w }: Box) => x + w / 2;

function inside(from: Box, to: Box): string {
  const sameRow = from.y === to.y;
  const next = sameRow && Math.abs(from.x - to.x) < chip.w + gap + 1;
  if (next && to.x > from.x) return `M${from.x + from.w} ${from.y + 11}H${to.x - 2}`;
  if (next) return `M${from.x} ${from.y + 21}H${to.x + to.w + 2}`;
  // Goes around what lies between them, below the row.
  const low = Math.max(from.y + from.h, to.y + to.h) + 10;
  if (sameRow) return `M${middle(from)} ${from.y + from.h}V${low}H${middle(to)}V${to.y + to.h + 2}`;
  const down = to.y > from.y;
  const [start, end] = down ? [from.y + from.h, to.y - 2] : [from.y, to.y + to.h + 2];
  const half = down ? start + rowGap / 2 : start - rowGap / 2 + 4;
  return `M${middle(from)} ${start}V${half}H${middle(to)}V${end}`;
}

function onwards(from: Box, to: Box, steps: number): string {
  const isBelow = to.x < middle(from) && middle(from) < to.x + to.w;
  if (steps === 1 && isBelow) return `M${middle(from)} ${from.y + from.h}V${to.y - 2}`;
  const x = width - side + 12;
  // Goes over the row and down into one state of the next step.
  if (steps === 1) return `M${from.x + from.w} ${from.y + 16}H${x}V${to.y - 8}H${middle(to)}V${to.y - 2}`;
  return `M${from.x + from.w} ${from.y + 16}H${x}V${to.y + 14}H${to.x + to.w + 2}`;
}

/** A step back runs along the left, a jump along the right. */
function backwards(from: Box, to: Box, event: string): string {
  if (event !== "GO") {
    const x = side - 12;
    return `M${from.x} ${from.y + 16}H${x}V${to.y + 14}H${to.x - 2}`;
  }
  const x = width - side + 12;
  return `M${from.x + from.w} ${from.y + 16}H${x}V${to.y + 14}H${to.x + to.w + 2}`;
}
