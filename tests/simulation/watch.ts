// What must hold at every step of a simulation, whatever goes wrong.

import { type ApplicationState, applicationLife } from "../../engine/application/application-life.ts";
import { eventsAt, transitionsFor } from "../../engine/application/life.ts";
import { type MatterStatus, matterLife } from "../../engine/application/matter-life.ts";
import type { ApplicationSummary, Receipt } from "../../engine/contract/types.gen.ts";
import { type ChainEnd, checkSince, checkTrail } from "../../gateway/audit/trail.ts";
import type { Keys } from "../../gateway/base/keys.ts";
import type { Database } from "../../gateway/database/tables.ts";
import { mentionedFiles } from "../../gateway/database/upkeep/stores.ts";
import type { Message } from "../gateway/setup/department-messages.ts";
import type { DepartmentSystem } from "./department.ts";
import { departments } from "./deployment.ts";
import type { Disk } from "./memory-store.ts";
import type { SharedSqlite } from "./shared-sqlite.ts";

interface Acknowledged {
  number: string;
  draftId: string;
  /** JSON of what the person saw being submitted. */
  form: string;
}

export interface Watch {
  /** After a commit: no status that the tables of the lives do not lead to, nothing acknowledged that is gone. */
  look(): void;
  /** A receipt has reached somebody's page, or only their browser. */
  submitted(receipt: Receipt, draftId: string): void;
  /** A receipt is on the screen: what was submitted is what stood there. */
  shown(receipt: Receipt, form: object): void;
  /** A save was acknowledged. */
  saved(draftId: string, revision: number, declaration: string): void;
  uploaded(fileId: string, sha256: string): void;
  /** A file was removed by its owner, or may have been. */
  removed(fileId: string): void;
  told(summary: ApplicationSummary, asked: number): void;
  /** An event of a department was carried out, and it was told how the matter stands; `key`: as the settings name it. */
  departmentBelieved(key: string, number: string, matter: string, status?: string | null): void;
  /** A department has taken a message: what it says is so. */
  messageTaken(message: Pick<Message, "number" | "kind">): void;
  /** Once a day: the audit trail is whole, files are as they came, rows and files are few. */
  daily(): Promise<void>;
  /** When all is well again: everything has arrived where it should. */
  last(departments: readonly DepartmentSystem[]): Promise<void>;
}

interface Parts {
  shared: SharedSqlite;
  disk: Disk;
  database: Database;
  /** By which the audit trail is sealed. */
  keys: Keys;
  now(): number;
  violated(what: string): void;
}

interface Seen {
  status: ApplicationState;
  since: number;
}

/** More of them than these are never wanted by so few people. */
const most: Record<string, number> = {
  sessions: 400,
  nonces: 1500,
  idempotency: 4000,
  upload_pieces: 200,
  face_checks: 200,
  outbox: 1500,
};

export function createWatch({ shared, disk, database, keys, now, violated }: Parts): Watch {
  const receipts = new Map<string, Acknowledged>();
  const revisions = new Map<string, Map<number, string>>();
  const files = new Map<string, string>();
  /** Application → what its status was, and since when. */
  const history = new Map<string, Seen[]>();
  const matters = new Map<string, MatterStatus>();
  let ends: ChainEnd[] = [];

  function lookAtStatuses(): void {
    const rows = shared.rows("select id, number, status, withdrawn_at, draft_id from applications");
    const open = new Set<unknown>();
    const numbers = new Map<unknown, unknown>();
    for (const { id, number, status, withdrawn_at: withdrawn, draft_id: draft } of rows) {
      const is = withdrawn === null ? (status as ApplicationState) : "已撤回";
      const before = history.get(id as string) ?? [];
      const last = before.at(-1)?.status ?? "暂存件";
      if (last !== is) {
        const ways = eventsAt(applicationLife, last).flatMap((event) =>
          transitionsFor(applicationLife, last, event),
        );
        // A department may begin and end in one event; what lapses is worked out, not stored.
        const behind = last === "暂存件" ? ["已申请"] : ways.map(({ to }) => to);
        if (!behind.includes(is)) violated(`application ${number} went from ${last} to ${is}`);
        history.set(id as string, [...before, { status: is, since: now() }]);
      }
      if (withdrawn === null && open.has(draft)) violated(`draft ${draft} was submitted twice`);
      if (withdrawn === null) open.add(draft);
      numbers.set(number, draft);
    }
    for (const { number, draftId } of receipts.values())
      if (numbers.get(number) !== draftId) violated(`the acknowledged application ${number} is gone`);
    const stand = shared.rows("select application_id, matter_info_id, status from application_matters");
    for (const { application_id: id, matter_info_id: matter, status } of stand) {
      const key = `${id} ${matter}`;
      const is = status as MatterStatus;
      const last = matters.get(key);
      if (last !== undefined && last !== is) {
        const ways = eventsAt(matterLife, last).flatMap((event) => transitionsFor(matterLife, last, event));
        if (!ways.some(({ to }) => to === is)) violated(`matter ${key} went from ${last} to ${is}`);
      }
      matters.set(key, is);
    }
  }

  function lookAtDrafts(): void {
    const stored = new Map(
      shared.rows("select id, revision from drafts").map(({ id, revision }) => [id, revision]),
    );
    for (const [id, saves] of revisions) {
      const is = stored.get(id);
      // Deleted by its owner.
      if (is === undefined) revisions.delete(id);
      else if ((is as number) < Math.max(...saves.keys()))
        violated(`draft ${id} fell back to revision ${is}`);
    }
  }

  return {
    look() {
      lookAtStatuses();
      lookAtDrafts();
    },
    submitted({ number }, draftId) {
      const before = receipts.get(number);
      if (before && before.draftId !== draftId) violated(`${number} was given twice`);
      if (!before) receipts.set(number, { number, draftId, form: "" });
    },
    shown({ number }, form) {
      const receipt = receipts.get(number);
      if (!receipt) violated(`a page shows ${number}, which no gateway has given`);
      else receipt.form = JSON.stringify(form);
    },
    saved(draftId, revision, declaration) {
      const saves = revisions.get(draftId) ?? new Map<number, string>();
      const before = saves.get(revision);
      if (before !== undefined && before !== declaration)
        violated(`two declarations were both acknowledged as revision ${revision} of ${draftId}`);
      revisions.set(draftId, saves.set(revision, declaration));
    },
    uploaded: (fileId, sha256) => void files.set(fileId, sha256),
    removed: (fileId) => void files.delete(fileId),
    told({ id, kind, status, number }, asked) {
      if (kind === "draft" || status === "授权过期") return;
      const seen = history.get(id) ?? [];
      const was = seen.some(
        (each, at) => each.status === status && (seen[at + 1]?.since ?? Number.POSITIVE_INFINITY) >= asked,
      );
      if (!was) violated(`somebody was told that ${number} is ${status}, but it is ${seen.at(-1)?.status}`);
    },
    departmentBelieved(key, number, matter, status) {
      const [row] = shared.rows(
        `select m.status, m.department_id from application_matters m join applications a on a.id = m.application_id where a.number = '${number}' and m.matter_info_id = '${matter}'`,
      );
      const theirs = Object.hasOwn(departments, String(row?.department_id)) ? row?.department_id : "*";
      if (theirs !== key) violated(`${key} was believed about ${matter} of ${number}, which is another's`);
      if (status && status !== row?.status)
        violated(`${key} was told that ${matter} of ${number} is ${status}, but it is ${row?.status}`);
    },
    messageTaken({ number, kind }) {
      const [row] = shared.rows(`select withdrawn_at from applications where number = '${number}'`);
      if (!row) violated(`a department was told of ${number}, which nobody has submitted`);
      else if (kind === "withdrawn" && row.withdrawn_at === null)
        violated(`a department was told that ${number} is taken back, but it is not`);
    },
    async daily() {
      const trail = await checkTrail(database, keys);
      for (const { personId, position } of trail.broken)
        violated(`the audit trail of ${personId} is broken at ${position}`);
      for (const { personId } of await checkSince(database, keys, ends))
        violated(`the audit trail of ${personId} was cut`);
      ends = trail.ends;
      await lookAtEntries();
      await lookAtFiles();
      await lookAtForms();
      for (const [table, count] of Object.entries(most)) {
        const [row] = shared.rows(`select count(*) as count from ${table}`);
        if ((row?.count as number) > count) violated(`${table} has ${row?.count} rows`);
      }
      const left = disk.files.size - shared.rows("select id from files").length;
      if (left > 200) violated(`${left} files lie there that no row mentions`);
    },
    async last(departments) {
      for (const { id, kind, number } of shared.rows(
        "select outbox.id, outbox.kind, applications.number from outbox join applications on applications.id = outbox.application_id where outbox.state = 'waiting'",
      ))
        violated(`message ${id} (${kind}) of ${number} was never brought`);
      const taken = new Set(departments.flatMap((each) => each.taken.map(({ id }) => id)));
      for (const { id } of shared.rows("select id from outbox where state = 'delivered'"))
        if (!taken.has(id as string)) violated(`message ${id} counts as delivered, but nobody has it`);
      const told = shared
        .rows("select distinct application_id from outbox where kind = 'submitted'")
        .map((row) => row.application_id);
      for (const { id, number } of shared.rows("select id, number from applications"))
        if (!told.includes(id as string)) violated(`no department was told of ${number}`);
    },
  };

  /** Every application has its entry, under the name of what was done. */
  async function lookAtEntries(): Promise<void> {
    const entries = await database.selectFrom("auditEntries").select(["subject", "what"]).execute();
    const submitted = new Set(
      entries.filter(({ what }) => what === "registerDeclare").map(({ subject }) => subject),
    );
    for (const { id, number, draft_id: draft } of shared.rows(
      "select id, number, draft_id from applications",
    ))
      if (!submitted.has(id as string) && !submitted.has(draft as string))
        violated(`the audit trail does not say that ${number} was submitted`);
  }

  async function lookAtFiles(): Promise<void> {
    const rows = new Map(shared.rows("select id, sha256 from files").map(({ id, sha256 }) => [id, sha256]));
    const gone: string[] = [];
    for (const [id, sha256] of files) {
      if (!rows.has(id)) gone.push(id);
      else if (rows.get(id) !== sha256) violated(`file ${id} is not the one that came`);
    }
    if (gone.length > 0) await lookAtGone(gone);
    for await (const { id } of mentionedFiles(database))
      if (!disk.files.has(id)) violated(`the bytes of file ${id} are gone, though its row is there`);
  }

  /** To look at them decrypts all drafts. */
  async function lookAtGone(gone: readonly string[]): Promise<void> {
    const drafts = await database.selectFrom("drafts").select(["id", "declaration"]).execute();
    for (const id of gone) {
      const draft = drafts.find(({ declaration }) => declaration.includes(id));
      if (draft) violated(`file ${id} is gone, though draft ${draft.id} names it`);
      files.delete(id);
    }
  }

  async function lookAtForms(): Promise<void> {
    for (const { number, form } of receipts.values()) {
      if (form === "") continue;
      const row = await database
        .selectFrom("applications")
        .select(["id", "declaration"])
        .where("number", "=", number)
        .executeTakeFirst();
      if (!row) continue;
      const stored = (JSON.parse(row.declaration) as { formData: object }).formData;
      if (JSON.stringify(stored) !== form)
        violated(`${number} was stored otherwise than it was shown: ${JSON.stringify(stored)} ${form}`);
    }
  }
}
