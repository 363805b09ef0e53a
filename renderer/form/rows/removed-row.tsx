// In: the row that was removed last. Out: a line in its place from which it can be brought back; it stays until something else is done.
import { rowWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";

export function undoId(section: string): string {
  return `${section}--undo`;
}

export function RemovedRow({ section, name, onUndo }: { section: string; name: string; onUndo: () => void }) {
  return (
    <p className="f-undo">
      <span>{rowWords.removed(name)}</span>
      <button
        type="button"
        id={undoId(section)}
        className="f-text-button"
        aria-label={`${rowWords.undo}${name}`}
        onClick={onUndo}
      >
        <Sign name="undo" size={20} />
        {rowWords.undo}
      </button>
    </p>
  );
}
