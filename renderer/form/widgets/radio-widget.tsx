// In: a field with few options, one to take. Out: radio cards in one row where they fit.
import type { WidgetProps } from "@rjsf/utils";
import { OptionCard } from "../../frame/option-card.tsx";
import { useField } from "../field-context.ts";
import { partId } from "../field-id.ts";

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
          type="radio"
          id={at === 0 ? id : partId.choice(id, choice.const)}
          name={id}
          value={choice.const}
          checked={value === choice.const}
          invalid={invalid}
          onChange={() => onChange(choice.const)}
        >
          {choice.title}
        </OptionCard>
      ))}
    </div>
  );
}
