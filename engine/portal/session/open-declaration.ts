// Opens a declaration: a new one, a draft of the gateway, or the one from before a reload.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import type {
  CompanyInfo,
  CompanyRegistration,
  DraftChanges,
  EarlierAnswers,
} from "../../contract/types.gen.ts";
import { prefill } from "../../declaration/asked/prefill.ts";
import { blankRecord } from "../../declaration/blank-record.ts";
import { evaluate } from "../../declaration/evaluate.ts";
import type { Answer, DeclarationRecord, Principal } from "../../declaration/record.ts";
import { fromWire } from "../../declaration/wire/from-wire.ts";
import type { StepAim } from "../../flow/step-path.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { canonicalText } from "../../signature/covers.ts";
import type { LoadedDefinition } from "../ports.ts";
import type { PersistedDeclaration } from "../visit/persisted.ts";
import { companyNamed } from "../visit/principal.ts";
import type { SessionStart } from "./session.ts";
import { submitDraft } from "./sign-and-submit.ts";

export type Opening =
  /** `choices`: made on the guide, before handling began. */
  | {
      kind: "new";
      code: string;
      areaId?: string;
      company?: CompanyInfo;
      choices?: Readonly<Record<string, Answer>>;
    }
  /** `anyway`: whatever this device keeps of it. */
  | { kind: "draft"; draftId: string; anyway?: boolean }
  | { kind: "reload"; persisted: PersistedDeclaration; step?: StepAim };

export interface Opened extends SessionStart {
  /** The one-thing's definition is no longer the one it was filled in with. */
  outdated: boolean;
  /** The changes that the gateway found; null for none, absent when it was not asked. */
  changes?: DraftChanges | null;
  /** Names of uploaded files that the gateway has lost. */
  lost?: string[];
  /** Something that the gateway did not know was brought back. */
  restored?: boolean;
}

export interface OpeningPorts {
  client: GatewayClient;
  loadDefinition(code: string): Promise<LoadedDefinition>;
  /** Who declares, for that company or for none. */
  principal(company: Principal["company"] | null | undefined): Principal;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
}

/** Rejects with a GatewayFailure when the draft no longer exists, or with the error of loading the definition. */
export function openDeclaration(ports: OpeningPorts, opening: Opening): Promise<Opened> {
  if (opening.kind === "new") return anew(ports, opening);
  return opening.kind === "draft" ? fromDraft(ports, opening.draftId) : reloaded(ports, opening.persisted);
}

async function anew(
  { client, loadDefinition, principal }: OpeningPorts,
  { code, areaId, company, choices = {} }: Extract<Opening, { kind: "new" }>,
): Promise<Opened> {
  const loaded = await loadDefinition(code);
  const { definition } = loaded;
  const who = await informed(client, principal(company && companyNamed(company)));
  const blank = { ...blankRecord(definition, who), areaId, choices: { ...choices } };
  return { ...loaded, record: prefill(definition, blank), outdated: false };
}

async function fromDraft(ports: OpeningPorts, draftId: string, quiet = false): Promise<Opened> {
  const view = await ports.client.call("draft", { draftId }, { quiet });
  const loaded = await ports.loadDefinition(view.declaration.code);
  const { definition } = loaded;
  const who = await informed(ports.client, ports.principal(view.company));
  const moving = await migrating(definition);
  const today = moving ? moving.migrated(definition.oneThing, view) : view;
  const record = prefill(definition, fromWire(definition, today, who));
  const outdated = view.declaration.definition !== definition.version;
  return {
    ...loaded,
    record,
    furthest: record.step,
    savedAt: view.savedAt,
    outdated,
    // Signing and submitting need the gateway to hold the draft under the same version as here.
    unsaved: outdated,
    changes: view.changes,
    ...(view.lost && { lost: view.lost }),
  };
}

/** Few one-things have renamed anything; undefined for the others. */
const migrating = async ({ oneThing }: Definition) =>
  oneThing.migrations && (await import("../../declaration/wire/migrated-record.ts"));

/** Adds what the register says of the company, and what the last applications said; without an answer the person types it. */
async function informed(client: GatewayClient, who: Principal): Promise<Principal> {
  const { company } = who;
  const ask = company && { unifiedSocialCreditCode: company.creditCode };
  const of = company ? { instanceId: company.id } : {};
  const [registered, earlier] = await Promise.all([
    ask && client.call("getCompanyInfo", ask).catch(() => undefined),
    client.call("earlierAnswers", of).catch(() => undefined),
  ]);
  return withKnown(who, { registered, earlier });
}

interface Known {
  registered: CompanyRegistration | undefined;
  earlier: EarlierAnswers | undefined;
}

function withKnown({ company, ...who }: Principal, { registered, earlier }: Known): Principal {
  return {
    ...who,
    ...(earlier && { earlier }),
    ...(company && { company: { ...company, ...(registered && { registered }) } }),
  };
}

/** The gateway's draft is the truth, unless there are local changes that it does not know yet. */
async function reloaded(ports: OpeningPorts, persisted: PersistedDeclaration): Promise<Opened> {
  const { code, furthest, changing, receipt, seal, draftKey, submitKey } = persisted;
  const place = { draftKey, submitKey, furthest, changing, receipt, ...(seal && { seal }) };
  const { draftId } = persisted.record;
  const loaded = await ports.loadDefinition(code);
  const { company: before, earlier } = persisted.record.principal;
  const kept = {
    ...persisted.record,
    principal: withKnown(ports.principal(before), { registered: before?.registered, earlier }),
  };
  const outdated = persisted.definition !== loaded.definition.version;
  const moving = outdated ? await migrating(loaded.definition) : undefined;
  const record = moving ? moving.migratedRecord(loaded.definition, kept) : kept;
  const unsaved = receipt === null && (persisted.unsaved || outdated);
  const restored = receipt === null && persisted.unsaved;
  // A save under a former definition would be another one.
  const attempt = outdated ? undefined : persisted.attempt;
  const edition = persisted.edition ?? 0;
  const here = { ...loaded, ...place, record, unsaved, outdated, restored, attempt, edition };
  if (receipt !== null || draftId === undefined) return here;
  const theirs = await fromDraft(ports, draftId, persisted.submitting !== undefined).catch((thrown) =>
    withoutDraft(ports, persisted, here, thrown),
  );
  if (theirs === here || theirs.receipt) return theirs;
  // The last save before the reload may have arrived although its answer did not.
  const arrived = sameDeclaration(loaded, record, theirs.record, ports.today());
  if (unsaved && !arrived)
    return { ...here, changes: theirs.changes, ...(theirs.lost && { lost: theirs.lost }) };
  // A draft does not hold what registers returned; it need not be asked twice.
  return {
    ...theirs,
    ...place,
    edition: here.edition,
    record: { ...theirs.record, fetched: record.fetched },
  };
}

/** The draft cannot be read: it has become an application whose receipt did not arrive, or there is no answer and what is here goes on. */
async function withoutDraft(
  { client }: OpeningPorts,
  { submitting, submitKey, record }: PersistedDeclaration,
  here: Opened,
  thrown: unknown,
): Promise<Opened> {
  const failure = asFailure(thrown, "draft");
  const { draftId } = record;
  if (failure.status === 404 && draftId !== undefined && submitting !== undefined) {
    // Under the key of the submission, which therefore happens once.
    const receipt = await submitDraft(client, { draftId, revision: submitting }, submitKey);
    return { ...here, record: { ...here.record, step: "done" }, furthest: "done", receipt, unsaved: false };
  }
  if (failure.unsure && here.restored) return here;
  throw thrown;
}

function sameDeclaration(
  { definition }: LoadedDefinition,
  one: DeclarationRecord,
  other: DeclarationRecord,
  today: string,
): boolean {
  const [first, second] = [one, other].map((record) =>
    canonicalText(evaluate(definition, record, today).wire),
  );
  return first === second;
}
