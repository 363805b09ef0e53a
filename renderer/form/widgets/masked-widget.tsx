// In: a field of a name, a paper number or a phone number. Out: its mask, until the person asks to see it or to change it.
import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useState } from "react";
import { maskIdCard, maskName, maskPhone } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { useField } from "../field-context.ts";
import { InputBox } from "../parts/input-box.tsx";
import { Sign } from "../parts/sign.tsx";
import { TypedInput } from "../parts/typed-input.tsx";

/** How long an unmasked value stays to be read; milliseconds. */
const shownFor = 30_000;

const masks = { name: maskName, id: maskIdCard, phone: maskPhone };

/** The mask is never the value: it stands in a read-only box that is not sent, and changing starts from the value itself. */
export function MaskedWidget({ value }: WidgetProps) {
  const { asked } = useField();
  const [changing, setChanging] = useState(!asked.locked && !value);
  if (changing && !asked.locked) {
    return (
      <InputBox>
        <TypedInput value={value} autoFocus={Boolean(value)} />
      </InputBox>
    );
  }
  return <Masked value={textOf(asked.locked?.value ?? value)} onChange={() => setChanging(true)} />;
}

function Masked({ value, onChange }: { value: string; onChange: () => void }) {
  const { id, asked, invalid, describedBy } = useField();
  const { mask = "name", title } = asked.field;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  const locked = Boolean(asked.locked);
  return (
    <InputBox locked={locked}>
      <input
        id={id}
        className="f-input"
        value={shown ? value : masks[mask](value)}
        readOnly
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        className="f-text-button"
        aria-pressed={shown}
        aria-label={formWords.showFull(title)}
        onClick={() => setShown(!shown)}
      >
        <Sign name={shown ? "eye-off" : "eye"} size={20} />
        {formWords.show}
      </button>
      {locked ? (
        <Sign name="lock" size={20} />
      ) : (
        <button
          type="button"
          className="f-text-button"
          aria-label={formWords.changeField(title)}
          onClick={onChange}
        >
          {formWords.change}
        </button>
      )}
    </InputBox>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
