// The declaration as the owner of its form's record: what is typed is on the device within a moment, and saved at a pause.

import type { DeclarationRef } from "../../flow/compile-flow.ts";
import { delays } from "../../form-state/delays.ts";
import type { RecordOwner, Typed } from "../../form-state/form.ts";
import type { ClockPort } from "../ports.ts";
import type { AutosaveRef } from "./autosave.ts";

interface OwnerParts {
  actor: DeclarationRef;
  autosave: AutosaveRef;
  clock: ClockPort;
  onTyped(boxes: readonly Typed[]): void;
  onPassedOn(): void;
}

/** The machine answers in the same tick, so the form needs no memory of what it has told. */
export function formOwner({ actor, autosave, clock, onTyped, onPassedOn }: OwnerParts) {
  /** Of the form that is on the page. */
  let flushForm: (() => void) | undefined;
  let quiet: unknown;
  let soon: unknown;
  const boxes = new Map<string, Typed>();

  const hand = () => {
    soon = undefined;
    onTyped([...boxes.values()]);
    boxes.clear();
  };
  const forget = () => {
    clock.clearTimeout(quiet);
    clock.clearTimeout(soon);
    soon = undefined;
    boxes.clear();
  };
  /** Everything that was typed is in the record from now on. */
  const flush = () => {
    forget();
    flushForm?.();
  };
  /** As `flush`, and saved without another pause. */
  const pause = () => {
    flush();
    onPassedOn();
    autosave.send({ type: "QUIET" });
  };

  return {
    now: () => actor.getSnapshot().context,
    answer: (section, answers) => actor.send({ type: "ANSWER", section, answers }),
    subscribe(listener, flushIt) {
      flushForm = flushIt;
      const { unsubscribe } = actor.subscribe(listener);
      return () => {
        // Not after `stop`: what was typed since then stays on the device.
        if (flushForm) pause();
        flushForm = undefined;
        unsubscribe();
      };
    },
    typed(typed) {
      boxes.set(JSON.stringify([typed.section, typed.rowId, typed.field]), typed);
      soon ??= clock.setTimeout(hand, delays.hand);
      clock.clearTimeout(quiet);
      quiet = clock.setTimeout(pause, delays.passOn);
    },
    composing: () => clock.clearTimeout(quiet),
    flush,
    stop() {
      forget();
      flushForm = undefined;
    },
  } satisfies RecordOwner & Record<string, unknown>;
}
