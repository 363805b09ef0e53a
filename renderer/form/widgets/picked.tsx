// Draws a field for a day, a month or a moment: a text box to type or paste into, and the browser's calendar.
import { type ChangeEvent, useRef } from "react";
import { useField, useTexts, type WidgetProps } from "../form-context.ts";
import { Sign } from "../parts/sign.tsx";
import { InputBox, TypedInput } from "../parts/typed-input.tsx";
import fieldStyles from "../styles/field.styles.ts";

/** Format → type of the input that has the browser's calendar. */
const pickers = { date: "date", month: "month", "date-time": "datetime-local" } as const;

/**
 * A text box instead of a date input, which uses the date order of the browser's language, drops half-typed
 * dates, and does not accept `2026年11月25日`. Its calendar is used all the same.
 */
export function PickedWidget({ value }: WidgetProps) {
  const { id, asked } = useField();
  const { field: texts } = useTexts();
  const { title, format = "date" } = asked.field;
  const kind = format as keyof typeof pickers;
  const picker = useRef<HTMLInputElement>(null);
  const box = () => document.getElementById(id) as HTMLInputElement | null;
  const open = () => {
    if (!picker.current) return;
    picker.current.value = (box()?.value ?? "").replace(" ", "T");
    picker.current.showPicker();
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = box();
    if (!field || !event.target.value) return;
    field.value = event.target.value.replace("T", " ");
    // Fires the event of typing, so that the section handles it in the same way.
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <InputBox>
      <TypedInput value={value} placeholder={texts.example(texts.date[kind])} />
      <button
        type="button"
        className={fieldStyles.iconButton}
        aria-label={texts.pickDate(title)}
        onClick={open}
      >
        <Sign name="calendar" size={20} />
      </button>
      <input
        ref={picker}
        type={pickers[kind]}
        className={fieldStyles.picker}
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
      />
    </InputBox>
  );
}
