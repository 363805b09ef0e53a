// A made-up definition with everything that can decide what is asked.

import { choices, field, matter, section, small } from "./small.ts";

export const wide = small({
  areas: { "329900003": "霁桥镇", "329900004": "松陌镇" },
  sections: [
    section("top", [
      field("kind", { choices: choices("1", "2") }),
      field("name", { format: "name", mask: "name" }),
      field("mobile", { format: "mobile", mask: "phone" }),
      field("when", { format: "date" }),
      field("amount", { format: "money" }),
      field("many", { many: true, choices: choices("a", "b", "c") }),
      field("note"),
    ]),
    section(
      "rows",
      [
        field("state", { choices: choices("1", "3") }),
        field("heir", { mask: "name" }),
        field("died", { format: "date" }),
      ],
      {
        min: 0,
        max: 9,
      },
    ),
  ],
  questions: {
    also: {
      id: "Q-1",
      ask: "一并",
      many: true,
      optional: true,
      options: { x: { label: "甲", adds: ["extra"] }, y: { label: "乙" } },
    },
    filled: { ask: "类型", options: { "1": { label: "一" }, "2": { label: "二" } }, fills: "kind" },
  },
  matters: { base: matter("M1", { always: true }), extra: matter("M2") },
  rules: { big: { name: "金额", when: { answer: "amount", atLeast: "1000" }, adds: ["extra"] } },
  asked: {
    top: { note: { for: ["extra"] }, when: { when: { answer: "kind", is: "1" } } },
    rows: { died: { when: { answer: "state", is: "3" } } },
  },
}).definition;
