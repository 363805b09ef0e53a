// In: an asked field. Out: the name of the widget that draws it.
import type { AskedField, FieldFormat } from "../../engine/index.ts";

export const widgetNames = [
  "text",
  "digits",
  "decimal",
  "textarea",
  "radio",
  "checkboxes",
  "select",
  "date",
  "month",
  "date-time",
  "address",
  "township",
  "masked",
  "locked",
] as const;

export type WidgetName = (typeof widgetNames)[number];

const byFormat: Partial<Record<FieldFormat, WidgetName>> = {
  date: "date",
  month: "month",
  "date-time": "date-time",
  township: "township",
  integer: "digits",
  digits: "digits",
  decimal: "decimal",
  money: "decimal",
};

/** More choices than this are a list to open. */
const mostCards = 4;
/** Longer labels do not fit on a card beside others. */
const longestCard = 12;
/** Longer texts get several lines. */
const longestLine = 100;

const isWidgetName = (name: string): name is WidgetName => widgetNames.some((one) => one === name);

export function widgetOf({ field, locked }: AskedField): WidgetName {
  if (field.mask) return "masked";
  if (locked) return "locked";
  if (field.widget && isWidgetName(field.widget)) return field.widget;
  const wanted = field.format && byFormat[field.format];
  if (wanted) return wanted;
  if (field.choices) {
    if (field.many) return "checkboxes";
    const fits =
      field.choices.length <= mostCards && field.choices.every(({ title }) => title.length <= longestCard);
    return fits ? "radio" : "select";
  }
  return (field.maxLength ?? 0) > longestLine ? "textarea" : "text";
}

const wideWidgets: readonly WidgetName[] = ["textarea", "checkboxes", "address"];

/** Whether the field takes the whole row. */
export function isWide(asked: AskedField): boolean {
  const name = widgetOf(asked);
  if (name === "radio") {
    const letters = (asked.field.choices ?? []).reduce((sum, { title }) => sum + title.length + 4, 0);
    return letters > 22;
  }
  return wideWidgets.includes(name);
}

/** A group of cards has no single control that a label could be bound to. */
export function isGroup(asked: AskedField): boolean {
  const name = widgetOf(asked);
  return name === "radio" || name === "checkboxes";
}
