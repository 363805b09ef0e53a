// What the last applications of a person said, in a new declaration: proposed where it is the applicant's own, offered where it is an address.

import { describe, expect, it } from "vitest";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { earlierAnswers, newestAnswers } from "../../../engine/declaration/earlier.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { Answers, Principal } from "../../../engine/declaration/record.ts";
import { choices, field, person, record, section, small, today } from "./small.ts";

const address = { widget: "address" };
const home = "云澜市霁桥镇测试路1号";
const work = "云澜市望岫街道示例路8号";
const words = {
  sections: [
    section("applicant", [
      field("applicantEmail"),
      field("applicantRelation", { choices: choices("51", "52") }),
      field("linkManAddress", address),
    ]),
    section("place", [field("babyName"), field("parkAddress", address), field("rent", { many: true })]),
    section("heirs", [field("heirAddress", address)], { min: 1, max: 3 }),
  ],
};

function seen(answers: Answers = {}, earlier: Principal["earlier"] = undefined) {
  const { definition } = small(words);
  const principal = { ...person, ...(earlier && { earlier }) };
  const kept = prefill(definition, { ...record({ answers }), principal });
  const { asked, wire } = evaluate(definition, kept, today);
  const fields = asked.sections.flatMap((one) => [...one.fields, ...Object.values(one.rows ?? {}).flat()]);
  const of = (key: string) => fields.filter((one) => one.field.key === key);
  return { definition, kept, wire, offers: (key: string) => of(key).map((one) => one.offers), of };
}

describe("[3] what an earlier declaration leaves to the next", () => {
  const said = {
    applicant: { applicantEmail: "a@b.cn", applicantRelation: "51", linkManAddress: home },
    place: { babyName: "测小禾", parkAddress: work },
    heirs: [{ rowId: "a1b", answers: { heirAddress: "云澜市松陌镇例路2号" } }],
  };

  it("is the applicant's own texts and the addresses; choices, other people and rows are not", () => {
    const { definition, wire } = seen(said);
    expect(earlierAnswers(definition, wire)).toEqual({
      answers: { applicantEmail: "a@b.cn", linkManAddress: home },
      addresses: [home, work],
    });
  });

  it("is of several declarations what the newest says, and each address once", () => {
    const newer = { areaId: "2", answers: { linkManAddress: work }, addresses: [work, home] };
    const older = {
      areaId: "1",
      answers: { linkManAddress: home, applicantEmail: "a@b.cn" },
      addresses: [home],
    };
    expect(newestAnswers([newer, older])).toEqual({
      areaId: "2",
      answers: { linkManAddress: work, applicantEmail: "a@b.cn" },
      addresses: [work, home],
    });
    expect(newestAnswers([])).toEqual({ answers: {}, addresses: [] });
  });
});

describe("[3] in a new declaration", () => {
  const earlier = {
    answers: { applicantEmail: "a@b.cn", applicantRelation: "51", linkManAddress: home, babyName: "测小禾" },
    addresses: [home],
  };

  it("a text of the applicant is proposed, says where it is from, and may be changed", () => {
    const { kept, of } = seen({}, { ...earlier, answers: { applicantEmail: "a@b.cn" } });
    expect(kept.answers.applicant).toEqual({ applicantEmail: "a@b.cn" });
    expect(of("applicantEmail")).toMatchObject([{ proposer: "来自您上次的申报" }]);
    const changed = seen({ applicant: { applicantEmail: "c@d.cn" } }, earlier);
    expect(changed.kept.answers.applicant).toMatchObject({ applicantEmail: "c@d.cn" });
    expect(changed.of("applicantEmail")[0]?.proposer).toBeUndefined();
  });

  it("a choice is not proposed, since it may mean something else here", () => {
    expect(seen({}, earlier).kept.answers.applicant).not.toHaveProperty("applicantRelation");
  });

  it("an address that is still empty offers those of this declaration, then the earlier ones", () => {
    const { offers } = seen({ applicant: { linkManAddress: work } }, earlier);
    expect(offers("parkAddress")).toEqual([[work, home]]);
    expect(offers("linkManAddress")).toEqual([undefined]);
  });

  it("nothing is offered without an address, for another text, or in a row", () => {
    const { offers } = seen({ heirs: [{ rowId: "a1b", answers: {} }] });
    expect(offers("parkAddress")).toEqual([undefined]);
    const known = seen({ heirs: [{ rowId: "a1b", answers: {} }] }, earlier);
    expect(known.offers("applicantEmail")).toEqual([undefined]);
    expect(known.offers("heirAddress").flat()).toEqual([undefined, undefined]);
  });

  it("nothing of it is sent but the answers made from it", () => {
    const { wire } = seen({}, earlier);
    expect(wire.formData).toMatchObject({ applicantEmail: "a@b.cn" });
    expect(JSON.stringify(wire)).not.toContain("测小禾");
  });

  it("an option of a long list is offered where the same list is asked again", () => {
    const nations = choices(...Array.from({ length: 56 }, (_, at) => String(at + 1)));
    const of = (key: string, more = {}) => field(key, { choices: nations, ...more });
    const { definition } = small({
      sections: [
        section("s", [
          of("mother"),
          of("father"),
          of("many", { many: true }),
          field("short", { choices: choices("3", "4") }),
        ]),
      ],
    });
    const { asked } = evaluate(definition, record({ answers: { s: { mother: "3" } } }), today);
    expect(asked.sections[0]?.fields.map(({ offers }) => offers)).toEqual([
      undefined,
      ["3"],
      undefined,
      undefined,
    ]);
  });
});
