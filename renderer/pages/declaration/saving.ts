// In: how the draft stands with the gateway. Out: the words of the header for it.
import type { AutosaveView } from "../../../engine/index.ts";
import type { FocusHeaderProps } from "../../frame/focus-header.tsx";
import { declaringWords } from "../../words/declaration-page.ts";
import { clockTime } from "../../words/written.ts";

const words = declaringWords;

type Saving = FocusHeaderProps["saving"];

const shown = {
  idle: () => undefined,
  saved: ({ savedAt }) => ({ state: "saved", words: words.saved(clockTime(savedAt ?? "")) }),
  // Between the last key and its save there is a second: no words of its own for that.
  unsaved: () => ({ state: "saving", words: words.saving }),
  saving: () => ({ state: "saving", words: words.saving }),
  failed: () => ({ state: "failed", words: words.failed }),
  conflict: () => ({ state: "failed", words: words.conflict }),
} satisfies Record<AutosaveView["status"], (autosave: AutosaveView) => Saving>;

export function savingOf(autosave: AutosaveView): Saving {
  return shown[autosave.status](autosave);
}
