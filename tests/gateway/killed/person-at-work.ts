// A client that declares, uploads, submits and withdraws without pause, and remembers everything that was acknowledged.

import { createHash } from "node:crypto";
import type { Answer, Browser } from "../setup/browser.ts";
import { goodDeclaration, newKey, pdf } from "../setup/declarations.ts";
import { browserOf, type GatewayProcess } from "./gateway-process.ts";

export interface HeldDraft {
  draftId: string;
  revision: number;
  /** What its last acknowledged save wrote. */
  parkNo: string;
  /** File → SHA-256. */
  files: Map<string, string>;
}

/** What the gateway has acknowledged to one client. */
export interface Acknowledged {
  drafts: Map<string, HeldDraft>;
  deleted: Set<string>;
  /** Application → what its declaration says. */
  applications: Map<string, string>;
  withdrawn: Set<string>;
  counts: Record<
    "logins" | "drafts" | "saves" | "uploads" | "submissions" | "withdrawals" | "deletions",
    number
  >;
  /** Calls that got no answer, and were asked again under their key. */
  unanswered: number;
  /** Answers that no client should get. */
  wrong: string[];
}

const materials = ["idCard", "parkingRight", "vehicle"];
/** A draft that is there does not become more, and nobody has more than 100. */
const mostDrafts = 6;

/** Throws what is no lost connection: `fetch` says one thing for all of them, and names the cause. */
function demandGone(problem: unknown): void {
  if (problem instanceof TypeError && /fetch failed|terminated/.test(problem.message)) return;
  throw problem;
}

export interface PersonAtWork {
  browser: Browser;
  held: Acknowledged;
  /** Ends once `stopped` says so, with nothing left unanswered. */
  work(stopped: () => boolean): Promise<void>;
}

/** `gateways`: taken in turn, as a proxy does when one is gone. */
export function personAtWork(
  personId: string,
  tag: string,
  gateways: readonly GatewayProcess[],
  random: (below: number) => number,
): PersonAtWork {
  const browsers = gateways.map(({ origin }) => browserOf(origin));
  const [browser] = browsers;
  if (!browser) throw new Error("There is no gateway.");
  const held: Acknowledged = {
    drafts: new Map(),
    deleted: new Set(),
    applications: new Map(),
    withdrawn: new Set(),
    counts: { logins: 0, drafts: 0, saves: 0, uploads: 0, submissions: 0, withdrawals: 0, deletions: 0 },
    unanswered: 0,
    wrong: [],
  };
  let turn = random(gateways.length);

  /** As the client does: the same again, under the same key, until there is an answer. */
  async function acknowledged(what: string, ask: (by: Browser) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const at = turn % gateways.length;
      const by = browsers[at] as Browser;
      try {
        const answer = await ask(by);
        if (answer.status === 200) return answer;
        // 503: the database was away. 403: the call for its signature got no answer.
        if (answer.status !== 503) {
          held.wrong.push(`${what}: ${answer.status} ${answer.msg}`);
          return answer;
        }
      } catch (problem) {
        demandGone(problem);
        held.unanswered += 1;
        turn += 1;
        await gateways[turn % gateways.length]?.ready();
      }
    }
  }

  async function logIn(): Promise<void> {
    const first = browser as Browser;
    for (;;) {
      try {
        first.cookies.clear();
        await first.open();
        await first.logIn(personId);
        break;
      } catch (problem) {
        demandGone(problem);
        held.unanswered += 1;
        await gateways[0]?.ready();
      }
    }
    // Several gateways are one portal.
    for (const other of browsers) {
      for (const [name, value] of first.cookies) other.cookies.set(name, value);
      other.token = first.token;
    }
    held.counts.logins += 1;
  }

  let made = 0;
  const newNumber = () => `${tag}-${++made}`;
  const declaration = (parkNo: string) => goodDeclaration({ parkNo });

  async function makeDraft(): Promise<HeldDraft> {
    const options = { idempotencyKey: newKey() };
    const parkNo = newNumber();
    const { data } = await acknowledged("draft", (by) =>
      by.call("editDeclare", { declaration: declaration(parkNo) }, options),
    );
    const draft = {
      draftId: data.draftId,
      revision: data.revision,
      parkNo,
      files: new Map<string, string>(),
    };
    held.drafts.set(draft.draftId, draft);
    held.counts.drafts += 1;
    return draft;
  }

  async function save(draft: HeldDraft): Promise<void> {
    const options = { idempotencyKey: newKey(), ifMatch: draft.revision };
    const parkNo = newNumber();
    const { draftId } = draft;
    const ask = { draftId, declaration: declaration(parkNo) };
    const { data, status } = await acknowledged("save", (by) => by.call("editDeclare", ask, options));
    if (status !== 200) return;
    Object.assign(draft, { revision: data.revision, parkNo });
    held.counts.saves += 1;
  }

  async function upload(draft: HeldDraft, material: string): Promise<void> {
    const options = { idempotencyKey: newKey() };
    const bytes = Buffer.concat([pdf, Buffer.from(newNumber().repeat(1 + random(2000)))]);
    const { draftId } = draft;
    const { data, status } = await acknowledged("upload", (by) =>
      by.upload({ draftId, material }, { name: `${material}.pdf`, bytes }, options),
    );
    if (status !== 200) return;
    draft.files.set(data.fileId, createHash("sha256").update(bytes).digest("hex"));
    held.counts.uploads += 1;
  }

  async function submit(draft: HeldDraft): Promise<string> {
    const options = { idempotencyKey: newKey(), ifMatch: draft.revision };
    const { draftId } = draft;
    const { data } = await acknowledged("submission", (by) =>
      by.call("registerDeclare", { draftId }, options),
    );
    held.drafts.delete(draftId);
    held.applications.set(data.id, draft.parkNo);
    held.counts.submissions += 1;
    return data.id;
  }

  async function withdraw(id: string): Promise<void> {
    const options = { idempotencyKey: newKey() };
    const { data } = await acknowledged("withdrawal", (by) =>
      by.call("withdrawApplication", { id }, options),
    );
    const parkNo = held.applications.get(id) ?? "";
    held.applications.delete(id);
    held.withdrawn.add(id);
    held.drafts.set(data.draftId, {
      draftId: data.draftId,
      revision: data.revision,
      parkNo,
      files: new Map(),
    });
    held.counts.withdrawals += 1;
  }

  async function remove(draftId: string): Promise<void> {
    const options = { idempotencyKey: newKey() };
    await acknowledged("deletion", (by) => by.call("withdrawDraft", { draftId }, options));
    held.drafts.delete(draftId);
    held.deleted.add(draftId);
    held.counts.deletions += 1;
  }

  async function work(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      if (held.counts.logins === 0 || random(20) === 0) await logIn();
      const draft = await makeDraft();
      await save(draft);
      for (const material of materials) await upload(draft, material);
      if (random(3) > 0) {
        const id = await submit(draft);
        if (random(4) === 0) await withdraw(id);
      }
      const [oldest] = held.drafts.keys();
      if (held.drafts.size > mostDrafts && oldest !== undefined) await remove(oldest);
    }
  }
  return { browser, held, work };
}
