// The words for the state of saving the draft.
import type { AutosaveView } from "../../../engine/portal/index.ts";
import type { SavingView } from "../../frame/saving-state.tsx";
import { useAutosaveOf } from "../../portal.ts";
import { clockTime } from "../../texts/formats.ts";
import { declaringTexts as texts } from "../../texts/pages.ts";

type Saving = SavingView | undefined;

const shown = {
  idle: () => undefined,
  saved: ({ savedAt }) => ({ state: "saved", words: texts.saved(clockTime(savedAt ?? "")) }),
  // A keystroke is saved a second later; that second needs no words of its own.
  unsaved: () => ({ state: "saving", words: texts.saving }),
  saving: () => ({ state: "saving", words: texts.saving }),
  failed: () => ({ state: "failed", words: texts.failed }),
  refused: () => ({ state: "failed", words: texts.refused }),
  ended: () => ({ state: "failed", words: texts.ended }),
  conflict: () => ({ state: "failed", words: texts.conflict }),
} satisfies Record<AutosaveView["status"], (autosave: AutosaveView) => Saving>;

export function savingOf(autosave: AutosaveView): Saving {
  return shown[autosave.status](autosave);
}

const same = (one: Saving, other: Saving) => one?.state === other?.state && one?.words === other?.words;

/** Changes with its words: an answer that waits and one that is being saved have the same. */
export const useSaving = (): Saving => useAutosaveOf(savingOf, same);
