// What a one-thing costs a person, told before they begin.

import { expect, test } from "vitest";
import type { Field, Section } from "../../../engine/one-thing/form.ts";
import { effortOf } from "../../../engine/one-thing/guide/effort.ts";
import type { AskedWord } from "../../../engine/one-thing/one-thing.ts";
import { parking, small } from "../declaration/small.ts";

test("[2.26] a charging post takes about five minutes, and papers and days as its guide says", () => {
  expect(effortOf(parking().definition)).toEqual({ minutes: 5, materials: 3, days: 3, unit: "working-day" });
});

test("[2.26] each required field adds its time, one that is known adds none, and a conditional one half", () => {
  /** Of sixty fields: typed, they are a quarter of an hour, after the minute that beginning takes. */
  const minutes = (more: Partial<Field>, asked: AskedWord = {}) => {
    const fields = Array.from({ length: 60 }, (_, at) => ({
      key: `f${at}`,
      title: "项",
      many: false,
      required: true,
      ...more,
    }));
    const sections: Section[] = [{ key: "part", title: "部分", schema: {}, fields }];
    return effortOf(small({ sections, asked: { part: { "*": asked } } }).definition).minutes;
  };
  expect(minutes({})).toBe(20);
  expect(minutes({}, { when: { answer: "kind", is: "1" } })).toBe(10);
  expect(minutes({ choices: [{ const: "1", title: "是" }] })).toBe(10);
  expect(minutes({ prefill: "login.name" })).toBe(5);
  expect(minutes({ required: false })).toBe(5);
});

test("[4.12] what is filled in elsewhere takes no time here", () => {
  const { definition } = parking();
  const oneThing = { ...definition.oneThing, webHandleUrl: "https://elsewhere.example.invalid/" };
  expect(effortOf({ ...definition, oneThing }).minutes).toBe(0);
});
