// Lines of the gateway, each changed so that something can go wrong which the simulation must find.

import type { Change } from "../mutants/mutate.ts";

export interface SimulationMutant extends Change {
  /** What the change breaks. */
  breaks: string;
}

const gateway = (path: string): string => `gateway/${path}`;

export const simulationMutants: readonly SimulationMutant[] = [
  {
    breaks: "a repeated call has its effect once",
    file: gateway("audit/idempotent-write.ts"),
    from: "if (before) {",
    to: "if (before && before.answer === null) {",
  },
  {
    breaks: "a write is there whole or not at all",
    file: gateway("audit/idempotent-write.ts"),
    from: "parts.database.transaction().execute(",
    to: "parts.database.connection().execute(",
  },
  {
    breaks: "each entry of the audit trail is sealed over the one before",
    file: gateway("audit/trail.ts"),
    from: "seal: sealOf(key, end.seal, row) }",
    to: "seal: sealOf(key, first, row) }",
  },
  {
    breaks: "what no department has taken is sent again",
    file: gateway("office/deliver.ts"),
    from: "if (failure === undefined) {",
    to: "if (failure?.final !== true) {",
  },
  {
    breaks: "a department gets its messages in order",
    file: gateway("database/outbox.ts"),
    from: `.where("before.state", "!=", "delivered"),`,
    to: `.where("before.state", "=", "refused"),`,
  },
  {
    breaks: "a draft is its owner's alone",
    file: gateway("database/drafts.ts"),
    from: `database.selectFrom("drafts").selectAll().where("ownerId", "=", ownerId);`,
    to: `database.selectFrom("drafts").selectAll();`,
  },
  {
    breaks: "an application is its owner's alone",
    file: gateway("database/applications.ts"),
    from: `database.selectFrom("applications").where("ownerId", "=", ownerId).where("withdrawnAt", "is", null);`,
    to: `database.selectFrom("applications").where("withdrawnAt", "is", null);`,
  },
  {
    breaks: "of two saves over one revision, one is refused",
    file: gateway("database/drafts.ts"),
    from: ".set({ ...change, revision: revision + 1 })",
    to: ".set({ ...change, revision })",
  },
  {
    breaks: "what is kept stays for its days",
    file: gateway("ops/retention/sweep-kept.ts"),
    from: "const before = now - kept[what] * day;",
    to: "const before = now - kept[what] * 3_600_000;",
  },
  {
    breaks: "a department decides its own matters only",
    file: gateway("http/department-events.ts"),
    from: "if (!isTheirs(departmentOf(matter))) throw new Refusal(403, words.otherDepartment);",
    to: "",
  },
  {
    breaks: "a department is known by its signature",
    file: gateway("http/known-department.ts"),
    from: "if (!isSignedBy(secret, message, parts.clock.now())) refuse();",
    to: "",
  },
  {
    breaks: "what a former key has encrypted still opens",
    file: gateway("database/encryption/column-cipher.ts"),
    from: "const key = known.get(id);",
    to: "const key = id === keyId ? first : undefined;",
  },
  {
    breaks: "a file that came twice stays",
    file: gateway("http/routes/files.ts"),
    from: "if (info.fileId !== file.id) await files.remove(file.id);",
    to: "if (info.fileId !== file.id) await files.remove(info.fileId);",
  },
  {
    breaks: "a draft that is deleted takes its own files with it",
    file: gateway("database/drafts.ts"),
    from: `trx.deleteFrom("files").where("draftId", "=", draftId).returning("id").execute();`,
    to: `trx.deleteFrom("files").returning("id").execute();`,
  },
  {
    breaks: "a logout ends the session, not only its cookie",
    file: gateway("http/routes/login.ts"),
    from: "if (session?.person) await endSession(trx, session.id);",
    to: "",
  },
  {
    breaks: "what is written on the phone stays with its draft",
    file: gateway("http/routes/sign-phone.ts"),
    from: "await removeStored(files, kept ? gone : [id]);",
    to: "await removeStored(files, [id]);",
  },
];
