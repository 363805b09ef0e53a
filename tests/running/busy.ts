// Keeps every core busy, so that a browser beside it is as slow as on a machine that others use.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** How Chromium is put behind the busy processes (`nice`): on a full core it then gets a quarter of the time. */
export const slowedChromium = "5";

/** Starts a process for each core that never rests; they end with this one. Returns how to end them earlier. */
export function keepBusy(): () => void {
  // Its input closes when this process ends, however that happens.
  const forever = "process.stdin.on('end', process.exit).resume(); for (;;) await new Promise(setImmediate);";
  const running = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", forever], { stdio: ["pipe", "ignore", "ignore"] }),
  );
  return () => {
    for (const child of running) child.kill();
  };
}
