// Debian's own clamd, with its own limits, and the standard's test file as its only signature.

import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type ClamdSettings, checkClamd, clamdScanner } from "../../../gateway/files/clamd.ts";
import { findProgram } from "../../debian.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const megabyte = 1024 * 1024;
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

/** `limits`: lines of clamd.conf. */
async function clamd(limits: string): Promise<ClamdSettings> {
  const folder = temporaryFolder("portal-clamd");
  const [signatures, socket, config] = ["signatures", "socket", "clamd.conf"].map((name) =>
    join(folder, name),
  );
  mkdirSync(signatures as string);
  const hex = Buffer.from(eicar).toString("hex");
  writeFileSync(join(signatures as string, "test.ndb"), `Eicar-Test-Signature:0:*:${hex}\n`);
  const lines = ["Foreground yes", `DatabaseDirectory ${signatures}`, `LocalSocket ${socket}`, limits];
  writeFileSync(config as string, `${lines.join("\n")}\n`);
  chmodSync(folder, 0o755);
  const child = spawn(findProgram("clamd", "clamav-daemon"), ["-c", config as string], { stdio: "ignore" });
  const ended = new Promise((done) => child.on("close", done));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await expect
    .poll(
      () =>
        new Promise((done) => {
          const trial = connect({ path: socket as string }, () => done(true));
          trial.on("error", () => done(false));
          trial.on("connect", () => trial.end());
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  return { kind: "clamd", socket: socket as string };
}

async function scan(settings: ClamdSettings, ...pieces: Uint8Array[]): Promise<string> {
  const told: unknown[] = [];
  async function* bytes() {
    yield* pieces;
  }
  try {
    for await (const _ of clamdScanner(settings, (problem) => told.push(problem))(bytes()));
    return "clean";
  } catch (problem) {
    return [(problem as Error).message, ...told].join(" ");
  }
}

// As Debian writes them.
const usual = "MaxFileSize 25M\nMaxScanSize 100M\nStreamMaxLength 100M";
const large = "MaxFileSize 70M\nMaxScanSize 100M\nStreamMaxLength 100M";

test("Debian's own limits let a large file through unread: it is refused, and adapters -- check says what to set", async () => {
  const settings = await clamd(usual);
  expect(await scan(settings, Buffer.alloc(megabyte, 1))).toBe("clean");
  expect(await scan(settings, Buffer.from(eicar))).toContain("发现病毒");
  expect(await scan(settings, Buffer.alloc(40 * megabyte, 1))).toMatch(
    /文件检查暂不可用.*64 MB clean without reading/,
  );
  await expect(checkClamd(settings)).rejects.toThrow("set MaxFileSize, MaxScanSize and StreamMaxLength");
});

test("with limits above the largest file everything is read, and the check is content", async () => {
  const settings = await clamd(large);
  await checkClamd(settings);
  expect(await scan(settings, Buffer.alloc(40 * megabyte, 1))).toBe("clean");
  expect(await scan(settings, Buffer.alloc(40 * megabyte, 1), Buffer.from(eicar))).toContain("发现病毒");
});
