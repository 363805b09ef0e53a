// The declaration on the wire: what is asked, flat and tidied up, with masked texts beside it, and nothing else.

import { describe, expect, it } from "vitest";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { successionDefinition } from "../portal/visit/kept-declaration.ts";
import { company, field, parking, person, section, small, today } from "./small.ts";
import { travelled } from "./travel.ts";

describe("[3] the declaration on the wire", () => {
  const { definition } = parking();
  const start = blankRecord(definition, person);
  const one: DeclarationRecord = {
    ...start,
    areaId: "329900003",
    choices: { parkKind: "3" },
    answers: {
      ...start.answers,
      parking: { parkNo: " B2-118 ", leaseEndDate: "2028-01-01", pilePower: "十一", plateNo: "苏a·12345" },
    },
  };
  const wire = evaluate(definition, one, today).wire;

  it("carries ids, township, choices, matters and the rules that have a verdict", () => {
    expect(wire).toMatchObject({
      oneThingId: "OT901",
      code: "parking",
      definition: definition.version,
      areaId: "329900003",
      platChooseCondition: {
        optionList: [{ id: "parkKind", optionIds: ["3"] }],
        matterInfoIds: ["OT901-M01", "OT901-M02", "OT901-M03", "OT901-M04"],
        quotaList: [],
      },
    });
    const { quotaList } = evaluate(definition, { ...one, answers: { parking: { pilePower: "11" } } }, today)
      .wire.platChooseCondition;
    expect(quotaList).toEqual([{ id: "power", result: false }]);
  });

  it("[3.9, 3.11, 3.12, 3.20, 3.23] flattens the sections under the specification's names, masked texts beside the plain values", () => {
    expect(wire.formData).toMatchObject({
      declarePersonType: "1",
      applicantName: "测试申请人",
      applicantNameText: "测***人",
      applicantPaperType: "1",
      applicantPaperCodeText: "1101**********4610",
      applicantMobileText: "139****1234",
      applicantTown: "329900003",
      parkKind: "3",
      instanceId: "",
      declareIds: [],
    });
    expect(wire.formData.fields).toContain("parkNo");
  });

  it("[3.13, 3.14] says who declares and by which paper, also where the form does not ask it", () => {
    const names = ["declarePersonType", "applicantPaperType"];
    const told = (sections: Parameters<typeof section>[], principal = person) => {
      const { definition } = small({ sections: sections.map((each) => section(...each)) });
      const { formData } = evaluate(definition, blankRecord(definition, principal), today).wire;
      return names.map((name) => formData[name]);
    };
    expect(told([])).toEqual(["1", "1"]);
    expect(told([], company)).toEqual(["2", "1"]);
    expect(told([], { ...person, certificateNumber: "E12345678" })).toEqual(["1", "1"]);
    // What a row says is about somebody else.
    expect(told([["people", names.map((name) => field(name)), { min: 1, max: 3 }]])).toEqual(["1", "1"]);
    expect(told([["applicant", names.map((name) => field(name))]])).toEqual([undefined, undefined]);
  });

  it("[3.22] declareIds names the draft, once there is one", () => {
    expect(wire.formData.declareIds).toEqual([]);
    expect(evaluate(definition, { ...one, draftId: "d1" }, today).wire.formData.declareIds).toEqual(["d1"]);
  });

  it("tidies up what can be read and keeps what cannot, for a draft may hold anything", () => {
    expect(wire.formData).toMatchObject({ parkNo: "B2-118", plateNo: "苏A12345", pilePower: "十一" });
  });

  it("leaves out what is not asked, and the record keeps it", () => {
    expect(wire.formData).not.toHaveProperty("leaseEndDate");
    expect(one.answers.parking).toHaveProperty("leaseEndDate");
  });

  it("shows names, numbers and telephones only masked in its readable part", () => {
    const readable = JSON.stringify(wire.formContent);
    expect(readable).toContain("测***人");
    expect(readable).toContain("公共共享车位");
    expect(readable).not.toContain("110101199003074610");
    expect(readable).not.toContain("13900001234");
  });

  it("names the company it is declared for", () => {
    expect(evaluate(definition, blankRecord(definition, company), today).wire.formData.instanceId).toBe(
      "E001",
    );
  });

  it.each([
    ["by post, where the person wants it so", { deliveryWay: "2" }, "2", ["OT901-M01", "OT901-M02"]],
    [
      "of a matter that an option adds, too",
      { deliveryWay: "2" },
      "3",
      ["OT901-M01", "OT901-M02", "OT901-M04"],
    ],
    ["at the counter", { deliveryWay: "1" }, "2", []],
    ["not said yet", {}, "2", []],
  ])("[3.40] mailIdList: the matters whose result is sent by post: %s", (_, delivery, parkKind, ids) => {
    const { definition: posting } = successionDefinition();
    const made = { ...blankRecord(posting, person), choices: { parkKind }, answers: { delivery } };
    expect(evaluate(posting, made, today).wire.mailIdList).toEqual(ids);
    // A one-thing without such a field sends nothing by post.
    expect(wire.mailIdList).toEqual([]);
  });

  it("lets an emptied field stay empty: its default does not come back", () => {
    const emptied = { ...one, answers: { ...one.answers, applicant: { applicantMobile: "" } } };
    expect(travelled(definition, emptied).answers.applicant).toHaveProperty("applicantMobile", "");
  });
});
