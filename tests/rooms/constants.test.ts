// Nothing goes in; each constant of point 9 is looked for where it is said to stand, and nowhere else.
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

interface Constant {
  name: string;
  /** The one file it stands in. */
  file: string;
  /** How it stands there, exactly once. */
  as: RegExp;
  /** How the bare number would look elsewhere in engine and renderer; absent: too common a number to be looked for. */
  bare?: RegExp;
  /** Files where the same number means something else. */
  other?: string[];
}

const constants: Constant[] = [
  {
    name: "HTTP timeout 60000 ms",
    file: "engine/client/create-client.ts",
    as: /export const callTimeout = 60_000;/,
    bare: /\b60_?000\b/,
  },
  {
    name: "real-name poll 2000 ms",
    file: "engine/portal/handling/face-check.ts",
    as: /export const facePoll = 2000;/,
    bare: /\b2_?000\b/,
    // A wait of the browser until dialogs are fetched ahead; the timer below; a year; how long a page in work is awaited.
    other: [
      "renderer/dialogs/index.tsx",
      "engine/portal/handling/qr-check.ts",
      "workshop/answers/edge-answers.ts",
      "renderer/build/changed-content.ts",
    ],
  },
  {
    name: "legal login poll 3000 ms",
    file: "engine/portal/handling/legal-login.ts",
    as: /export const legalPoll = 3000;/,
    bare: /\b3_?000\b/,
    // How long 已复制 stays.
    other: ["renderer/look/parts/copy-button.tsx"],
  },
  {
    name: "QR refresh timer 2000 ms",
    file: "engine/portal/handling/qr-check.ts",
    as: /export const qrTimer = 2000;/,
  },
  {
    name: "anchor-click lock 1000 ms",
    file: "renderer/pages/list/scroll-spy.ts",
    as: /const clickLock = 1000;/,
  },
  {
    name: "scroll and resize throttle 100 ms",
    file: "renderer/pages/list/scroll-spy.ts",
    as: /const throttle = 100;/,
  },
  {
    name: "page-chunk load timeout 120000 ms",
    file: "renderer/pages/chunk-failure.ts",
    as: /export const chunkTimeout = 120_000;/,
    bare: /\b120_?000\b/,
  },
  {
    name: "loading-close delay 500 ms",
    file: "engine/portal/portal-state.ts",
    as: /export const loadingCloseDelay = 500;/,
  },
  {
    name: "side menu from 1366 px",
    file: "renderer/look/system.ts",
    as: /const sideMenuFrom = 1366;/,
    bare: /\b1366\b|85\.375/,
    // The width of a drawing.
    other: ["renderer/look/pictures/wave.tsx"],
  },
  {
    name: "home list 3 groups of 6 items",
    file: "renderer/pages/home/limits.ts",
    as: /homeList = \{ groups: 3, items: 6 \}/,
  },
  {
    name: "dialog widths 400, 480, 617, 750 and 1200 px",
    file: "renderer/frame/dialog-frame.tsx",
    as: /const dialogWidths = \[400, 480, 617, 750, 1200\] as const;/,
    bare: /\b(480|617|750|1200)px/,
  },
  {
    name: "signature canvas 600 × 600, line width 5 to 30",
    file: "engine/signature/canvas.ts",
    as: /width: 600,\n {2}height: 600,\n {2}lineWidth: \{ min: 5, max: 30, /,
  },
  {
    name: "image compression 0.92, JPEG",
    file: "renderer/steps/submit-materials/compress-image.ts",
    as: /const compression = \{ quality: 0\.92, mimeType: "image\/jpeg" \}/,
    bare: /\b0?\.92\b/,
    // The lightness of a colour.
    other: ["renderer/look/hues.ts"],
  },
  {
    name: "PDF zoom from 10",
    file: "renderer/dialogs/preview/zoom.ts",
    as: /const zooms = \[10, 12, 15, 20, 25, 30, 40, 50\] as const;/,
  },
  {
    name: "PDF zoom to 50",
    file: "renderer/dialogs/preview/zoom.ts",
    as: /const mostZoom = 50;/,
  },
  {
    name: "PDF scale relative to 10",
    file: "renderer/dialogs/preview/zoom.ts",
    as: /scaleOf = \(zoom: number\): number => zoom \/ leastZoom;/,
  },
  {
    name: "skeletons of 2 to 3 rows",
    file: "renderer/look/parts/skeleton-rows.tsx",
    as: /rows = 3 \}: \{ rows\?: 2 \| 3 \}/,
  },
  {
    name: "random id of length 3",
    file: "renderer/form/random-id.ts",
    as: /randomId\(length = 3\)/,
  },
  {
    name: "random id in base 36",
    file: "renderer/form/random-id.ts",
    as: /const base = 36;/,
  },
  {
    name: "date format year-month-day with time",
    file: "engine/check/calendar.ts",
    as: /toISOString\(\)\.slice\(0, 19\)\.replace\("T", " "\)/,
    bare: /toISOString\(/,
  },
  {
    name: "terminal pc",
    file: "engine/contract/terminal.ts",
    as: /export const terminal = "pc";/,
    bare: /[:=] "pc"[^;]/,
    // A notice says for which terminals it is; the types of the calls.
    other: ["engine/one-thing/one-thing.ts", "engine/one-thing/guide/before-handling.ts"],
  },
  {
    name: "plat PC",
    file: "engine/contract/terminal.ts",
    as: /export const plat = "PC";/,
    bare: /[:=] "PC"[^;]/,
  },
  {
    name: "default complaint text",
    file: "renderer/texts/guide.ts",
    as: /^ {2}nothing: "暂无相关信息",$/,
  },
  {
    name: "legacy token entry of session storage",
    file: "engine/portal/visit/persisted.ts",
    as: /const tokenKeys = \["aNetToken", "token"\] as const;/,
  },
];

/** Types printed from the calls' JSON name values too: the JSON is where those stand. */
const generated = "engine/contract/types.gen.ts";
const files = Object.fromEntries(
  Object.entries(sourceFiles("engine", "renderer")).filter(([path]) => path !== generated),
);
/** Without comments: they may say a number that stands elsewhere. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");

describe("[9] business constants and limits", () => {
  it.each(constants)("[9] $name stands exactly once, in $file", ({ file, as }) => {
    const found = files[file]?.match(new RegExp(as.source, "gm")) ?? [];
    expect(found).toHaveLength(1);
  });

  it.each(constants.filter(({ bare }) => bare))(
    "[9] $name stands nowhere else as a bare value",
    ({ file, bare, other = [] }) => {
      const again = Object.entries(files)
        .filter(([path, text]) => path !== file && !other.includes(path) && bare?.test(code(text)))
        .map(([path]) => path);
      expect(again).toEqual([]);
    },
  );
});
