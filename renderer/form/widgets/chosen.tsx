// Draws the fields with options: cards for a few, the browser's own select for many.
import type { Choice } from "../../../engine/index.ts";
import { OptionCard } from "../../look/option/option-card.tsx";
import { partId } from "../field-id.ts";
import { useField, useForm, useTexts, type WidgetProps } from "../form-context.ts";
import { Sign } from "../parts/sign.tsx";
import { InputBox, useControl } from "../parts/typed-input.tsx";
import fieldStyles from "../styles/field.styles.ts";

interface CardsProps {
  type: "radio" | "checkbox";
  isTaken: (option: string) => boolean;
  onTake: (option: string, taken: boolean) => void;
}

function Cards({ type, isTaken, onTake }: CardsProps) {
  const { id, asked, invalid } = useField();
  return (asked.field.choices ?? []).map(({ const: option, title }, at) => (
    <OptionCard
      key={option}
      type={type}
      id={at === 0 ? id : partId.choice(id, option)}
      name={id}
      value={option}
      checked={isTaken(option)}
      invalid={invalid}
      onChange={({ target }) => onTake(option, target.checked)}
    >
      {title}
    </OptionCard>
  ));
}

export function RadioWidget({ value, onChange }: WidgetProps) {
  const { id: _id, name: _name, ...described } = useControl();
  return (
    <div
      className={fieldStyles.options}
      role="radiogroup"
      aria-labelledby={partId.label(useField().id)}
      {...described}
    >
      <Cards type="radio" isTaken={(option) => option === value} onTake={(option) => onChange(option)} />
    </div>
  );
}

/** The answer keeps the order of the options. */
export function CheckboxesWidget({ value, onChange }: WidgetProps) {
  const { id, asked, describedBy } = useField();
  const taken: string[] = Array.isArray(value) ? value : [];
  const take = (option: string, checked: boolean) => {
    const options = (asked.field.choices ?? []).map((choice) => choice.const);
    onChange(options.filter((one) => (one === option ? checked : taken.includes(one))));
  };
  return (
    <fieldset
      className={fieldStyles.options}
      aria-labelledby={partId.label(id)}
      aria-describedby={describedBy}
    >
      <Cards type="checkbox" isTaken={(option) => taken.includes(option)} onTake={take} />
    </fieldset>
  );
}

/** One box to tick; what is promised stands above it. */
export function PromiseWidget({ value, onChange }: WidgetProps) {
  const { id, asked, describedBy } = useField();
  const [only] = asked.field.choices ?? [];
  return (
    <fieldset
      className={fieldStyles.options}
      aria-labelledby={partId.label(id)}
      aria-describedby={describedBy}
    >
      <Cards
        type="checkbox"
        isTaken={() => value === only?.const}
        onTake={(option, taken) => onChange(taken ? option : undefined)}
      />
    </fieldset>
  );
}

export function SelectWidget({ value, onChange }: WidgetProps) {
  return <NativeSelect value={value} choices={useField().asked.field.choices ?? []} onChange={onChange} />;
}

/** Stores the area id. */
export function TownshipWidget({ value, onChange }: WidgetProps) {
  const townships = Object.entries(useForm().townships);
  const choices = townships.map(([areaId, name]) => ({ const: areaId, title: name }));
  return <NativeSelect value={value} choices={choices} onChange={onChange} />;
}

interface SelectProps {
  value: unknown;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** The browser's own select costs nothing, and every phone and screen reader knows it. */
function NativeSelect({ value, choices, onChange }: SelectProps) {
  const { field: texts } = useTexts();
  return (
    <InputBox>
      <select
        {...useControl()}
        className={fieldStyles.input}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        {choices.map((choice) => (
          <option key={choice.const} value={choice.const}>
            {choice.title}
          </option>
        ))}
      </select>
      <Sign name="chevron-down" size={20} />
    </InputBox>
  );
}
