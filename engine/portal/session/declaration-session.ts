// Takes a definition and a record; gives the running declaration: its machine and its keeper, wired to each other.

import { type ActorRefFrom, createActor } from "xstate";
import type { GatewayClient } from "../../client/create-client.ts";
import { whatIsAsked } from "../../declaration/asked/asked.ts";
import { prefill } from "../../declaration/asked/prefill.ts";
import { checkStep } from "../../declaration/check/check-step.ts";
import { signingState } from "../../declaration/signing-state.ts";
import { toWire } from "../../declaration/wire/wire.ts";
import { compileFlow, type DeclarationMachine, withLogic } from "../../flow/compile-flow.ts";
import type { DeclarationInput, DeclarationLogic } from "../../flow/declaration-types.ts";
import { shownStep } from "../../flow/shown-step.ts";
import type { StepView } from "../../flow/step-path.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { ClockPort, LoadedDefinition } from "../ports.ts";
import type { PersistedDeclaration } from "../visit/persisted.ts";
import { type KeeperRef, keeperMachine, sameContent } from "./keeper.ts";
import { flushKeeper, type KeeperView, keeperView } from "./keeper-view.ts";
import { laterJudge } from "./later-judge.ts";
import { onceEach, saveDraft } from "./save-draft.ts";
import { sealPage } from "./seal-page.ts";
import { signDraft } from "./sign-draft.ts";
import { isFaceNeeded, submitDraft } from "./submit-draft.ts";

export type DeclarationRef = ActorRefFrom<DeclarationMachine>;

export interface SessionPorts {
  client: GatewayClient;
  clock: ClockPort;
  random(): string;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
  report(error: unknown): void;
  onKeeper(view: KeeperView): void;
  /** Something that must survive a reload has changed. */
  onChange(): void;
  onStep(view: StepView): void;
  /** Leaves the page for another site. */
  leave(url: string): void;
  /** The gateway wants the face checked again before it takes the submission. */
  onFaceNeeded?(): void;
}

export interface SessionStart extends LoadedDefinition, DeclarationInput {
  draftKey?: string;
  submitKey?: string;
  /** The record holds what the gateway does not know yet. */
  unsaved?: boolean;
  savedAt?: string;
}

export interface DeclarationSession extends LoadedDefinition {
  actor: DeclarationRef;
  keeper: KeeperRef;
  /** Resolves when the gateway knows everything; rejects with a GatewayFailure. */
  flush(): Promise<{ draftId: string; revision: number }>;
  persisted(): PersistedDeclaration;
  stop(): void;
}

// A machine is made once per definition and kept: making it costs more than running it.
const machines = new WeakMap<Definition, DeclarationMachine>();

function machineOf(definition: Definition): DeclarationMachine {
  const found = machines.get(definition) ?? compileFlow(definition.oneThing);
  machines.set(definition, found);
  return found;
}

export function openSession(ports: SessionPorts, start: SessionStart): DeclarationSession {
  const { client, clock, random, today, report } = ports;
  const { definition, checks, record, furthest, changing, receipt, seal } = start;
  const draftKey = start.draftKey ?? random();
  const submitKey = start.submitKey ?? random();
  const wireOf = onceEach((kept) => toWire(definition, kept, today()));

  const keeper = createActor(keeperMachine, {
    clock,
    input: {
      record,
      draftKey,
      savedAt: start.savedAt,
      unsaved: start.unsaved,
      random,
      save: (attempt) => saveDraft({ client, definition, wireOf }, attempt),
      onSaved: ({ draftId, revision }) => actor.send({ type: "SAVED", draftId, revision }),
    },
  });
  const flush = () => flushKeeper(keeper);
  const judge = laterJudge({ client, definition, wireOf, today });
  const logic: DeclarationLogic = {
    problemsOf: (kept, step) => checkStep(definition, kept, step, checks, today()),
    mattersOf: (kept) => whatIsAsked(definition, kept, today()).matters.map(({ key }) => key),
    settle: (kept) => prefill(definition, kept),
    signingOf: (kept) => signingState(definition, kept, today()),
    sign: async (kept, given) => {
      keeper.send({ type: "CHANGED", record: kept });
      const { draftId } = await flush();
      const draft = { definition, record: kept, draftId, today: today() };
      if (given.kind !== "seal") return signDraft({ client, random }, draft, given);
      const { flowId, url } = await sealPage({ client, random }, draft, given);
      ports.leave(url);
      return { away: true, flowId };
    },
    save: async (kept) => {
      keeper.send({ type: "CHANGED", record: kept });
      // Side by side: nobody waits for one after the other. A save that failed is told first.
      const [saved, agreed] = await Promise.allSettled([flush(), judge(kept)]);
      for (const one of [saved, agreed]) if (one.status === "rejected") throw one.reason;
    },
    submit: async () => {
      try {
        return await submitDraft(client, await flush(), submitKey);
      } catch (failure) {
        if (isFaceNeeded(failure)) ports.onFaceNeeded?.();
        throw failure;
      }
    },
  };
  const actor = createActor(withLogic(machineOf(definition), logic), {
    clock,
    input: { record, furthest, changing, receipt, seal },
  });

  let told = record;
  let shown: StepView | null = null;
  actor.subscribe({
    error: report,
    next: (snapshot) => {
      const { record: now, receipt: received } = snapshot.context;
      // A submitted draft takes no more saves.
      if (received) keeper.stop();
      else if (!sameContent(told, now)) keeper.send({ type: "CHANGED", record: now });
      told = now;
      ports.onChange();
      const step = shownStep(snapshot);
      if (step !== shown) ports.onStep(step);
      shown = step;
    },
  });
  keeper.subscribe({ error: report, next: (snapshot) => ports.onKeeper(keeperView(snapshot)) });
  keeper.start();
  actor.start();

  return {
    definition,
    checks,
    actor,
    keeper,
    flush,
    persisted: () => {
      const { context } = actor.getSnapshot();
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
        unsaved: !["saved", "idle"].includes(keeperView(keeper.getSnapshot()).status),
      };
    },
    stop: () => {
      actor.stop();
      keeper.stop();
    },
  };
}
