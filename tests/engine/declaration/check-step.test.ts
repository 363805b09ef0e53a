// What stops a step: questions, township, materials, the signature; and the shipped one-thing as a whole.

import { describe, expect, it } from "vitest";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { checkDeclaration } from "../../../engine/declaration/check-declaration.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, MaterialFile } from "../../../engine/declaration/record.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";
import { problems, type Words } from "./problems.ts";
import { field, matter, parking, person, record, section, small, today } from "./small.ts";

const file: MaterialFile = {
  fileId: "f1",
  name: "证明.pdf",
  size: 1000,
  type: "application/pdf",
  sha256: "0",
};

describe("[5] the questions", () => {
  const questions: Words["questions"] = {
    kind: {
      ask: "车位性质",
      options: { "1": { label: "自有" }, "2": { label: "危险", forbids: "请到窗口办理" } },
    },
    more: { ask: "一并办理", many: true, optional: true, options: { a: { label: "甲" } } },
  };
  it.each([
    [{}, { rule: "question", question: "kind", message: "请选择“车位性质”" }],
    [{ kind: "9" }, { rule: "question", question: "kind" }],
    [{ kind: ["1", "1"] }, { rule: "question", question: "kind" }],
    [{ kind: "2" }, { rule: "forbidden", question: "kind", message: "请到窗口办理" }],
  ])("%j is stopped", (choices, problem) => {
    expect(problems({ questions }, { choices })).toMatchObject([{ severity: "error", ...problem }]);
  });

  it("an optional one may stay open", () => {
    expect(problems({ questions }, { choices: { kind: "1" } })).toEqual([]);
  });

  it("a choice of nothing does not go on", () => {
    const matters = { extra: matter("M1") };
    expect(problems({ questions, matters }, { choices: { kind: "1" } })).toMatchObject([
      { rule: "no-matter", message: "请至少选择一个事项" },
    ]);
  });

  it("stand in their own step where the flow has one", () => {
    const steps: StepName[] = ["select-items", "one-form", "done"];
    expect(problems({ questions, steps }, {}, "one-form")).toEqual([]);
    expect(problems({ questions, steps }, {}, "select-items")).toHaveLength(1);
  });
});

describe("[5] the township", () => {
  const areas = { "329900003": "霁桥镇", "329900004": "松陌镇" };
  it("is required where there are several, in the words of the specification", () => {
    expect(problems({ areas })).toMatchObject([{ rule: "township", message: "请选择所属乡镇" }]);
    const { definition, checks } = small({ areas, kind: "enterprise" });
    expect(evaluate(definition, record(), today).problems("one-form", checks)).toMatchObject([
      { message: "请选择企业注册地址所属乡镇" },
    ]);
  });
  it("is one of the list", () => {
    expect(problems({ areas }, { areaId: "329900003" })).toEqual([]);
    expect(problems({ areas }, { areaId: "329900009" })).toHaveLength(1);
  });
  it("also where it is typed into the form", () => {
    const sections = [section("a", [field("town", { format: "township" })])];
    const at = (town: string) =>
      problems({ areas, sections }, { areaId: "329900003", answers: { a: { town } } });
    expect(at("329900004")).toEqual([]);
    expect(at("329900009")).toMatchObject([{ rule: "choice", section: "a", field: "town" }]);
  });
});

describe("[3] materials", () => {
  const material = (more = {}): Words => ({
    materials: {
      proof: { id: "A1", name: "产权证明", from: "upload", accept: ["pdf"], maxMB: 1, maxFiles: 1, ...more },
    },
  });
  const check = (more: object, given?: DeclarationRecord["materials"][string]) =>
    problems(material(more), given ? { materials: { proof: given } } : {}, "submit-materials").map(
      ({ message }) => message,
    );
  const licence = {
    licenceId: "L1",
    name: "身份证",
    numberText: "1101**********4610",
    issuer: "公安局",
    fetchedAt: "",
  };

  it("are uploaded where they are required", () => {
    expect(check({})).toEqual(["请上传产权证明"]);
    expect(check({ optional: true })).toEqual([]);
    expect(check({}, { files: [file] })).toEqual([]);
  });
  it("from a licence are fetched, or uploaded where that is allowed", () => {
    expect(check({ from: "e-licence" }, { files: [file] })).toEqual(["请获取产权证明的电子证照"]);
    expect(check({ from: "e-licence", orElse: "upload" })).toEqual([
      "请获取产权证明的电子证照，或者上传文件",
    ]);
    expect(check({ from: "e-licence", orElse: "upload" }, { files: [file] })).toEqual([]);
    expect(check({ from: "e-licence" }, { files: [], licence })).toEqual([]);
  });
  it("of several parts are there when each is: a licence is one, each file is one", () => {
    const parts = [{ name: "母亲的身份证" }, { name: "父亲的身份证" }];
    const both = { from: "e-licence", orElse: "upload", maxFiles: 2, parts };
    const message = "产权证明需要母亲的身份证、父亲的身份证，共 2 份，还差 1 份，请上传";
    expect(check(both)).toEqual(["请获取产权证明的电子证照，或者上传文件"]);
    expect(check(both, { files: [], licence })).toEqual([message]);
    expect(check(both, { files: [file] })).toEqual([message]);
    expect(check(both, { files: [file], licence })).toEqual([]);
    expect(check(both, { files: [file, { ...file, fileId: "f2" }] })).toEqual([]);
    expect(check({ ...both, optional: true }, { files: [file] })).toEqual([]);
    const one = { ...both, parts: [parts[0], { ...parts[1], when: { answer: "a", is: "1" } }] };
    expect(check(one, { files: [file] })).toEqual([]);
  });
  it("that others make are never missing", () => {
    expect(check({ from: "form" })).toEqual([]);
    expect(check({ from: "shared-data" })).toEqual([]);
  });
  it("fit number, size and kind", () => {
    expect(check({}, { files: [file, { ...file, fileId: "f2" }] })).toEqual([
      "产权证明最多上传 1 个文件，请删减",
    ]);
    expect(check({}, { files: [{ ...file, size: 1024 * 1024 }] })).toEqual([]);
    expect(check({}, { files: [{ ...file, size: 1024 * 1024 + 1 }] })).toEqual([
      "产权证明中的“证明.pdf”超过 1 MB，请压缩后重新上传",
    ]);
    expect(check({}, { files: [{ ...file, type: "image/png" }] })).toEqual([
      "产权证明中的“证明.pdf”格式不符，请上传 PDF 文件",
    ]);
  });
  it("[3] that say nothing of their files take the usual: 9 files, 10 MB each, PDF, JPG or PNG", () => {
    const usual = { accept: undefined, maxMB: undefined, maxFiles: undefined };
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...file, fileId: `f${at}` }));
    expect(check(usual, { files: files(9) })).toEqual([]);
    expect(check(usual, { files: files(10) })).toEqual(["产权证明最多上传 9 个文件，请删减"]);
    expect(check(usual, { files: [{ ...file, size: 10 * 1024 * 1024 + 1 }] })).toEqual([
      "产权证明中的“证明.pdf”超过 10 MB，请压缩后重新上传",
    ]);
    expect(check(usual, { files: [{ ...file, type: "image/png" }] })).toEqual([]);
    expect(check(usual, { files: [{ ...file, type: "application/ofd" }] })).toEqual([
      "产权证明中的“证明.pdf”格式不符，请上传 PDF、JPG、PNG 文件",
    ]);
  });
  it("stand in the last step of a flow without their step", () => {
    const steps: StepName[] = ["one-form", "done"];
    expect(problems({ ...material(), steps }, {}, "one-form")).toHaveLength(1);
  });
});

describe("[2] the signature", () => {
  const words: Words = {
    sign: true,
    sections: [section("s", [field("a"), field("b")])],
    asked: { s: { b: { when: { answer: "a", is: "1" } } } },
    materials: { proof: { id: "A1", name: "证明", from: "form" } },
  };
  const { definition } = small(words);
  const at = (answers: Record<string, string>, more = {}) => record({ answers: { s: answers }, ...more });
  const signed = (one: DeclarationRecord, covers: string) =>
    problems(words, { ...one, signature: { signatureId: "S1", kind: "drawn", covers } }, "sign").map(
      ({ message }) => message,
    );
  const covers = evaluate(definition, at({ a: "x" }), today).covers;

  it("is required, and holds as long as what it covers", () => {
    expect(problems(words, at({ a: "x" }), "sign")).toMatchObject([
      { rule: "signature", message: "请完成签名" },
    ]);
    expect(signed(at({ a: "x" }), covers)).toEqual([]);
    expect(signed(at({ a: "y" }), covers)).toEqual(["内容在签名后有改动，请重新签名"]);
    expect(signed(at({ a: "x" }, { areaId: "329900003" }), covers)).toHaveLength(1);
  });
  it("covers neither what is not asked nor files nor blanks around an answer", () => {
    expect(signed(at({ a: " x ", b: "hidden" }), covers)).toEqual([]);
    expect(signed(at({ a: "x" }, { materials: { proof: { files: [file] } } }), covers)).toEqual([]);
  });
  it("is asked only where the one-thing is signed", () => {
    expect(problems({ ...words, sign: false }, at({ a: "x" }), "sign")).toEqual([]);
  });
});

describe("[3] the shipped charging-post as a whole", () => {
  const { definition, checks } = parking();
  const full: DeclarationRecord = {
    ...blankRecord(definition, person),
    areaId: "329900003",
    choices: { parkKind: "2" },
    answers: {
      applicant: { applicantMobile: "13900001234", linkManAddress: "云澜市霁桥镇测试路1号" },
      parking: {
        parkAddress: "云澜市霁桥镇测试路1号",
        parkNo: "B2-118",
        parkOwner: "王测试",
        leaseEndDate: "2028-01-01",
        propertyCompany: "云澜物业",
        pilePower: "7",
        promiseFlag: "1",
      },
    },
    materials: {
      idCard: { files: [file] },
      parkingRight: { files: [file] },
      vehicle: { files: [file] },
    },
  };
  const withPower = (pilePower: string): DeclarationRecord => ({
    ...full,
    answers: { ...full.answers, parking: { ...full.answers.parking, pilePower } },
  });

  it("is declared when everything holds", () => {
    const verdict = checkDeclaration(definition, full, checks, today);
    expect(verdict).toMatchObject({ ok: true, warnings: [] });
  });
  it("is declared with a warning about the power, and told of it", () => {
    expect(checkDeclaration(definition, withPower("11"), checks, today)).toMatchObject({
      ok: true,
      warnings: [{ severity: "warning", rule: "rule", field: "pilePower" }],
    });
  });
  it("names everything that is missing, step by step", () => {
    const verdict = checkDeclaration(definition, blankRecord(definition, person), checks, today);
    if (verdict.ok) throw new Error("An empty declaration was declared.");
    const found = verdict.problems.map(({ step, rule }) => `${step} ${rule}`);
    expect(found[0]).toBe("one-form township");
    expect(found).toContain("one-form question");
    expect(found.at(-1)).toBe("submit-materials material");
    expect(new Set(verdict.problems.map(({ field }) => field))).not.toContain("parkOwner");
  });
  it("refuses a form whose check is missing instead of letting it pass", () => {
    expect(() => evaluate(definition, full, today).problems("one-form", {})).toThrow(/No compiled check/);
  });
});
