// Checks out the content of an earlier git revision into a separate folder.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { contentFolders } from "../../content/content-files.ts";

export type FormerContent =
  /** `forget` deletes the folder. */
  | { ok: true; root: string; forget(): void }
  | { ok: false; because: "no-git" | "no-revision" | "no-content" };

const mostBytes = 256 * 1024 * 1024;

/** Only reads; nothing in the repository is touched. */
export function formerContent(folder: string, revision: string): FormerContent {
  const git = (args: string[], input?: string): Buffer | undefined => {
    try {
      const stdio = ["pipe", "pipe", "ignore"] as ("pipe" | "ignore")[];
      return execFileSync("git", ["-C", folder, ...args], { input, stdio, maxBuffer: mostBytes });
    } catch {
      return undefined;
    }
  };
  if (!git(["rev-parse", "--is-inside-work-tree"])) return { ok: false, because: "no-git" };
  const commit = git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`])
    ?.toString()
    .trim();
  if (!commit) return { ok: false, because: "no-revision" };
  const listed = git(["ls-tree", "-r", "-z", "--name-only", commit, "--", ...contentFolders]);
  const paths = (listed?.toString() ?? "").split("\0").filter(Boolean);
  if (paths.length === 0) return { ok: false, because: "no-content" };
  const contents = blobs(git(["cat-file", "--batch"], paths.map((path) => `${commit}:./${path}\n`).join("")));
  const root = mkdtempSync(join(tmpdir(), "former-content-"));
  paths.forEach((path, at) => {
    const target = resolve(root, path);
    const content = contents[at];
    if (!content || !target.startsWith(root + sep)) return;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  });
  return { ok: true, root, forget: () => rmSync(root, { recursive: true, force: true }) };
}

/** Parses `<id> blob <size>`, a newline, the bytes, a newline, repeated. Undefined for anything that is no file. */
function blobs(batch: Buffer = Buffer.alloc(0)): (Buffer | undefined)[] {
  const found: (Buffer | undefined)[] = [];
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf("\n", at);
    if (end < 0) break;
    const [, kind, size] = batch.subarray(at, end).toString().split(" ");
    const bytes = kind === "missing" ? 0 : Number(size);
    found.push(kind === "blob" ? batch.subarray(end + 1, end + 1 + bytes) : undefined);
    at = kind === "missing" ? end + 1 : end + bytes + 2;
  }
  return found;
}
