// One line of each promise of docs/trust.md, changed so that the promise is broken; the named tests must notice.

import type { Change } from "./mutate.ts";

export interface Mutant extends Change {
  /** What the change breaks. */
  breaks: string;
  /** Files or folders of tests, any of which must fail. */
  tests: readonly string[];
}

const gateway = (path: string): string => `gateway/${path}`;
const tests = (path: string): string => `tests/gateway/${path}`;

export const promises: readonly Mutant[] = [
  {
    breaks: "no body is read before the signature header is there",
    file: gateway("http/checks/signed-looking.ts"),
    from: `if (!call.req.header("x-signature"))`,
    to: "if (false)",
    tests: [tests("limits/in-flight.test.ts")],
  },
  {
    breaks: "no body of a department is read before its signature holds",
    file: gateway("http/known-department.ts"),
    from: "if (!isSignedBy(secret, message, parts.clock.now())) refuse();",
    to: "",
    tests: [tests("limits/in-flight.test.ts")],
  },
  {
    breaks: "a department's body is the one that was signed",
    file: gateway("http/known-department.ts"),
    from: `if (bodyHashOf(call.get("raw")) !== bodyHash) refuse();`,
    to: "",
    tests: [tests("limits/in-flight.test.ts"), tests("office/events.test.ts")],
  },
  {
    breaks: "one sender does not take the room of all",
    file: gateway("http/limits/in-flight.ts"),
    from: " || own[what] + count > room.each[what]",
    to: "",
    tests: [tests("limits/in-flight.test.ts")],
  },
  {
    breaks: "what is too slow to be anybody's ends",
    file: gateway("http/limits/lowest-rate.ts"),
    from: "if (left < 0)",
    to: "if (false)",
    tests: [tests("limits/in-flight.test.ts")],
  },
  {
    breaks: "nobody is logged in by a stranger's link",
    file: gateway("http/login/login-state.ts"),
    from: "state !== undefined && shape.test(kept) && sameText(kept, state)",
    to: "state !== undefined",
    tests: [tests("outside/arrival.test.ts")],
  },
  {
    breaks: "an arrival is for the session that it was sealed for",
    file: gateway("http/login/arrival.ts"),
    from: "        .setAAD(Buffer.from(sessionId))",
    to: `        .setAAD(Buffer.from(""))`,
    tests: [tests("outside/arrival.test.ts")],
  },
  {
    breaks: "the revision is part of what is signed",
    file: "engine/contract/signed-text.ts",
    from: `["idempotency-key", "if-match"]`,
    to: `["idempotency-key"]`,
    tests: [tests("signature.test.ts"), tests("corpora/signatures")],
  },
  {
    breaks: "the name of an uploaded file is part of what is signed",
    file: "engine/contract/signed-text.ts",
    from: `export function uploadText({ name, ...place }: Ask<"uploadFile">): string {`,
    to: `export function uploadText({ name: _, ...place }: Ask<"uploadFile">): string { const name = "";`,
    tests: ["tests/engine/client/client.test.ts"],
  },
  {
    breaks: "a value moved to another row ends in an error",
    file: gateway("database/encryption/column-cipher.ts"),
    from: "JSON.stringify(place.map(String))",
    to: "JSON.stringify(place.slice(0, 2).map(String))",
    tests: [tests("keys/at-rest.test.ts")],
  },
  {
    breaks: "a wrong DATA_KEY refuses to start",
    file: gateway("database/encryption/data-keys.ts"),
    from: "if (lacking.length === 0) return;",
    to: "if (lacking.length >= 0) return;",
    tests: [tests("keys/at-rest.test.ts")],
  },
  {
    breaks: "hashes of names are not kept",
    file: gateway("database/signatures.ts"),
    from: `signature.kind === "typed" ? { ...signature, sha256: "" } : signature`,
    to: "signature",
    tests: [tests("keys/at-rest.test.ts")],
  },
  {
    breaks: "a sweep takes little",
    file: gateway("files/sweep-files.ts"),
    from: "const handful = 20;",
    to: "const handful = 2000;",
    tests: [tests("store/sweeping.test.ts")],
  },
  {
    breaks: "pieces of uploads count while they are kept",
    file: gateway("database/upkeep/stores.ts"),
    from: `    database.selectFrom("uploadPieces").select("storedId as id").where("storedId", "in", ids).execute(),`,
    to: "",
    tests: [tests("store/uploads.test.ts"), tests("files.test.ts")],
  },
  {
    breaks: "a stop leaves everything in the one file",
    file: gateway("data/open-data.ts"),
    from: "await foldWriteAhead(opened);",
    to: "",
    tests: [tests("store/belonging.test.ts")],
  },
  {
    breaks: "commits that are missing after a kill are told",
    file: gateway("data/run-mark.ts"),
    from: "if (missing <= 0) return true;",
    to: "if (missing <= 1e9) return true;",
    tests: [tests("store/after-a-kill.test.ts")],
  },
  {
    breaks: "lost files are told",
    file: gateway("files/intact-files.ts"),
    from: "sizes[at] === file.size",
    to: "at >= 0",
    tests: [tests("store/lost-files.test.ts")],
  },
  {
    breaks: "a changed file is told at the submission",
    file: gateway("declaring/whole-draft.ts"),
    from: "sized.intact.filter((file) => !broken.includes(file.id))",
    to: "sized.intact",
    tests: [tests("store/lost-files.test.ts")],
  },
  {
    breaks: "a forged X-Forwarded-For changes nothing",
    file: gateway("base/client-address.ts"),
    from: "before.pop()",
    to: "before.shift()",
    tests: [tests("limits/addresses.test.ts")],
  },
  {
    breaks: "one person's files have a quota",
    file: gateway("files/quota.ts"),
    from: "if (stored + more > megabytes * bytesInMB)",
    to: "if (more > megabytes * bytesInMB)",
    tests: [tests("limits/quota.test.ts")],
  },
  {
    breaks: "so many applications of one person may be under way",
    file: gateway("declaring/few-open.ts"),
    from: "if (underWay.length >= mostOpen)",
    to: "if (false)",
    tests: [tests("limits/quota.test.ts")],
  },
  {
    breaks: "a department fetches the papers that it was told of, and no others",
    file: gateway("http/department-files.ts"),
    from: "if (!found || !theirs.some(({ fileIds }) => fileIds.includes(found.id)))",
    to: "if (!found)",
    tests: [tests("office/events.test.ts")],
  },
  {
    breaks: "messages arrive in order",
    file: gateway("database/outbox.ts"),
    from: `.whereRef("before.sequence", "<", "outbox.sequence")`,
    to: `.whereRef("before.sequence", "<", "before.sequence")`,
    tests: [tests("office/hand-over.test.ts")],
  },
  {
    breaks: "nobody submits for a company that has taken its word back",
    file: gateway("http/routes/submission.ts"),
    from: "if (draft.companyId !== null) await refreshAuthorisations(parts, person);",
    to: "",
    tests: [tests("outside/city-services/authorisations.test.ts")],
  },
  {
    breaks: "what is under way is not deleted",
    file: gateway("database/upkeep/outdated.ts"),
    from: "const done = matterStatuses.filter((status) => isDone({ status }));",
    to: "const done = matterStatuses.filter((status) => isDone({ status }) || true);",
    tests: [tests("retention")],
  },
  {
    breaks: "who is erased is gone",
    file: gateway("database/upkeep/personal-data.ts"),
    from: `idempotency: { column: "ownerId", of: "person", erased: "always", order: "createdAt" },`,
    to: `idempotency: { column: "ownerId", of: "person", erased: "trail", order: "createdAt" },`,
    tests: [tests("person/rights.test.ts")],
  },
  {
    breaks: "no key stands inside another",
    file: gateway("settings/secrets.ts"),
    from: "bytes < 16 ? whole === value : whole.includes(value)",
    to: "whole === value",
    tests: [tests("settings.test.ts")],
  },
  {
    breaks: "secrets of departments obey the rules of keys",
    file: gateway("settings/secrets.ts"),
    from: "const all = production ? [...own, ...theirs] : own;",
    to: "const all = own;",
    tests: [tests("settings.test.ts")],
  },
  ...["actor", "act", "what", "subject", "at"].map((part) => ({
    breaks: `an entry whose ${part} was changed is told`,
    file: gateway("audit/trail.ts"),
    from: "const { personId, position, actor, act, what, subject, at } = row;",
    to: `const { personId, position, actor, act, what, subject, at } = { ...row, ${part}: "" };`,
    tests: [tests("audit/trail.test.ts")],
  })),
  {
    breaks: "a trail that was cut is told by its former ends",
    file: gateway("audit/trail.ts"),
    from: "if (!isThere && !isSwept)",
    to: "if (false)",
    tests: [tests("audit/command.test.ts")],
  },
  {
    breaks: "every write has its entry",
    file: gateway("audit/trail.ts"),
    from: `const isRepeatable = entry.act === "read" || saves.has(entry.what);`,
    to: `const isRepeatable = entry.act === "read" || entry.act === "change";`,
    tests: [tests("audit/trail.test.ts")],
  },
  {
    breaks: "a file made of pieces is scanned",
    file: gateway("files/take-piece.ts"),
    from: "await files.save(id, scanner?.(bytes) ?? bytes);",
    to: "await files.save(id, bytes);",
    tests: [tests("store/scanner.test.ts")],
  },
  {
    breaks: "a paper of a department is scanned",
    file: gateway("declaring/result-papers.ts"),
    from: "await files.save(id, scanner?.(bytes) ?? bytes);",
    to: "await files.save(id, bytes);",
    tests: [tests("store/scanner.test.ts")],
  },
  {
    breaks: "what the scanner passes unread does not count",
    file: gateway("files/clamd.ts"),
    from: "    await demandRead(size);",
    to: "",
    tests: [tests("store/scanner.test.ts")],
  },
];
