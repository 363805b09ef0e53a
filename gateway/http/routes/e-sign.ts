// Starts, continues and lists signing flows with a company's electronic seal, and receives their results.

import { formatDateTime } from "../../../engine/check/calendar.ts";
import { calls } from "../../../engine/contract/calls.ts";
import type { SignState, WireDeclaration } from "../../../engine/contract/types.gen.ts";
import { maskName } from "../../../engine/privacy/mask.ts";
import { coveredParts } from "../../../engine/signature/covered-parts.ts";
import { signatureWords } from "../../../engine/signature/texts.ts";
import { hmac, sameText, sha256 } from "../../base/hashes.ts";
import { originOf } from "../../base/own-address.ts";
import type { Person } from "../../base/person.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { holdDraft } from "../../database/drafts.ts";
import {
  addSignFlow,
  endSignFlow,
  findSignFlow,
  listSignFlows,
  signFlowById,
  stateOfFlow,
} from "../../database/sign-flows.ts";
import { findSignature } from "../../database/signatures.ts";
import type { SignatureRow, SignFlowRow } from "../../database/tables.ts";
import { sealDraft } from "../../declaring/enterprise-seal.ts";
import { holdOpenDraft, knownDraft } from "../../declaring/open-draft.ts";
import { standingDraft } from "../../declaring/standing-draft.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import { demandCompany, whoDeclares } from "../../declaring/who-declares.ts";
import { removeStored } from "../../files/remove-stored.ts";
import { resultHmac, type SignResult, signResults } from "../../outside/e-sign.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Given, Handle } from "../handle.ts";

/** Milliseconds for which a flow may be signed. */
export const signFlowLife = 30 * 60_000;

/** State of a flow → the page of `/signature/…` that shows it. */
const pageOf: Record<SignState, string> = {
  signed: "success",
  refused: "refused",
  expired: "expired",
  failed: "failed",
  open: "unknown",
};

interface Outcome {
  flow: SignFlowRow;
  state: SignState;
}

export function eSignRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, database, files, outside, random, secrets, settings } = parts;
  /** A flow lives on over a rotation: the platform signs its result with the key that the flow was begun with. */
  const keysOf = (flowId: string) => secrets.signature.map((key) => hmac(key, "e-sign", flowId));

  /** The draft of a company that this person may act for, if its one-thing is signed at all. Throws a Refusal: 400, 403, 404. */
  async function signable(person: Person, draftId: string) {
    const known = await knownDraft(parts, person.id, draftId);
    const principal = await whoDeclares(database, person, known.draft);
    if (!known.definition.oneThing.sign) throw new Refusal(400, words.noSignatureHere);
    if (!principal.company) throw new Refusal(400, words.sealForCompany);
    await demandCompany(database, person, known.definition, known.draft.companyId);
    return { ...known, principal, company: principal.company };
  }

  handle("toESignPage", async ({ ask, person, write, call }) => {
    if (!outside.eSign) throw new Refusal(501, words.notOpen);
    const { draft, definition, principal, company } = await signable(person, ask.draftId);
    if (ask.statement !== signatureWords.statement) throw new Refusal(400, words.otherStatement);

    const id = newId(random);
    const state = Buffer.from(random(32)).toString("hex");
    const expiresAt = clock.now() + signFlowLife;
    const origin = originOf(call, settings);
    const { asked } = (await standingDraft(database, draft, definition, principal, clock.now(), files))
      .evaluation;
    const { url } = await outside.eSign.begin({
      id,
      company,
      signer: person.realName,
      oneThing: definition.oneThing.name,
      matters: asked.matters.map(({ matter }) => matter.name),
      statement: ask.statement,
      returnTo: `${origin}${calls.signatureReturn.path}?flow=${id}&state=${state}`,
      key: keysOf(id)[0] ?? "",
      expiresAt,
    });
    return write(async (trx, now) => {
      const held = await holdOpenDraft(trx, person.id, ask.draftId);
      if (held.definition !== draft.definition) throw new Refusal(409, words.newerDraft, draftInfo(held));
      const { evaluation } = await standingDraft(trx, held, definition, principal, now, files);
      // Nothing is sealed that the gateway does not have.
      if (evaluation.covers !== ask.covers) throw new Refusal(409, words.signedOther);
      await addSignFlow(trx, {
        id,
        ownerId: person.id,
        draftId: ask.draftId,
        stateHash: sha256(state),
        companyName: company.name,
        creditCode: company.creditCode,
        covers: ask.covers,
        parts: JSON.stringify(coveredParts(evaluation.covered)),
        statement: ask.statement,
        createdAt: now,
        expiresAt,
      });
      return { flowId: id, url };
    });
  });

  handle("jumpSignaturePage", async ({ ask: { draftId, flowId }, person }) => {
    if (!outside.eSign) throw new Refusal(501, words.notOpen);
    const { draft } = await signable(person, draftId);
    const flow = await findSignFlow(database, person.id, draftId, flowId);
    if (!flow) throw new Refusal(404, words.notFound);
    const state = stateOfFlow(flow, clock.now());
    if (state !== "open") throw new Refusal(410, words.signFlowEnded[state], { state });
    if (draft.closedAt !== null) throw new Refusal(409, words.draftClosed);
    const url = await outside.eSign.page(flowId);
    if (url === undefined) throw new Refusal(410, words.signFlowEnded.expired, { state: "expired" });
    return { flowId, url };
  });

  handle("getSignHistoryList", async ({ ask: { draftId }, person }) => {
    const { id: ownerId, realName } = person;
    const { draft, definition } = await knownDraft(parts, ownerId, draftId);
    const { signatureId } = JSON.parse(draft.declaration) as WireDeclaration;
    const signature = await findSignature(database, ownerId, draftId, signatureId);
    const flows = await listSignFlows(database, ownerId, draftId);
    return {
      code: definition.oneThing.code,
      closed: draft.closedAt !== null,
      signatureId,
      signed: signature ? signedBy(signature, realName) : null,
      flows: await Promise.all(flows.map(flowInfo)),
    };
  });

  async function flowInfo(flow: SignFlowRow) {
    const { id, companyName, createdAt, expiresAt, endedAt, signatureId } = flow;
    const state = stateOfFlow(flow, clock.now());
    const ended = endedAt ?? (state === "expired" ? expiresAt : null);
    return {
      flowId: id,
      state,
      companyName,
      signatureId,
      beganAt: formatDateTime(createdAt),
      expiresAt: formatDateTime(expiresAt),
      endedAt: ended === null ? null : formatDateTime(ended),
      fileUrl: (state === "signed" && (await outside.eSign?.file(id))) || null,
    };
  }

  // The session may have ended meanwhile: state and HMAC identify the flow, and the page then asks who is logged in.
  handle("signatureReturn", async (given) => {
    const outcome = await hear(given);
    const page = outcome ? pageOf[outcome.state] : pageOf.open;
    const where = outcome
      ? `?${new URLSearchParams({ draftId: outcome.flow.draftId, flowId: outcome.flow.id })}`
      : "";
    return given.call.redirect(`/signature/${page}${where}`, 303);
  });

  handle("signatureTold", async (given) => {
    const outcome = await hear(given);
    if (!outcome) throw new Refusal(403, words.signResultUnknown);
    return { state: outcome.state };
  });

  /** Accepts a result of the platform; returns the flow's new state, or undefined when it does not come from the platform. */
  async function hear({
    ask: { flow: id, state, result, sign },
    write,
  }: Pick<Given<"signatureReturn" | "signatureTold">, "ask" | "write">): Promise<Outcome | undefined> {
    const texts = [id, state, result, sign];
    if (!texts.every((text) => typeof text === "string")) return undefined;
    const [flowId, oneTime, said, proof] = texts as [string, string, string, string];
    const signed = { flow: flowId, state: oneTime, result: said };
    const proven = keysOf(flowId).some((key) => sameText(proof, resultHmac(key, signed)));
    const flow = proven ? await signFlowById(database, flowId) : undefined;
    if (!flow || !sameText(flow.stateHash, sha256(oneTime)) || !isResult(said)) return undefined;
    let gone: string[] = [];
    const stands = await write(async (trx, now) => {
      const held = await holdDraft(trx, flow.ownerId, flow.draftId);
      const late = flow.expiresAt <= now || !held || held.closedAt !== null;
      const ending = late ? "expired" : said;
      const signatureId = ending === "signed" ? newId(random) : null;
      const first = await endSignFlow(trx, flowId, ending, signatureId, now);
      if (first && held && signatureId !== null) gone = await sealDraft(trx, held, flow, signatureId, now);
      return (await signFlowById(trx, flowId)) ?? flow;
    });
    await removeStored(files, gone);
    return { flow: stands, state: stateOfFlow(stands, clock.now()) };
  }
}

const isResult = (text: string): text is SignResult => signResults.some((result) => result === text);

/** A seal is the company's, any other signature the person's own. */
const signedBy = ({ kind, typedName, signedAt }: SignatureRow, realName: string) => ({
  kind,
  by: kind === "seal" ? (typedName ?? "") : maskName(realName),
  at: formatDateTime(signedAt),
});
