// Takes how a declaration is come by (anew, from a draft, after a reload); gives what its session starts with.

import { blankRecord } from "../declaration/blank-record.ts";
import { prefill } from "../declaration/prefill.ts";
import type { DeclarationRecord, Principal } from "../declaration/record.ts";
import { fromWire, toWire } from "../declaration/wire.ts";
import type { StepView } from "../flow/step-path.ts";
import type { CompanyInfo } from "../gateway-client/company-info.ts";
import type { GatewayClient } from "../gateway-client/create-client.ts";
import type { SessionStart } from "./declaration-session.ts";
import type { PersistedDeclaration } from "./persisted.ts";
import type { LoadedDefinition } from "./ports.ts";
import { companyNamed } from "./principal.ts";

export type Opening =
  | { kind: "new"; code: string; areaId?: string; company?: CompanyInfo }
  | { kind: "draft"; draftId: string }
  | { kind: "reload"; persisted: PersistedDeclaration; step?: StepView };

export interface Opened extends SessionStart {
  /** The one-thing has another definition than the one it was filled in with. */
  outdated: boolean;
}

export interface OpeningPorts {
  client: GatewayClient;
  loadDefinition(code: string): Promise<LoadedDefinition>;
  /** Who declares for that company, or for none. */
  principal(company: Principal["company"] | null | undefined): Principal;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
}

/** Rejects with a GatewayFailure when the draft is not there any more, or with what loading the definition threw. */
export function openDeclaration(ports: OpeningPorts, opening: Opening): Promise<Opened> {
  if (opening.kind === "new") return anew(ports, opening);
  return opening.kind === "draft" ? fromDraft(ports, opening.draftId) : reloaded(ports, opening.persisted);
}

async function anew(
  { loadDefinition, principal }: OpeningPorts,
  { code, areaId, company }: Extract<Opening, { kind: "new" }>,
): Promise<Opened> {
  const loaded = await loadDefinition(code);
  const blank = blankRecord(loaded.definition, principal(company && companyNamed(company)));
  return { ...loaded, record: prefill(loaded.definition, { ...blank, areaId }), outdated: false };
}

async function fromDraft(ports: OpeningPorts, draftId: string): Promise<Opened> {
  const view = await ports.client.call("draft", { draftId });
  const loaded = await ports.loadDefinition(view.declaration.code);
  const { definition } = loaded;
  const record = prefill(definition, fromWire(definition, view, ports.principal(view.company)));
  return {
    ...loaded,
    record,
    furthest: record.step,
    savedAt: view.savedAt,
    outdated: view.declaration.definition !== definition.version,
  };
}

/** The gateway's draft is the truth, unless there is something here that it does not know yet. */
async function reloaded(ports: OpeningPorts, persisted: PersistedDeclaration): Promise<Opened> {
  const { code, furthest, changing, receipt, draftKey, submitKey } = persisted;
  const place = { draftKey, submitKey, furthest, changing, receipt };
  const { draftId } = persisted.record;
  const loaded = await ports.loadDefinition(code);
  const record = { ...persisted.record, principal: ports.principal(persisted.record.principal.company) };
  const outdated = persisted.definition !== loaded.definition.version;
  const unsaved = receipt === null && (persisted.unsaved || outdated);
  const here = { ...loaded, ...place, record, unsaved, outdated };
  if (receipt !== null || draftId === undefined) return here;
  const theirs = await fromDraft(ports, draftId);
  // The last save before the reload may have arrived although its answer did not.
  const arrived = sameDeclaration(loaded, record, theirs.record, ports.today());
  return unsaved && !arrived ? here : { ...theirs, ...place };
}

function sameDeclaration(
  { definition }: LoadedDefinition,
  one: DeclarationRecord,
  other: DeclarationRecord,
  today: string,
): boolean {
  const [first, second] = [one, other].map((record) => sorted(toWire(definition, record, today)));
  return first === second;
}

/** JSON with its keys in order: the gateway need not keep ours. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
