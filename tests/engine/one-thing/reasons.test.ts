// The sentence that says which matters need something stays short, since it is read in passing.
import { describe, expect, it } from "vitest";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";

const { wanted } = chineseSentences.reasons;

describe("[3] matters that want something", () => {
  it("are named, up to three", () => {
    expect(wanted(["甲"])).toBe("要办理“甲”");
    expect(wanted(["甲", "乙", "丙"])).toBe("要办理“甲”、“乙”、“丙”");
  });

  it("are counted behind the first two, where there are more", () => {
    expect(wanted(["甲", "乙", "丙", "丁"])).toBe("要办理“甲”、“乙”等 4 个事项");
  });
});
