// A signature holds as long as what it covers is unchanged; each change that voids it is named.

import { describe, expect, it } from "vitest";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { coveredParts } from "../../../engine/signature/covered-parts.ts";
import { coversDigest } from "../../../engine/signature/covers.ts";
import { field, matter, record, section, small, today } from "./small.ts";

const { definition } = small({
  sign: true,
  areas: { "329900001": "望岫街道", "329900003": "霁桥镇" },
  sections: [section("home", [field("area"), field("kind")]), section("car", [field("plate")])],
  questions: {
    also: { ask: "一并办理", many: true, optional: true, options: { gas: { label: "用气", adds: ["gas"] } } },
  },
  matters: { base: matter("M1", { always: true }), gas: matter("M2") },
  materials: {
    proof: { id: "A1", name: "证明", from: "upload", when: { answer: "kind", is: "1" } },
    extra: { id: "A2", name: "补充", from: "upload", optional: true, when: { answer: "kind", is: "2" } },
  },
});
const start = record({
  areaId: "329900001",
  answers: { home: { area: "80", kind: "0" }, car: { plate: "1" } },
});

function signed(one: DeclarationRecord, at: Definition = definition): DeclarationRecord {
  const covered = evaluate(at, one, today).covered;
  const signature = { signatureId: "S", kind: "typed" as const, covers: coversDigest(covered) };
  return { ...one, signature: { ...signature, parts: coveredParts(covered) } };
}

const changed = (change: Partial<DeclarationRecord>, at = definition) =>
  evaluate(at, { ...signed(start), ...change }, today).signing;

describe("[3] what was signed", () => {
  it("holds while nothing changes", () => {
    expect(evaluate(definition, signed(start), today).signing).toEqual({ status: "good" });
    expect(evaluate(definition, start, today).signing).toEqual({ status: "none" });
  });

  it("is asked of nobody where nothing is signed", () => {
    expect(evaluate(small({ sign: false }).definition, start, today).signing).toEqual({ status: "good" });
  });

  it("is void by an answer, told by its section", () => {
    const answers = { ...start.answers, car: { plate: "2" } };
    expect(changed({ answers })).toEqual({ status: "void", changed: ["answers.car"] });
  });

  it("is void by a matter", () => {
    expect(changed({ choices: { also: ["gas"] } })).toEqual({
      status: "void",
      changed: ["matters", "choices"],
    });
  });

  it("is void by the township", () => {
    expect(changed({ areaId: "329900003" })).toEqual({ status: "void", changed: ["areaId"] });
  });

  it("is void by another version of the definition", () => {
    const newer = { ...definition, version: "1".repeat(64) };
    expect(changed({}, newer)).toEqual({ status: "void", changed: ["definition"] });
  });

  it("is void by a material that is required now, not by one that may be left out", () => {
    const kind = (value: string) => ({ ...start.answers, home: { area: "80", kind: value } });
    expect(changed({ answers: kind("1") })).toEqual({
      status: "void",
      changed: ["materials", "answers.home"],
    });
    expect(changed({ answers: kind("2") })).toEqual({ status: "void", changed: ["answers.home"] });
  });

  it("holds again when the change is taken back, and when a file is handed in", () => {
    expect(changed({ answers: { home: { area: " 80 ", kind: "0" }, car: { plate: "1" } } })).toEqual({
      status: "good",
    });
    expect(changed({ materials: { proof: { files: [] } } })).toEqual({ status: "good" });
  });

  it("is void all the same where the parts are not known, without telling which", () => {
    const { signature, ...rest } = signed(start);
    const bare = { signatureId: "S", kind: "drawn" as const, covers: signature?.covers ?? "" };
    expect(evaluate(definition, { ...rest, signature: bare, areaId: "329900003" }, today).signing).toEqual({
      status: "void",
      changed: [],
    });
  });
});
