// In: a field with few options, one to take. Out: radio cards in one row where they fit.
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../field-context.ts";
import { partId } from "../field-id.ts";
import { OptionCard } from "../parts/option-card.tsx";

export function RadioWidget({ value, onChange }: WidgetProps) {
  const { id, asked, invalid, describedBy } = useField();
  const choices = asked.field.choices ?? [];
  return (
    <div
      className="f-options"
      role="radiogroup"
      aria-labelledby={partId.label(id)}
      aria-describedby={describedBy}
      aria-required={asked.required || undefined}
      aria-invalid={invalid || undefined}
    >
      {choices.map((choice, at) => (
        <OptionCard
          key={choice.const}
          kind="radio"
          id={at === 0 ? id : partId.choice(id, choice.const)}
          name={id}
          value={choice.const}
          checked={value === choice.const}
          label={choice.title}
          invalid={invalid}
          onChoose={(option) => onChange(option)}
        />
      ))}
    </div>
  );
}
