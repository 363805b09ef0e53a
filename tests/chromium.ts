// Finds or installs a Chromium that starts, with the flags it needs; shared by Vitest, Playwright and the bench.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type LaunchOptions } from "playwright";
import { aptInstall, asRoot, attempt, canInstall } from "./debian.ts";

/** A Chromium on this machine; `source` is a sentence to print. */
export interface Chromium {
  executablePath: string;
  source: string;
}

/** Debian's Chromium without windows: a page of its own is there in a third of the time. */
const shell = { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };

const installed = [
  shell.path,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Every Chromium on this machine, the preferred one first. */
function candidates(): Chromium[] {
  const named = process.env.CHROMIUM_PATH;
  const found = [
    ...(named ? [{ executablePath: named, how: "CHROMIUM_PATH" }] : []),
    ...installed.map((executablePath) => ({ executablePath, how: "installed" })),
    { executablePath: chromium.executablePath(), how: "Playwright's own" },
  ];
  return found
    .filter(({ executablePath }) => existsSync(executablePath))
    .map(({ executablePath, how }) => ({ executablePath, source: `Chromium: ${executablePath} (${how})` }));
}

// An existing file may still not start: missing libraries, or Ubuntu's stub that asks for a snap.
function starts({ executablePath }: Chromium): boolean {
  return spawnSync(executablePath, ["--version", "--no-sandbox"], { timeout: 30_000 }).status === 0;
}

/** Without a Chinese font, Chinese text is drawn as boxes; installs one if possible, and otherwise changes nothing. */
function ensureChineseFont(): void {
  if (!canInstall) return;
  const fonts = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  if (!fonts.stdout?.trim()) aptInstall("fontconfig", "fonts-noto-cjk");
}

/**
 * Finds a Chromium that starts, or downloads one; from then on `launchOptions` uses it too.
 * Throws one sentence that says what to do when that fails too.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const fetches = [
    // Another one would do for a person's machine.
    () => process.env.CI && canInstall && !existsSync(shell.path) && aptInstall(shell.package),
    () => attempt("npx", ["playwright", "install", ...(canInstall ? ["--with-deps"] : []), "chromium"]),
    () => canInstall && aptInstall("chromium", "fonts-noto-cjk"),
  ];
  for (const fetch of fetches) {
    fetch();
    const found = candidates().find(starts);
    if (found) {
      process.env.CHROMIUM_PATH = found.executablePath;
      ensureChineseFont();
      return found;
    }
  }
  throw new Error(
    "No Chromium starts on this machine and none could be fetched: install Chromium or Chrome and set CHROMIUM_PATH to its executable.",
  );
}

/** A program that starts it with a lower priority, so that a busy machine is a slow one for it. */
function behindOthers(executablePath: string, nice: string): string {
  const program = join(tmpdir(), `chromium-nice-${nice}`);
  writeFileSync(program, `#!/bin/sh\nexec nice -n ${nice} "${executablePath}" "$@"\n`, { mode: 0o755 });
  return program;
}

/**
 * What Playwright needs to start this machine's Chromium.
 * Downloads nothing: call `findChromium` first if there may be none.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = candidates()[0]?.executablePath;
  const { CHROMIUM_NICE: nice } = process.env;
  return {
    executablePath: nice && executablePath ? behindOthers(executablePath, nice) : executablePath,
    args: [
      ...(asRoot ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
