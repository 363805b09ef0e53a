// Saves, attaches to, signs and submits a declaration at a gateway, as the portal would.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import { calls } from "../../engine/contract/calls.ts";
import type { AskedMaterial } from "../../engine/declaration/asked/asked-materials.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { fromWire, type HeldDraft } from "../../engine/declaration/wire/from-wire.ts";

import type { Definition } from "../../engine/one-thing/definition.ts";
import type { FileKind } from "../../engine/one-thing/file-kinds.ts";
import { signatureWords } from "../../engine/signature/texts.ts";
import type { Answer, Browser, CallName } from "../gateway/setup/browser.ts";
import { jpg, newKey, pdf, png } from "../gateway/setup/declarations.ts";
import { start } from "../gateway/setup/gateway-under-test.ts";

const today = todayInShanghai(start);

const bytesOf: Partial<Record<FileKind, Buffer>> = { pdf, jpg, png };

/** Returns the data of a successful answer; anything else ends the walk with what the gateway said. */
async function demand(browser: Browser, name: CallName, ask: Record<string, unknown>, ifMatch?: number) {
  const wantsKey = Object.hasOwn(calls[name], "headers");
  const options = {
    ...(wantsKey && { idempotencyKey: newKey() }),
    ...(ifMatch !== undefined && { ifMatch }),
  };
  return right(name, await browser.call(name, ask, options));
}

function right(name: string, answer: Answer) {
  if (answer.status !== 200)
    throw new Error(`${name}: ${answer.status} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** Starts a face check and confirms it on the stand-in phone. */
export async function passFaceCheck(browser: Browser, oneThingId: string): Promise<void> {
  const { randomId, qrText } = await demand(browser, "cardIdToRandomId", { oneThingId });
  const form = new URLSearchParams({
    check: new URL(qrText).searchParams.get("check") ?? "",
    answer: "confirmed",
  });
  await browser.fetch("/stand-ins/phone", {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: browser.origin },
  });
  if ((await demand(browser, "pcGetFaceResult", { id: randomId })) !== true)
    throw new Error("The face check was not confirmed.");
}

/** The draft with everything that is asked, ready to be submitted; returns its last saved revision. */
export async function makeDraft(
  browser: Browser,
  definition: Definition,
  record: DeclarationRecord,
): Promise<{ draftId: string; revision: number }> {
  const declaration = evaluate(definition, record, today).wire;
  const { draftId, revision } = await demand(browser, "editDeclare", { declaration });
  for (const asked of evaluate(definition, record, today).asked.materials)
    await attach(browser, { draftId, oneThingId: definition.oneThing.id }, asked);
  const view = await demand(browser, "draft", { draftId });
  const held = { ...fromWire(definition, view, record.principal), materials: attached(view) };
  const covers = evaluate(definition, held, today).covers;
  const signature = definition.oneThing.sign
    ? await demand(browser, "signFile", {
        draftId,
        kind: "typed",
        name: record.principal.name,
        covers,
        statement: signatureWords.statement,
      })
    : null;
  const saved = await demand(
    browser,
    "editDeclare",
    {
      draftId,
      declaration: evaluate(definition, { ...held, signature, step: "submit-materials" }, today).wire,
    },
    revision,
  );
  return { draftId, revision: saved.revision };
}

/** What the gateway has for each material, in the form that the portal takes over. */
function attached({ files, licences }: HeldDraft): DeclarationRecord["materials"] {
  const keys = new Set([...files, ...licences].map(({ material }) => material));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      {
        files: files.filter(({ material }) => material === key),
        licence: licences.find(({ material }) => material === key) ?? null,
      },
    ]),
  );
}

/** A licence if the register has one, otherwise a file if one is accepted instead; of several parts, a file for each of the others. */
async function attach(
  browser: Browser,
  { draftId, oneThingId }: { draftId: string; oneThingId: string },
  { key, material, required, parts = [key] }: AskedMaterial,
): Promise<void> {
  const { from, orElse, accept = ["pdf"] } = material;
  const licence = { draftId, material: key, oneThingId, terminal: "pc" };
  const found = from === "e-licence" && (await demand(browser, "getLicense", licence));
  const left = parts.slice(found ? 1 : 0);
  if (left.length === 0) return;
  if (from !== "upload" && orElse !== "upload") return;
  const kind = accept.find((one) => bytesOf[one]);
  const bytes = kind && bytesOf[kind];
  if (!bytes) {
    if (required) throw new Error(`${key} takes ${accept.join(", ")}, of which the walk has no file.`);
    return;
  }
  for (const part of left)
    right("uploadFile", await browser.upload({ draftId, material: key }, { name: `${part}.${kind}`, bytes }));
}
