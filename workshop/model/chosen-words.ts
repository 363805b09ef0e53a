// Takes a definition and choices; gives them in Chinese: “住房来源”选“租赁住房”.

import type { Answer } from "../../engine/condition/facts.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { quote } from "../../engine/problem/wording.ts";

/** Empty where nothing is chosen. */
export function chosenWords({ oneThing }: Definition, choices: Readonly<Record<string, Answer>>): string {
  return Object.entries(choices)
    .map(([key, choice]) => {
      const question = oneThing.questions[key];
      const labels = [choice].flat().map((option) => quote(question?.options[option]?.label ?? option));
      return `${quote(question?.ask ?? key)}选${labels.join("、")}`;
    })
    .join("，");
}
