// Autosave on a simulated clock, with a gateway whose answers the test gives.

import { expect } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type FailureFacts, GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { DraftInfo } from "../../../../engine/contract/types.gen.ts";
import type { DeclarationRecord } from "../../../../engine/declaration/record.ts";
import { autosaveMachine } from "../../../../engine/portal/session/autosave.ts";
import { autosaveView } from "../../../../engine/portal/session/autosave-view.ts";
import type { Attempt } from "../../../../engine/portal/visit/persisted.ts";

export const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "person", name: "王小明", certificateNumber: "1", mobile: "1" },
  choices: {},
  answers: {},
  materials: {},
  step: "one-form",
};
export const typed = (value: string, before = record): DeclarationRecord => ({
  ...before,
  answers: { a: { b: value } },
});
export const answered = ({ attempt }: { attempt: Attempt }) =>
  (attempt.record.answers.a as { b?: string } | undefined)?.b;
// Promises settle in microtasks, so all of them have settled one macrotask later.
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Save {
  attempt: Attempt;
  ok(draft?: Partial<DraftInfo>): Promise<unknown>;
  fail(facts: Partial<FailureFacts>): Promise<unknown>;
}

/** The `save` that a test answers as the gateway would. */
export function keeping(start: { record?: DeclarationRecord; unsaved?: boolean } = {}) {
  const clock = new SimulatedClock();
  const saves: Save[] = [];
  let random = 0;
  const autosave = createActor(autosaveMachine, {
    clock,
    input: {
      record,
      ...start,
      draftKey: "birth",
      random: () => `r${++random}`,
      save: (attempt) =>
        new Promise((resolve, reject) => {
          saves.push({
            attempt,
            ok: (draft) => {
              resolve({ draftId: "d", revision: attempt.revision + 1, savedAt: "10:00", ...draft });
              return settled();
            },
            fail: (facts) => {
              reject(new GatewayFailure({ kind: "network", call: "editDeclare", ...facts } as FailureFacts));
              return settled();
            },
          });
        }),
    },
  });
  autosave.start();
  const change = (value: string) => autosave.send({ type: "CHANGED", record: typed(value) });
  const save = (index: number) => saves[index] ?? expect.unreachable(`no save ${index}`);
  const status = () => autosaveView(autosave.getSnapshot()).status;
  return { clock, autosave, saves, save, change, status };
}
