// In: the matters that use a field or a section. Out: a quiet line; where they are many, their number, which opens to their names.
import { formWords } from "../../words/form.ts";

/** So many names fit into a line. */
const mostNames = 2;

export function UsedBy({ id, names }: { id?: string; names: readonly string[] }) {
  if (names.length <= mostNames) {
    return (
      <p className="f-used" id={id}>
        {formWords.usedBy(names)}
      </p>
    );
  }
  return (
    <details className="f-used">
      <summary id={id}>{formWords.usedByMany(names.length)}</summary>
      {formWords.usedBy(names)}
    </details>
  );
}
