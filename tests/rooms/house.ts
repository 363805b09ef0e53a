// The project's architecture as data: its rooms, what each may import, and who may use which package.

interface Layer {
  rooms: string[];
  /** The rooms of this layer do not import each other. */
  apart?: boolean;
}

/** Room → the rooms it may import. A room is a folder or a file, and the longest one that matches a path is its room. */
export type House = Record<string, string[]>;

function stack(base: string, layers: Layer[], also: string[]): House {
  const house: House = {};
  const below: string[] = [];
  for (const { rooms, apart } of layers) {
    const here = rooms.map((room) => `${base}/${room}`);
    for (const room of here) house[room] = [...below, ...(apart ? [room] : here), ...also];
    below.push(...here);
  }
  return house;
}

const engineRooms = stack(
  "engine",
  [
    { rooms: ["problem", "contract", "sentences"], apart: true },
    { rooms: ["check", "privacy"] },
    { rooms: ["person", "company", "signature", "application"], apart: true },
    { rooms: ["condition"] },
    { rooms: ["one-thing"] },
    { rooms: ["declaration"] },
    { rooms: ["reader", "form-state", "flow"], apart: true },
    { rooms: ["client"] },
    { rooms: ["change", "portal"], apart: true },
    { rooms: ["portal/index.ts"] },
  ],
  ["schemas"],
);
/** The form engine's door knows of no visit and no call. */
const door = "engine/index.ts";
const portalDoor = "engine/portal/index.ts";
const engine: House = {
  ...engineRooms,
  [door]: [
    door,
    "engine/reader",
    "engine/form-state",
    "engine/flow",
    ...(engineRooms["engine/reader"] ?? []),
  ],
  // What a person runs, in Node.
  "engine/command": ["engine/command", door, ...(engineRooms["engine/reader"] ?? [])],
};

const renderer = stack(
  "renderer",
  [
    { rooms: ["router.tsx"] },
    { rooms: ["look", "texts"] },
    { rooms: ["frame", "portal.ts"] },
    { rooms: ["form", "dialogs", "guides"] },
    { rooms: ["steps"] },
    { rooms: ["pages"] },
    { rooms: ["routes.tsx", "ports"] },
    { rooms: ["tree.tsx"] },
    { rooms: ["document"] },
    { rooms: ["main.tsx"] },
  ],
  [door, portalDoor],
);

const data = ["flows", "schemas"];
/** The rooms that know about a network or a visit; the gateway shares all others with the browser. */
const notPure = ["client", "portal", "portal/index.ts", "index.ts", "command"];
const pure = Object.keys(engine).filter((room) => !notPure.includes(room.replace("engine/", "")));
/** The engine's reader and everything that a definition consists of. */
const reading = (engine["engine/reader"] ?? []).filter((room) => room !== "engine/declaration");
/** What the gateway and the stand-ins beside it agree on. */
export const agreed = [
  "gateway/base/signed-message.ts",
  "gateway/base/own-address.ts",
  "gateway/files/paper.ts",
  "gateway/desk/page.ts",
  "gateway/ops/seed/persons.ts",
];
/** The gateway's rooms from the ground up: each may import those before it. */
export const floors = [
  ...["base", "database", "audit", "files", "declaring", "office", "outside"],
  ...["watch", "settings", "pages", "http", "data", "desk", "ops"],
];
const opensPort = ["gateway/ops/server.ts", "gateway/ops/dev.ts"];
const gateway = stack(
  "gateway",
  floors.map((floor) => {
    const parts = [...agreed, ...opensPort].filter((path) => path.startsWith(`gateway/${floor}/`));
    return { rooms: [floor, ...parts.map((path) => path.replace("gateway/", ""))] };
  }),
  ["content", ...data, ...pure],
);
const build = ["renderer/build", "content", door, ...data];
const stories = [
  "stories",
  "stories/config",
  ...Object.keys(renderer),
  ...[door, portalDoor, "workshop"],
  ...data,
  "tests/people",
];

/** Who may import whom, for every file of the project outside `tests/`. */
export const house: House = {
  ...engine,
  ...renderer,
  // Drawn anywhere: a form knows no page, no visit and no text but its own.
  "renderer/form": ["renderer/form", "renderer/look", door],
  "renderer/look": ["renderer/look", "renderer/router.tsx", door],
  // A step is handed everything it needs by the page of the declaration.
  "renderer/steps": (renderer["renderer/steps"] ?? []).filter((room) => room !== "renderer/portal.ts"),
  "renderer/main.tsx": [...(renderer["renderer/main.tsx"] ?? []), ...data],
  // In the page of `npm run dev`, changed definitions restart the portal.
  // It compiles the styles.
  "renderer/build": [...build, "renderer/look", "renderer/main.tsx"],
  content: ["content", ...reading, ...data],
  workshop: ["workshop", "content", ...data, ...Object.keys(engine)],
  ...gateway,
  ...Object.fromEntries(opensPort.map((room) => [room, [...(gateway[room] ?? []), "vite.config.ts"]])),
  // They stand for systems of the city, so they know nothing of the gateway's own.
  "stand-ins": ["stand-ins", ...pure, ...agreed],
  stories,
  "stories/config": [...stories, ...build, "tests/heavy-modules.ts"],
  "vite.config.ts": ["renderer/build"],
  flows: [],
  schemas: ["schemas"],
};

/** Targets outside these rooms that some room may import. */
export const neighbours = ["tests/people", "tests/heavy-modules.ts"];

/** Folders whose files are listed in a registry and never import each other. */
export const siblings = [
  "renderer/steps",
  "renderer/dialogs",
  "renderer/form/widgets",
  "gateway/http/routes",
  "gateway/http/checks",
];

interface PackageRule {
  packages: RegExp;
  /** Paths, or beginnings of paths that end in a slash. */
  only: string[];
  /** Beginnings of paths inside `only` that are excluded. */
  except?: string[];
}

const inNode = [
  "engine/command/",
  "gateway/",
  "stand-ins/",
  "content/",
  "workshop/",
  "renderer/build/",
  "stories/config/",
  "vite.config.ts",
];

/** A package that matches a rule may be imported only where the rule says; other packages are free. */
export const packageRules: PackageRule[] = [
  { packages: /^xstate($|\/)/, only: ["engine/flow/", "engine/portal/"] },
  { packages: /^@xstate\/react$/, only: ["renderer/"], except: ["renderer/build/"] },
  { packages: /^node:/, only: inNode },
  {
    packages: /^(react|react-dom|regexparam|wouter|@rjsf|signature_pad|qrcode\.react)($|\/)/,
    only: ["renderer/", "stories/"],
  },
  // They write the style sheet while the portal is built; a page has none of them.
  {
    packages: /^(@chakra-ui|@emotion)($|\/)/,
    only: ["renderer/build/styles.ts", "renderer/look/make-system.ts", "renderer/look/styles/styles.ts"],
  },
  { packages: /^(hono|@hono)($|\/)/, only: ["gateway/", "stand-ins/"] },
  { packages: /^(kysely|pg|@photostructure)($|\/)/, only: ["gateway/database/"] },
  {
    packages: /^(vite|@vitejs)($|\/)/,
    only: [
      "renderer/build/",
      "gateway/ops/server.ts",
      "gateway/ops/dev.ts",
      "stories/config/",
      "vite.config.ts",
    ],
  },
  { packages: /^(storybook|@storybook)($|\/)/, only: ["stories/"] },
  { packages: /^prom-client$/, only: ["gateway/watch/"] },
  { packages: /^uqr$/, only: ["stand-ins/"] },
];

/** Packages that exactly one file imports. */
export const oneImporter = ["@xstate/react", "wouter", "regexparam"];
