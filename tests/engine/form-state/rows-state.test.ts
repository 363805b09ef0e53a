// What a list of rows does: opening, adding, removing, restoring, totals, and what its rows are called.
import { expect, test } from "vitest";
import {
  freeId,
  type Row,
  rowDetails,
  rowName,
  rowPlace,
  rowUnit,
  type Section,
} from "../../../engine/index.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import { heir, heirs, heirsForm } from "../../people/heirs.ts";
import { boxes, openForm } from "./open-form.ts";

const wang = heir("one", "王测丙", "50");
const li = heir("two", "李测丁", "50");
const blank = heir("two", "", "");

function open(jcr: Row[], repeat: Partial<Section["repeat"]> = { max: 9 }) {
  const form = openForm({ ...heirsForm(repeat), answers: { jcr } });
  const list = form.rows("jcr");
  const row = (rowId: string) => {
    const found = list.view().rows.find((one) => one.rowId === rowId);
    if (!found) throw new Error(`There is no row ${rowId}.`);
    return found.state;
  };
  return { form, list, row, rows: () => form.flush().jcr as Row[] };
}

test("[form] the first card that lacks something is open, one at a time", () => {
  const { list } = open([wang, blank]);
  expect(list.view().open).toBe("two");
  list.open("one");
  expect(list.view().open).toBe("one");
});

test("[form] a card that closes hands on what was typed into it without an event", () => {
  const { form, list, row } = open([wang, blank]);
  boxes(row("two"), { heirName: "赵测戊", heirShare: "20" });
  list.open("one");
  expect((form.record().answers.jcr as Row[])[1]?.answers).toMatchObject({
    heirName: "赵测戊",
    heirShare: "20",
  });
});

test("[form] a removed row comes back in its place as it was, until another row is added", () => {
  const { list, rows } = open([wang, li]);
  list.remove("one");
  expect(rows()).toEqual([li]);
  expect(list.undo()).toBe("one");
  expect(rows()).toEqual([wang, li]);
  list.remove("one");
  list.add();
  expect(list.view().removed).toBe(undefined);
  expect(list.undo()).toBe(undefined);
});

test("[9] a new row never takes the id of another one, nor of the one that may come back", () => {
  const { list } = open([
    { ...wang, rowId: "n0" },
    { ...li, rowId: "n1" },
  ]);
  list.remove("n1");
  expect(list.add()).toBe("n2");
  const taken = new Set(["a"]);
  expect(
    freeId(
      () => "a",
      (id) => taken.has(id),
    ),
  ).toBe("aa");
});

test("[3.39] rows keep their order and their ids when they come back from outside", () => {
  const { form, list, rows } = open([wang, li]);
  const newest = [
    heir("new", "周测己", "10"),
    li,
    { ...wang, answers: { ...wang.answers, heirShare: "40" } },
  ];
  form.change("jcr", newest);
  expect(rows()).toEqual(newest);
  expect(list.view().rows.map(({ rowId }) => rowId)).toEqual(["new", "two", "one"]);
});

test("[form] a list is done when it has rows enough and each of them is done", () => {
  const { list, row } = open([wang, blank]);
  expect(list.summary()).toMatchObject({ state: "going", filled: 4 });
  row("two").commit("heirShare", "五十");
  expect(list.summary()).toMatchObject({ state: "error", errors: 1 });
  row("two").commit("heirShare", "50");
  row("two").commit("heirName", "李测丁");
  expect(list.summary()).toMatchObject({ state: "done", errors: 0 });
});

test("[form] a list that needs rows counts those that are missing, one that needs none has nothing to count", () => {
  const needed = open([], { min: 2, max: 9 }).list;
  expect(needed.summary()).toMatchObject({ state: "empty", asked: 2, filled: 0 });
  expect(open([], { min: 0, max: 9 }).list.summary()).toMatchObject({ state: "empty", asked: 0, filled: 0 });
});

const total = (list: ReturnType<typeof open>["list"]) => list.list().totals[0]?.total;

test("[3] a list says what its shares come to and what is missing", () => {
  const { list } = open([heir("a", "王测甲", "33.33"), heir("b", "李测乙", "33.34")]);
  expect(total(list)).toMatchObject({ sum: "66.67", missing: "33.33", reached: false });
});

test("[3] shares that come to the sum exactly are reached", () => {
  const { list } = open([
    heir("a", "王测甲", "33.33"),
    heir("b", "李测乙", "33.33"),
    heir("c", "赵测丙", "33.34"),
  ]);
  expect(total(list)).toMatchObject({ sum: "100", missing: "0", reached: true });
});

test("[3] the total follows at a pause while a share is being typed, and nothing is handed on", () => {
  const { form, list, row } = open([heir("a", "王测甲", "60"), heir("b", "李测乙", "")]);
  row("b").pause("heirShare", "50.5");
  expect(total(list)).toMatchObject({ sum: "110.5", missing: "-10.5" });
  expect(form.sent()).toBe(0);
});

test("[3] a row that does not ask the share is not counted, and those that must accept are", () => {
  const { list } = open([heir("a", "王测甲", "100", "2"), heir("b", "李测乙", "100", "3")]);
  expect(list.list().totals.map((one) => one.total)).toMatchObject([
    { kind: "sum", sum: "100", reached: true },
    { kind: "count", count: 0, reached: false },
  ]);
});

test("[form] the problem of a sum goes away as soon as the sum is reached", () => {
  const { form, list, row } = open([heir("a", "王测甲", "60"), heir("b", "李测乙", "30")]);
  form.next();
  expect(list.list()).toMatchObject({ errors: 1, totals: [{ broken: true }, { broken: false }] });
  row("b").pause("heirShare", "40");
  expect(list.list()).toMatchObject({ errors: 0, totals: [{ broken: false }, { broken: false }] });
});

test("[form] too few rows are told at the list until there are enough", () => {
  const { form, list } = open([]);
  form.next();
  expect(list.list().problems.map(({ message }) => message)).toEqual(["继承人信息至少填写 1 条，请添加"]);
  list.add();
  expect(list.list().problems).toEqual([]);
});

const said = chineseSentences;

test("[form] a row is called by its noun and its place, who it is and what tells it apart, masked", () => {
  const { form } = open([wang]);
  const [asked] = [form.rows("jcr")].map(() => ({
    section: heirs,
    fields: heirs.fields.map((field) => ({ field, required: true, usedBy: [] })),
  }));
  expect(rowPlace(heirs, 2, said)).toBe("继承人 2");
  expect(rowPlace({ title: "车辆名单", repeat: { min: 0, max: 3, addText: "添加一行" } }, 1, said)).toBe(
    "车辆 1",
  );
  expect(rowName(heirs, wang.answers, said)).toBe("王*丙");
  expect(rowName(heirs, {}, said)).toBe("");
  expect(rowUnit(heirs, said)).toBe("位");
  expect(rowUnit({ fields: heirs.fields.slice(2) }, said)).toBe("项");
  expect(asked && rowDetails(asked, wang.answers, {}, said)).toEqual(["接受继承", "50%"]);
});
