// Sections that ask the same stay the same object, and sections are drawn in the right order.
import { expect, test } from "vitest";
import { keepAsked } from "../../../engine/form-state/asked-sections.ts";
import { type AskedSection, askedOfRow, createMounts, usersOf } from "../../../engine/index.ts";
import { heirs } from "../../people/heirs.ts";

const asked = (required = true, usedBy = ["a"]): AskedSection => ({
  section: heirs,
  fields: heirs.fields.map((field, at) => ({ field, required: at > 0 || required, usedBy })),
});

test("[performance] a section that asks the same is the same object, and so is a field", () => {
  const before = [asked()];
  expect(keepAsked(before, [asked()])[0]).toBe(before[0]);
  const [changed] = keepAsked(before, [asked(false)]);
  expect(changed).not.toBe(before[0]);
  expect(changed?.fields.map((field, at) => field === before[0]?.fields[at])).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("[performance] a row asks what its section asks, as one object for all rows that ask the same", () => {
  const section = asked();
  const own = [...section.fields.slice(1)];
  const withRows = { ...section, rows: { b: own } };
  expect(askedOfRow(withRows, "a")).toBe(askedOfRow(withRows, "c"));
  expect(askedOfRow(withRows, "b").fields).toBe(own);
});

test("[form] the matters that use a section are those that use any field of it", () => {
  const section = asked();
  const [first, ...others] = section.fields;
  expect(usersOf({ fields: [...others, ...(first ? [{ ...first, usedBy: ["b", "a"] }] : [])] })).toEqual([
    "a",
    "b",
  ]);
});

test("[performance] the first two sections are drawn at once, the others one in each idle slot", () => {
  const slots: (() => void)[] = [];
  const mounts = createMounts(["a", "b", "c", "d", "e"], (work) => slots.push(work));
  const drawn = () => ["a", "b", "c", "d", "e"].filter(mounts.has).join("");
  const calls: string[] = [];
  mounts.subscribe(() => calls.push("d"), "d");
  expect(drawn()).toBe("ab");
  for (const section of ["c", "d"]) mounts.addWhenIdle(section);
  const callOff = mounts.addWhenIdle("e");
  expect(slots.length).toBe(1);
  slots.shift()?.();
  expect(drawn()).toBe("abc");
  mounts.add("d");
  expect({ drawn: drawn(), calls }).toEqual({ drawn: "abcd", calls: ["d"] });
  callOff();
  while (slots.length > 0) slots.shift()?.();
  expect({ drawn: drawn(), calls }).toEqual({ drawn: "abcd", calls: ["d"] });
});
