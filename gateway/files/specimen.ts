// Invents what a filled specimen shows in a field; names and numbers belong to nobody.

import type { Field, FieldFormat } from "../../engine/one-thing/form.ts";

/** Region 329900 and these company codes are assigned to nobody. */
const byFormat: Partial<Record<FieldFormat, string>> = {
  name: "张样本",
  mobile: "138 0000 0000",
  "id-card": "3299 0019 9001 0100 1X",
  paper: "3299 0019 9001 0100 1X",
  "credit-code": "9132 9900 MA00 0000 0X",
  "landline-or-mobile": "0000-8888 8888",
  phone: "0000-8888 8888",
  email: "yangben@example.com",
  date: "2026-01-15",
  month: "2026-01",
  "date-time": "2026-01-15 09:30",
  integer: "2",
  decimal: "89.50",
  money: "1000.00",
  digits: "225300",
  "plate-number": "苏M·00000",
  "house-unit-number": "329900001001GB00001F00010001",
  "disability-certificate": "3299 0019 9001 0100 1X 44",
  "industry-code": "F5212",
  vin: "LSVAA000000000001",
  "student-number": "G329900201501010001",
};

/** The designer's own example first, then a choice, then the example of the format. */
export function specimenOf({ example, choices, format, title, unit, widget, many }: Field): string {
  if (example) return example;
  if (choices) {
    return choices
      .slice(0, many ? 2 : 1)
      .map((choice) => choice.title)
      .join("、");
  }
  const value = format && byFormat[format];
  if (value) return unit ? `${value} ${unit}` : value;
  if (widget === "address") return "样本路 1 号 2 幢 303 室";
  return `（填写${title.replace(/（.*?）/g, "")}）`;
}
