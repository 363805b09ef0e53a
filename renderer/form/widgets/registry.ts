// In: nothing. Out: every widget under its name.
import type { Widget } from "@rjsf/utils";
import type { WidgetName } from "../widget-of.ts";
import { AddressWidget } from "./address-widget.tsx";
import { CheckboxesWidget } from "./checkboxes-widget.tsx";
import { DateTimeWidget } from "./date-time-widget.tsx";
import { DateWidget } from "./date-widget.tsx";
import { DecimalWidget } from "./decimal-widget.tsx";
import { DigitsWidget } from "./digits-widget.tsx";
import { LockedWidget } from "./locked-widget.tsx";
import { MaskedWidget } from "./masked-widget.tsx";
import { MonthWidget } from "./month-widget.tsx";
import { RadioWidget } from "./radio-widget.tsx";
import { SelectWidget } from "./select-widget.tsx";
import { TextWidget } from "./text-widget.tsx";
import { TextareaWidget } from "./textarea-widget.tsx";
import { TownshipWidget } from "./township-widget.tsx";

export const widgets = {
  text: TextWidget,
  digits: DigitsWidget,
  decimal: DecimalWidget,
  textarea: TextareaWidget,
  radio: RadioWidget,
  checkboxes: CheckboxesWidget,
  select: SelectWidget,
  date: DateWidget,
  month: MonthWidget,
  "date-time": DateTimeWidget,
  address: AddressWidget,
  township: TownshipWidget,
  masked: MaskedWidget,
  locked: LockedWidget,
} satisfies Record<WidgetName, Widget>;
