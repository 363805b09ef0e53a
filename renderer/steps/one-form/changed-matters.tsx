// In: which matters came and went since the step was entered. Out: a remark that says so; nothing answered is lost.
import type { DeclarationContext, Matter } from "../../../engine/index.ts";
import { Note } from "../../look/parts/note.tsx";
import { stepWords } from "../../words/steps.ts";

export function ChangedMatters({
  changed,
  matters,
}: {
  changed: DeclarationContext["changed"];
  matters: Record<string, Matter>;
}) {
  const names = (keys: readonly string[]) => keys.map((key) => matters[key]?.name ?? key);
  return (
    <div role="status">
      {changed && (
        <Note>
          <b>{stepWords.changedTitle}</b>
          {changed.added.length > 0 && <p>{stepWords.added(names(changed.added))}</p>}
          {changed.removed.length > 0 && <p>{stepWords.removed(names(changed.removed))}</p>}
        </Note>
      )}
    </div>
  );
}
