// In: a field whose value is given. Out: where the value comes from, and the way back to where it can be changed.
import type { AskedField } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";

export function LockedSource({
  id,
  asked: { field, locked },
  onGo,
}: {
  id: string;
  asked: AskedField;
  onGo: ((step: string) => void) | undefined;
}) {
  if (!locked) return null;
  const { source, step } = locked;
  return (
    <p className="f-message" data-tone="source" id={id}>
      <Sign name="lock" />
      <span>
        {field.mask ? formWords.lockedWithMask(source) : source}
        {step && onGo && (
          <>
            ，
            <button type="button" className="f-link" onClick={() => onGo(step)}>
              {formWords.goBack}
            </button>
          </>
        )}
      </span>
    </p>
  );
}
