// Draws the project's rooms and the imports between them, as they are in the code, for docs/architecture.md.
import { agreed, floors, house } from "./house.ts";
import { importsOf } from "./imports-of.ts";
import type { Files } from "./source-files.ts";

/** Room → the rooms it imports. */
export type Arrows = Map<string, Set<string>>;

const rooms = Object.keys(house).sort((a, b) => b.length - a.length);
/** What the picture shows as one. */
const shownAs: Record<string, string> = {
  ...Object.fromEntries(floors.map((floor) => [`gateway/${floor}`, "gateway"])),
  ...Object.fromEntries(agreed.map((room) => [room, "agreed"])),
};
function roomOf(path: string): string | undefined {
  const found = rooms.find((room) => path === room || path.startsWith(`${room}/`));
  return found && (shownAs[found] ?? found);
}

/** What each room imports, including types. An arrow that follows from a longer path is left out, so that the picture shows the shape. */
export function roomArrows(files: Files): Arrows {
  const all: Arrows = new Map();
  for (const [path, text] of Object.entries(files)) {
    const from = roomOf(path);
    if (!from || !/\.tsx?$/.test(path) || path.endsWith(".d.ts")) continue;
    const to = all.get(from) ?? new Set();
    all.set(from, to);
    for (const { target, inProject } of importsOf(path, text)) {
      const room = inProject ? roomOf(target) : undefined;
      if (room && room !== from) to.add(room);
    }
  }
  return new Map(
    [...all].map(([from, to]) => [from, new Set([...to].filter((room) => !detour(all, from, room)))]),
  );
}

/** Whether `to` can be reached from `from` through another room. */
function detour(all: Arrows, from: string, to: string): boolean {
  const seen = new Set<string>();
  const leads = (room: string): boolean =>
    [...(all.get(room) ?? [])].some((next) => {
      if ((room === from && next === to) || seen.has(next)) return false;
      seen.add(next);
      return next === to || leads(next);
    });
  return leads(from);
}

interface Box {
  x: number;
  y: number;
  width: number;
  lines: string[];
}

const height = 44;
const row = 78;
const top = 64;

/** The position of each room: left edge in pixels, row from the top, width, what it is for. */
const places: Record<string, [x: number, row: number, width: number, says?: string]> = {
  "stories/config": [40, 0, 150],
  stories: [250, 0, 150, "Storybook"],
  "gateway/ops/dev.ts": [900, 0, 150, "npm run dev"],
  "vite.config.ts": [460, 0.7, 150, "npm run build"],
  "renderer/build": [250, 1.4, 150, "build plugins"],
  "renderer/main.tsx": [40, 2, 150, "assembles"],
  "renderer/document": [250, 2.6, 150, "pages as HTML"],
  "renderer/tree.tsx": [40, 3.2, 150, "what React sees"],
  "renderer/routes.tsx": [40, 4, 150, "path → page"],
  "renderer/ports": [250, 4, 150, "what a browser has"],
  "renderer/pages": [40, 5, 150],
  "renderer/steps": [40, 6, 150],
  "renderer/guides": [250, 6, 150],
  "renderer/form": [480, 7, 150, "a form anywhere"],
  "renderer/dialogs": [250, 7, 150],
  "renderer/frame": [40, 8, 150, "header, bars, step bar"],
  "renderer/portal.ts": [250, 8, 150, "its one hook file"],
  "renderer/look": [40, 9, 150, "design system"],
  "renderer/texts": [250, 9, 150, "all Chinese texts"],
  "renderer/router.tsx": [40, 10, 150, "links and addresses"],
  workshop: [660, 3, 150, "check, diff, new, words"],
  "gateway/ops/server.ts": [1080, 1, 150, "opens the port"],
  gateway: [1000, 4, 150, "the server"],
  "stand-ins": [1230, 5, 150, "for the city's systems"],
  agreed: [1150, 8, 230, "gateway: contract, signature, paper"],
  content: [820, 8, 150, "reads a content folder"],
  "engine/portal/index.ts": [240, 10, 170, "the visit's door"],
  "engine/index.ts": [480, 10, 150, "the form's door"],
  "engine/command": [480, 9, 150, "judges a file of answers"],
  "engine/portal": [250, 11, 150, "a visit"],
  "engine/form-state": [480, 11, 150, "one section at a time"],
  "engine/client": [40, 12, 150, "signed calls"],
  "engine/flow": [310, 12, 150, "the machine"],
  "engine/change": [660, 11, 150, "a draft of an old version"],
  "engine/contract": [40, 16, 150, "the table of calls"],
  "engine/declaration": [400, 13, 150, "asked, checked, sent"],
  "engine/reader": [820, 13, 150, "JSON → checked"],
  "engine/one-thing": [640, 14, 150, "its definition"],
  "engine/signature": [250, 14, 130],
  "engine/company": [420, 14, 130],
  "engine/application": [180, 13, 160, "statuses, transitions"],
  "engine/condition": [640, 15, 150, "情形"],
  "engine/person": [420, 15, 130],
  "engine/sentences": [840, 15, 150, "Chinese, English"],
  "engine/privacy": [250, 16, 130],
  "engine/check": [520, 16, 130],
  "engine/problem": [740, 16, 130],
  flows: [900, 16, 140, "content, JSON only"],
  schemas: [1070, 16, 150, "contracts, JSON only"],
};

/** The picture as SVG text. Throws when a room has no position in it. */
export function drawRooms(arrows: Arrows): string {
  const boxes = new Map<string, Box>();
  for (const room of new Set([...arrows.keys(), ...[...arrows.values()].flatMap((to) => [...to])])) {
    const place = places[room];
    if (!place)
      throw new Error(`${room} has no place in the picture: give it one in tests/rooms/draw-rooms.ts`);
    const [x, at, width, says] = place;
    boxes.set(room, { x, y: top + at * row, width, lines: says ? [room, says] : [room] });
  }
  const lines = [...arrows].flatMap(([from, to]) =>
    [...to].map((room) => arrow(from, room, boxes.get(from) as Box, boxes.get(room) as Box)),
  );
  const width = Math.max(...[...boxes.values()].map((box) => box.x + box.width)) + 40;
  const bottom = Math.max(...[...boxes.values()].map((box) => box.y)) + height + 30;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" font-family="system-ui, sans-serif">`,
    "<title>The rooms of the house: an arrow leads from a room to one that it imports</title>",
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6b7c"/></marker></defs>',
    `<rect width="${width}" height="${bottom}" fill="#fff"/>`,
    '<text x="40" y="36" font-size="20" font-weight="600" fill="#1d2733">An arrow leads from a room to one that it imports; what a longer way says too is left out</text>',
    ...lines.sort(),
    ...[...boxes].sort(([a], [b]) => a.localeCompare(b)).map(([room, box]) => drawBox(room, box)),
    "</svg>",
  ].join("\n")}\n`;
}

const tints: Record<string, string> = {
  engine: "#e6f0ff",
  renderer: "#e8f6ee",
  gateway: "#fdeee0",
  workshop: "#f4eafa",
  content: "#f4eafa",
  stories: "#f4eafa",
};

function drawBox(room: string, { x, y, width, lines }: Box): string {
  const fill = tints[room.split("/")[0] ?? ""] ?? "#eef0f2";
  const text = lines.map((line, at) => {
    const [size, colour] = at === 0 ? [14, "#1d2733"] : [12, "#5b6b7c"];
    const base = lines.length === 1 ? y + 28 : y + 20 + at * 17;
    return `<text x="${x + width / 2}" y="${base}" font-size="${size}" fill="${colour}" text-anchor="middle">${line}</text>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="#9fb0c0"/>${text.join("")}`;
}

function arrow(from: string, to: string, a: Box, b: Box): string {
  const down = b.y >= a.y;
  const [x1, y1] = [a.x + a.width / 2, down ? a.y + height : a.y];
  const [x2, y2] = [b.x + b.width / 2, down ? b.y : b.y + height];
  const bend = Math.max(24, Math.abs(y2 - y1) / 3) * (down ? 1 : -1);
  return `<path data-from="${from}" data-to="${to}" d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#5b6b7c" stroke-opacity=".75" marker-end="url(#tip)"/>`;
}
