// Lists every widget with its facts; a new widget, or a format that wants one, is a row here.
import type { ComponentType } from "react";
import type { AskedField, Field, FieldFormat } from "../../../engine/index.ts";
import type { WidgetProps } from "../form-context.ts";
import { CheckboxesWidget, PromiseWidget, RadioWidget, SelectWidget, TownshipWidget } from "./chosen.tsx";
import { LockedWidget, MaskedWidget } from "./given.tsx";
import { PickedWidget } from "./picked.tsx";
import { AddressWidget, NumberWidget, TextareaWidget, TextWidget } from "./typed.tsx";

interface WidgetRow {
  Widget: ComponentType<WidgetProps>;
  /** Formats that use it unless the designer names another widget. */
  formats?: readonly FieldFormat[];
  /** Takes the whole row. */
  wide?: boolean | ((field: Field) => boolean);
  /** A group of cards has no single control that a label could be bound to. */
  group?: boolean;
}

/** The labels do not fit on cards of half a row. */
const hasLongCards = ({ choices = [] }: Field) =>
  choices.reduce((letters, { title }) => letters + title.length + 4, 0) > 22;

/** Keyboard and autofill of a text box depend on its format (`engine/declaration/formats`). */
const rows = {
  text: { Widget: TextWidget },
  number: { Widget: NumberWidget, formats: ["integer", "digits", "decimal", "money"] },
  picked: { Widget: PickedWidget, formats: ["date", "month", "date-time"] },
  township: { Widget: TownshipWidget, formats: ["township"] },
  textarea: { Widget: TextareaWidget, wide: true },
  address: { Widget: AddressWidget, wide: true },
  select: { Widget: SelectWidget },
  radio: { Widget: RadioWidget, group: true, wide: hasLongCards },
  checkboxes: { Widget: CheckboxesWidget, group: true, wide: true },
  promise: { Widget: PromiseWidget, group: true, wide: true },
  masked: { Widget: MaskedWidget },
  locked: { Widget: LockedWidget },
} as const satisfies Record<string, WidgetRow>;

export type WidgetName = keyof typeof rows;

const names = Object.keys(rows) as WidgetName[];
const factsOf: Record<WidgetName, WidgetRow> = rows;
const byFormat = new Map(names.flatMap((name) => (factsOf[name].formats ?? []).map((one) => [one, name])));

/** More choices than this become a select. */
const mostCards = 5;
/** Longer labels do not fit on a card beside others. */
const longestCard = 12;
/** Longer texts get several lines. */
const longestLine = 100;

function widgetOf({ field, locked }: AskedField): WidgetName {
  const { mask, widget, format, choices, many, maxLength = 0 } = field;
  if (mask) return "masked";
  if (locked) return "locked";
  const wanted = names.find((name) => name === widget) ?? (format && byFormat.get(format));
  if (wanted) return wanted;
  if (choices && many) return "checkboxes";
  if (choices)
    return choices.length <= mostCards && choices.every(({ title }) => title.length <= longestCard)
      ? "radio"
      : "select";
  return maxLength > longestLine ? "textarea" : "text";
}

export const widgetFor = (asked: AskedField): ComponentType<WidgetProps> => factsOf[widgetOf(asked)].Widget;

/** How the field's frame is laid out around its widget. */
export function frameOf(asked: AskedField): { wide: boolean; group: boolean } {
  const { wide = false, group = false } = factsOf[widgetOf(asked)];
  return { wide: typeof wide === "function" ? wide(asked.field) : wide, group };
}
