// Lays a life out: its statuses in rows and columns, and one line for all transitions between two of them by one actor.
import type { Actor, Transition } from "../../engine/portal/index.ts";

/** Any life, with its guards and events as plain words. */
export type AnyLife = Readonly<Record<string, Readonly<Record<string, Ways>>>>;
type Way = Transition<string | number, string>;
type Ways = Way | readonly Way[] | undefined;

export interface Change extends Omit<Way, "to"> {
  event: string;
  from: string;
  to: string;
}

/** Column and row of each status. */
export type Place = readonly [number, number];
export type Places = Readonly<Record<string, Place>>;

interface Point {
  x: number;
  y: number;
}

export interface Line {
  key: string;
  by: Actor;
  d: string;
}

export const box = { w: 150, h: 48 };
const cell = { w: 204, h: 124 };
const margin = 12;

/** Every row of the table, in its order. */
export const changesOf = (life: AnyLife): Change[] =>
  Object.entries(life).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, ways]) =>
      [ways ?? []].flat().map((way) => ({ ...way, event, from, to: String(way.to) })),
    ),
  );

export function middleOf([column, row]: Place): Point {
  return { x: margin + box.w / 2 + column * cell.w, y: margin + box.h / 2 + row * cell.h };
}

export function sizeOf(places: Places): { width: number; height: number } {
  const all = Object.values(places);
  const [columns, rows] = [0, 1].map((at) => Math.max(...all.map((place) => place[at] ?? 0)));
  const { x, y } = middleOf([columns ?? 0, rows ?? 0]);
  return { width: x + box.w / 2 + margin, height: y + box.h / 2 + margin };
}

/** What stays in its status has no line. */
export function linesOf(life: AnyLife, places: Places): Line[] {
  const lines = new Map<string, Line>();
  for (const { from, to, by } of changesOf(life)) {
    const [start, end] = [places[from], places[to]];
    const key = `${from} ${to} ${by}`;
    if (from === to || !start || !end || lines.has(key)) continue;
    const beside = [...lines.keys()].filter((other) => other.startsWith(`${from} ${to} `)).length;
    lines.set(key, { key, by, d: curve(start, end, beside, places) });
  }
  return [...lines.values()];
}

/** Bent to the right of its direction, so that there and back do not meet; more, or to the left, where a box stands in the way. */
function curve(from: Place, to: Place, beside: number, places: Places): string {
  const others = Object.values(places).filter((place) => place !== from && place !== to);
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const ways = bends.map((bend) => {
    const by = length * bend + Math.sign(bend) * beside * 22;
    return { x: (a.x + b.x) / 2 - (dy / length) * by, y: (a.y + b.y) / 2 + (dx / length) * by };
  });
  const mid = ways.find((way) => !others.some((other) => passes(a, way, b, other))) ?? ways[0] ?? a;
  const [start, end] = [edge(a, mid), edge(b, mid)];
  return `M${start.x} ${start.y}Q${round(mid.x)} ${round(mid.y)} ${end.x} ${end.y}`;
}

const bends = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48, 0.6, -0.6];

/** Whether the curve from `a` to `b` meets the box. */
function passes(a: Point, mid: Point, b: Point, place: Place): boolean {
  const { x, y } = middleOf(place);
  return Array.from({ length: 39 }, (_, at) => (at + 1) / 40).some((t) => {
    const on = (start: number, over: number, end: number) =>
      (1 - t) ** 2 * start + 2 * t * (1 - t) * over + t ** 2 * end;
    const [px, py] = [on(a.x, mid.x, b.x), on(a.y, mid.y, b.y)];
    return Math.abs(px - x) < box.w / 2 + 6 && Math.abs(py - y) < box.h / 2 + 6;
  });
}

/** Where the way from the middle of a box towards a point leaves the box. */
function edge(middle: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(box.w / 2 / Math.abs(dx || 1e-9), box.h / 2 / Math.abs(dy || 1e-9));
  return { x: round(middle.x + dx * share), y: round(middle.y + dy * share) };
}

const round = (number: number): number => Math.round(number * 10) / 10;
