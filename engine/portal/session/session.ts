// The running declaration: its machine, its autosave and its materials, wired to each other.

import { createActor, waitFor } from "xstate";
import { once } from "../../check/once.ts";
import { asFailure, isOutage } from "../../client/gateway-failure.ts";
import { prefill } from "../../declaration/asked/prefill.ts";
import { evaluate } from "../../declaration/evaluate.ts";
import { type DeclarationRecord, type Signature, sameContent } from "../../declaration/record.ts";
import { compileFlow, type DeclarationMachine, withLogic } from "../../flow/compile-flow.ts";
import {
  type DeclarationEvent,
  type DeclarationInput,
  type DeclarationLogic,
  StepUnanswered,
} from "../../flow/declaration-types.ts";
import { shownStep } from "../../flow/shown-step.ts";
import type { StepView } from "../../flow/step-path.ts";
import type { Typed } from "../../form-state/form.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { LoadedDefinition, Press, VisibilityPort } from "../ports.ts";
import type { PersistedDeclaration } from "../visit/persisted.ts";
import { autosaveMachine, flushAutosave } from "./autosave.ts";
import { autosaveView } from "./autosave-view.ts";
import { declarationState } from "./declaration-state.ts";
import { formOwner } from "./form-owner.ts";
import { gatewayJudge } from "./gateway-judge.ts";
import { createMaterials, type MaterialsPorts } from "./materials.ts";
import { saveDraft } from "./save-draft.ts";
import { isFaceNeeded, sealPage, signDraft, submitDraft } from "./sign-and-submit.ts";
import { tellRefusals } from "./tell-refusals.ts";

export interface SessionPorts extends MaterialsPorts {
  visibility: VisibilityPort;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
  /** Something that must survive a reload has changed. */
  onChange(): void;
  /** What stands in boxes that have not passed it on yet. */
  onTyped(boxes: readonly Typed[]): void;
  /** The boxes have passed on what stood in them. */
  onPassedOn(): void;
  /** `signedDraft`: its sign step was left with a new signature. */
  onStep(view: StepView, signedDraft?: string): void;
  press: Press;
  /** Goes on with that draft as the gateway has it. */
  reopen(draftId: string): void;
  /** Leaves the page for another site. */
  leave(url: string): void;
  /** The gateway wants the face checked again before it accepts the submission. */
  onFaceNeeded(): void;
}

export interface SessionStart extends LoadedDefinition, DeclarationInput {
  draftKey?: string;
  submitKey?: string;
  /** The record holds changes that the gateway does not know yet. */
  unsaved?: boolean;
  savedAt?: string;
  /** See PersistedDeclaration. */
  attempt?: PersistedDeclaration["attempt"];
  edition?: number;
}

// One machine per definition, because making it costs more than running it.
const machineOf = once((definition: Definition): DeclarationMachine => compileFlow(definition.oneThing));

/** Creates the session and starts it. */
export function openSession(ports: SessionPorts, start: SessionStart) {
  const { client, clock, random, today, report } = ports;
  const { definition, checks, record, furthest, changing, receipt, seal } = start;
  const draftKey = start.draftKey ?? random();
  const submitKey = start.submitKey ?? random();
  const wireOf = (kept: DeclarationRecord) => evaluate(definition, kept, today()).wire;

  const autosave = createActor(autosaveMachine, {
    clock,
    input: {
      record,
      draftKey,
      savedAt: start.savedAt,
      unsaved: start.unsaved,
      attempt: start.attempt ?? null,
      random,
      save: (attempt) => saveDraft({ client, definition, wireOf }, attempt),
    },
  });
  tellRefusals(autosave, ports.refuse);
  /** Resolves when the gateway knows everything; rejects with a GatewayFailure. */
  const flush = () => flushAutosave(autosave);
  /** The current state of saving; `autosave` notifies of changes. */
  const saving = () => autosaveView(autosave.getSnapshot());
  /** Until the answer comes, nobody knows whether the draft is an application. */
  let submitting: number | undefined;
  let edition = start.edition ?? 0;
  const judge = gatewayJudge({ client, definition, wireOf, today });
  /** Only where the person still is: elsewhere the same event means something else. */
  const pressed = <Done>(event: DeclarationEvent, work: () => Promise<Done>): Promise<Done> => {
    const at = shownStep(actor.getSnapshot());
    const again = () => shownStep(actor.getSnapshot()) === at && actor.send(event);
    return ports.press(again, work).catch((thrown) => {
      const unanswered = isOutage(thrown) || asFailure(thrown, "editDeclare").kind === "session";
      throw unanswered ? new StepUnanswered(thrown.message, { cause: thrown }) : thrown;
    });
  };
  const logic: DeclarationLogic = {
    problemsOf: (kept, step) => evaluate(definition, kept, today()).problems(step, checks),
    mattersOf: (kept) => evaluate(definition, kept, today()).asked.matters.map(({ key }) => key),
    settle: (kept) => prefill(definition, kept),
    signingOf: (kept) => evaluate(definition, kept, today()).signing,
    sign: async (kept, given) => {
      if (given.kind === "phone") return given.signature;
      return pressed({ type: "SIGN", given, onward: given.kind !== "seal" }, async () => {
        autosave.send({ type: "CHANGED", record: kept });
        const { draftId } = await flush();
        const draft = { definition, record: kept, draftId, today: today() };
        if (given.kind !== "seal") return signDraft({ client, random }, draft, given);
        const { flowId, url } = await sealPage({ client, random }, draft, given);
        ports.leave(url);
        return { away: true, flowId } as const;
      });
    },
    save: (kept) =>
      pressed({ type: "NEXT" }, async () => {
        autosave.send({ type: "CHANGED", record: kept });
        // Runs both at once to save time. A failed save is reported first.
        const outcomes = await Promise.allSettled([flush(), judge(kept)]);
        for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      }),
    submit: () =>
      pressed({ type: "SUBMIT" }, async () => {
        try {
          const saved = await flush();
          submitting = saved.revision;
          ports.onChange();
          return await submitDraft(client, saved, submitKey);
        } catch (failure) {
          if (!asFailure(failure, "registerDeclare").unsure) submitting = undefined;
          if (isFaceNeeded(failure)) ports.onFaceNeeded();
          throw failure;
        }
      }),
  };
  const actor = createActor(withLogic(machineOf(definition), logic), {
    clock,
    input: { record, furthest, changing, receipt, seal },
  });
  const { onTyped, onPassedOn } = ports;
  const form = formOwner({ actor, autosave, clock, onTyped, onPassedOn });
  /** Files, licences and register records on their way into the record. */
  const materials = createMaterials({ ...ports, definition, actor, flush });

  /** Begins a signing by phone of the declaration as it stands; not started yet. */
  async function phoneSigning() {
    const { createPhoneSigning } = await import("../signing/by-phone.ts");
    const begin = async () => {
      const kept = actor.getSnapshot().context.record;
      autosave.send({ type: "CHANGED", record: kept });
      const { draftId } = await flush();
      return client.call("signPhoneBegin", { draftId, covers: evaluate(definition, kept, today()).covers });
    };
    const signed = async (signature: Signature) => {
      // A press that is being carried out comes first.
      await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
      actor.send({ type: "SIGN", given: { kind: "phone", signature }, onward: true });
    };
    const check = {
      begin,
      state: (id: string) => client.call("signPhoneState", { id }),
      visibility: ports.visibility,
      refuse: ports.refuse,
      signed: (signature: Signature) => void signed(signature).catch(report),
    };
    return createPhoneSigning(check, clock);
  }

  let before = record;
  let shown: StepView | null = null;
  /** The last signature that the page after signing has shown. */
  let signatureShown = record.signature?.signatureId;
  /** The step was being checked and saved, in order to leave it. */
  let leaving = false;
  actor.subscribe({
    error: report,
    next: (snapshot) => {
      const { record: now, receipt: submitted } = snapshot.context;
      // A submitted draft accepts no more saves.
      if (submitted) autosave.stop();
      else if (!sameContent(before, now)) {
        edition += 1;
        autosave.send({ type: "CHANGED", record: now });
      }
      before = now;
      ports.onChange();
      const step = shownStep(snapshot);
      if (step !== shown) {
        const signatureId = now.signature?.signatureId;
        const signed = shown === "sign" && leaving && signatureId !== signatureShown;
        if (signed) signatureShown = signatureId;
        ports.onStep(step, signed ? now.draftId : undefined);
      }
      shown = step;
      leaving = snapshot.hasTag("busy");
    },
  });
  autosave.on("saved", ({ draftId, revision }) => actor.send({ type: "SAVED", draftId, revision }));
  autosave.subscribe({ error: report, next: () => ports.onChange() });
  autosave.start();
  actor.start();

  return {
    definition,
    checks,
    actor,
    form,
    autosave,
    materials,
    phoneSigning,
    /** As `flush` above, with what is being typed. */
    flush: () => {
      form.flush();
      return flush();
    },
    /** The person goes on. */
    next: () => {
      form.flush();
      actor.send({ type: "NEXT" });
    },
    saving,
    declarationState: () => {
      const { context } = actor.getSnapshot();
      return declarationState(evaluate(definition, context.record, today()), context);
    },
    persisted: (): PersistedDeclaration => {
      const now = actor.getSnapshot();
      const { context } = now;
      return {
        code: definition.oneThing.code,
        definition: definition.version,
        record: context.record,
        furthest: context.furthest,
        changing: context.changing,
        receipt: context.receipt,
        seal: context.seal,
        draftKey,
        submitKey,
        unsaved: !["saved", "idle"].includes(saving().status),
        edition,
        submitting,
        review: now.hasTag("review"),
        attempt: autosave.getSnapshot().context.attempt ?? undefined,
        ...(context.stuck && { stuck: true }),
      };
    },
    /** After a conflict: saves what is here over the newer draft. */
    keepMine: () => autosave.send({ type: "KEEP_MINE" }),
    /** After a conflict: goes on with the newer draft instead. */
    takeNewer: () => {
      const draftId = saving().newer?.draftId;
      if (draftId) ports.reopen(draftId);
    },
    /** A save that failed is tried again at once. */
    saveAgain: () => autosave.send({ type: "RETRY" }),
    /** A file is on its way. */
    isUploading: () => materials.state.getSnapshot().context.uploads.length > 0,
    stop: () => {
      form.stop();
      materials.stop();
      actor.stop();
      autosave.stop();
    },
  };
}

export type DeclarationSession = ReturnType<typeof openSession>;
