// In: one option of a choice. Out: a card that is a label around a native radio or checkbox.
import type { ReactNode } from "react";
import { Sign } from "./sign.tsx";

export function OptionCard({
  kind,
  id,
  name,
  value,
  checked,
  label,
  help,
  invalid,
  describedBy,
  onChoose,
}: {
  kind: "radio" | "checkbox";
  id: string;
  name: string;
  value: string;
  checked: boolean;
  label: string;
  help?: ReactNode;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChoose: (value: string, checked: boolean) => void;
}) {
  return (
    <label
      className="f-option"
      data-ring=""
      data-on={checked || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        className="f-choice"
        type={kind}
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(value, event.target.checked)}
      />
      <span className="f-mark" data-kind={kind} aria-hidden="true">
        {kind === "checkbox" && checked && <Sign name="check" />}
      </span>
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}
