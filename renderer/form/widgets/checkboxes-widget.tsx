// In: a field with options, any number to take. Out: checkbox cards; the answer keeps the order of the options.
import type { WidgetProps } from "@rjsf/utils";
import { OptionCard } from "../../frame/option-card.tsx";
import { useField } from "../field-context.ts";
import { partId } from "../field-id.ts";

export function CheckboxesWidget({ value, onChange }: WidgetProps) {
  const { id, asked, invalid, describedBy } = useField();
  const choices = asked.field.choices ?? [];
  const taken = new Set<string>(Array.isArray(value) ? value : []);
  const choose = (option: string, checked: boolean) =>
    onChange(
      choices.map((choice) => choice.const).filter((one) => (one === option ? checked : taken.has(one))),
    );
  return (
    <fieldset className="f-options" aria-labelledby={partId.label(id)} aria-describedby={describedBy}>
      {choices.map((choice, at) => (
        <OptionCard
          key={choice.const}
          type="checkbox"
          id={at === 0 ? id : partId.choice(id, choice.const)}
          name={id}
          value={choice.const}
          checked={taken.has(choice.const)}
          invalid={invalid}
          onChange={({ target }) => choose(choice.const, target.checked)}
        >
          {choice.title}
        </OptionCard>
      ))}
    </fieldset>
  );
}
