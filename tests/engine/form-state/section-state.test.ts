// When a section passes its answers on, when a problem becomes visible, and what a change from outside may touch.
import { expect, test } from "vitest";
import { answersTopic, saidTopic } from "../../../engine/index.ts";
import { boxes, type OpenForm, openParking } from "./open-form.ts";

const parking = () => {
  const form = openParking();
  return { form, state: form.fields("parking") };
};

test("[performance] a pause is handed on only where a condition depends on the answer", () => {
  const { form, state } = parking();
  state.pause("parkNo", "B2-118");
  expect({ sent: form.sent(), answer: state.answers().parkNo }).toEqual({ sent: 0, answer: "B2-118" });
  state.commit("parkNo", "B2-118");
  expect(form.record().answers.parking).toMatchObject({ parkNo: "B2-118" });
  state.commit("parkNo", "B2-118");
  expect(form.sent()).toBe(1);
});

test("[form] an option that is taken is told at once", () => {
  const { form, state } = parking();
  state.commit("promiseFlag", "1");
  expect(form.record().answers.parking).toMatchObject({ promiseFlag: "1" });
});

test("[form] nothing is wrong while a field is being filled in for the first time", () => {
  const { state } = parking();
  state.pause("plateNo", "苏");
  expect(state.problem("plateNo")).toBe(undefined);
  state.commit("plateNo", "苏");
  expect(state.problem("plateNo")?.message).toContain("车牌号码");
});

test("[form] a field that was only passed through is no mistake yet", () => {
  const { state } = parking();
  state.commit("parkNo", "");
  expect(state.problem("parkNo")).toBe(undefined);
  expect(state.summary().errors).toBe(0);
});

test("[form] a problem goes away as soon as it is mended, before the field is left", () => {
  const { state } = parking();
  state.pause("parkNo", "B");
  state.commit("parkNo", "");
  expect(state.problem("parkNo")?.message).toBe("请填写车位编号");
  state.pause("parkNo", "B");
  expect(state.problem("parkNo")).toBe(undefined);
});

test("[form] what is wrong with a field is said once when it is left, again for another mistake, and no more once it is mended", () => {
  const { state } = parking();
  const said: (string | undefined)[] = [];
  state.subscribe(() => said.push(state.said()?.field), saidTopic);
  state.pause("plateNo", "苏");
  state.commit("plateNo", "苏");
  state.commit("plateNo", "苏");
  state.commit("promiseFlag", "1");
  state.commit("plateNo", "苏A");
  state.pause("plateNo", "苏A12345");
  state.commit("plateNo", "苏A12345");
  expect(said).toEqual(["plateNo", undefined, "plateNo", undefined]);
});

test("[form] NEXT lists every problem, so the one that was said is said no more", () => {
  const { state, form } = parking();
  state.commit("plateNo", "苏");
  form.next();
  expect(state.said()).toBe(undefined);
});

test("[performance] only the field that shows something else is drawn anew, and the navigation where its count changes", () => {
  const { state } = parking();
  const calls: string[] = [];
  for (const topic of ["parkNo", "plateNo", answersTopic]) state.subscribe(() => calls.push(topic), topic);
  state.subscribe(() => calls.push("summary"));
  state.touch("parkNo");
  state.commit("parkNo", "");
  expect(calls).toEqual(["parkNo", "summary"]);
  calls.length = 0;
  state.pause("parkNo", "B");
  expect(calls).toEqual([answersTopic, "parkNo", "summary"]);
  calls.length = 0;
  state.pause("parkNo", "B2");
  expect(calls).toEqual([answersTopic]);
});

test("[form] NEXT shows every problem, and what a rule of the flow said goes away with the answer", () => {
  const { form, state } = parking();
  form.next();
  expect(state.summary().state).toBe("error");
  expect(state.problem("parkNo")?.message).toBe("请填写车位编号");
  state.show([
    {
      severity: "error",
      rule: "rule",
      message: "已有申请",
      step: "one-form",
      section: "parking",
      field: "parkNo",
    },
  ]);
  state.pause("parkNo", "B2-118");
  expect(state.problem("parkNo")).toBe(undefined);
});

test("[form] a change from outside is written into its box", () => {
  const { form, state } = parking();
  const { texts } = boxes(state);
  form.change("parking", { ...state.answers(), parkNo: "A1-001" });
  expect({ box: texts.parkNo, answer: state.answers().parkNo }).toEqual({ box: "A1-001", answer: "A1-001" });
});

test("[form] a change from outside never touches a box in which the person is typing", () => {
  const { form, state } = parking();
  const { texts, busy } = boxes(state, { parkNo: "B" });
  busy.add("parkNo");
  form.change("parking", { ...state.answers(), parkNo: "A1-001" });
  expect({ box: texts.parkNo, answer: state.answers().parkNo }).toEqual({ box: "B", answer: undefined });
});

test("[form] the record never undoes what was typed since it was told, until somebody else changes it there", () => {
  const { form, state } = parking();
  state.commit("parkNo", "B");
  state.pause("parkNo", "B2");
  form.change("parking", { ...form.record().answers.parking, plateNo: "苏A12345" });
  expect(state.answers()).toMatchObject({ parkNo: "B2", plateNo: "苏A12345" });
  form.change("parking", { ...form.record().answers.parking, parkNo: "C" });
  expect(state.answers().parkNo).toBe("C");
});

test("[form] flush passes on everything that was typed, once", () => {
  const { form, state } = parking();
  // Filled in before the page listened, so there is no event at all.
  boxes(state, { ...(state.answers() as Record<string, string>), pileBrand: "测试牌" });
  state.pause("parkNo", "B2");
  boxes(state, { pileBrand: "测试牌", parkNo: "B2" });
  expect(form.flush().parking).toMatchObject({ pileBrand: "测试牌", parkNo: "B2" });
  expect(form.sent()).toBe(1);
  form.flush();
  expect(form.sent()).toBe(1);
});

test("[form] a field that is no longer asked keeps its answer for when it is asked again", () => {
  const form = openParking({ choices: { parkKind: "2" } });
  const asks = () => form.fields("parking").summary().asked;
  const all = asks();
  form.fields("parking").commit("leaseEndDate", "2028-01-05");
  form.choose({ parkKind: "1" });
  expect(asks()).toBeLessThan(all);
  form.choose({ parkKind: "2" });
  expect(form.fields("parking").answers().leaseEndDate).toBe("2028-01-05");
});

test("[form] a section counts what must be given: neither what may be left empty nor what is locked", () => {
  const { state } = parking();
  expect(state.summary()).toMatchObject({ state: "empty", asked: 5, filled: 0 });
  state.commit("vehicleBrand", "示例牌 A1");
  expect(state.summary()).toMatchObject({ state: "going", asked: 5, filled: 0 });
  state.commit("parkNo", "B2-118");
  expect(state.summary()).toMatchObject({ state: "going", asked: 5, filled: 1 });
});

/** A form on a page with idle slots: the fields whose problem is drawn anew. */
function pageOf(form: OpenForm, fields: Record<string, string>) {
  const drawn: string[] = [];
  for (const [section, field] of Object.entries(fields))
    form.fields(section).subscribe(() => drawn.push(field), field);
  return drawn;
}

test("[performance] what NEXT finds is drawn first where the person looks, elsewhere when there is time", () => {
  const slots: (() => void)[] = [];
  const form = openParking({ whenIdle: (work) => slots.push(work) });
  const drawn = pageOf(form, { applicant: "linkManAddress", parking: "parkNo" });
  form.see("parking", true);
  form.next();
  expect(drawn).toEqual(["parkNo"]);
  expect(form.fields("applicant").summary().errors).toBeGreaterThan(0);
  slots.shift()?.();
  expect(drawn).toEqual(["parkNo", "linkManAddress"]);
  expect(slots).toEqual([]);
});

test("[performance] a section draws what NEXT has found in it as soon as it comes into view or is answered", () => {
  const form = openParking({ whenIdle: () => undefined });
  const drawn = pageOf(form, { applicant: "linkManAddress", parking: "parkNo" });
  form.next();
  expect(drawn).toEqual([]);
  form.see("applicant", true);
  expect(drawn).toEqual(["linkManAddress"]);
  form.fields("parking").pause("plateNo", "苏");
  expect(drawn).toEqual(["linkManAddress", "parkNo"]);
});
