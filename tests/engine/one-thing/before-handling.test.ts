// What a guide says before handling begins.

import { describe, expect, it } from "vitest";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { beforeHandling, linesOf } from "../../../engine/one-thing/guide/before-handling.ts";
import type { Material, OneThing } from "../../../engine/one-thing/one-thing.ts";
import { matter, small } from "../declaration/small.ts";

const plain: Definition = small({ matters: {} }).definition;
const written = (oneThing: Partial<OneThing>): Definition => ({
  ...plain,
  oneThing: { ...plain.oneThing, ...oneThing },
});

const line = (text: string) => ({ text, listed: false });
const listed = (text: string) => ({ text, listed: true });

describe("[4] before handling", () => {
  it("asks for a real name always, and for what the one-thing needs in the order of the rules", () => {
    expect(beforeHandling(plain).asked).toEqual(["real-name"]);
    expect(beforeHandling(written({ sign: true })).asked).toEqual(["real-name", "signature"]);
    const whole = { ...written({ faceVerification: true, sign: true }), companyRequired: true };
    expect(beforeHandling({ ...whole, townships: { "1": "望岫街道" } }).asked).toEqual([
      "real-name",
      "face",
      "township",
      "company",
      "seal",
    ]);
  });

  it("says in their order what will pop up, and which of it ends handling", () => {
    const { remarks } = beforeHandling(
      written({
        notices: [
          {
            id: "n1",
            terminal: "pc",
            title: "公告",
            html: "<p>已<b>结束</b></p><p>明年再来</p>",
            allowContinue: false,
          },
          { id: "n2", terminal: "mobile", title: "手机公告", html: "<p>手机</p>", allowContinue: true },
        ],
        educationTip: { title: "教育提示", content: "请关注公众号。", officialAccount: "测试" },
        tips: [{ id: "t1", title: "开放时间", content: "四月受理。", allowApply: true }],
      }),
    );
    expect(remarks).toEqual([
      { title: "公告", content: [line("已结束"), line("明年再来")], stops: true },
      { title: "教育提示", content: [line("请关注公众号。")], stops: false },
      { title: "开放时间", content: [line("四月受理。")], stops: false },
    ]);
  });

  it("[1] says what must be at hand: what everybody uploads by name, what depends on answers by number", () => {
    const upload = (name: string, more: Partial<Material> = {}): Material => ({
      id: name,
      name,
      from: "upload",
      ...more,
    });
    const { bring } = beforeHandling(
      written({
        matters: { sure: matter("M1", { always: true }), other: matter("M2") },
        materials: {
          a: upload("身份证"),
          b: upload("合同", { for: ["sure", "other"] }),
          c: upload("租约", { when: { answer: "kind", is: "2" } }),
          d: upload("照片", { for: ["other"] }),
          e: upload("说明", { optional: true }),
          f: { id: "f", name: "户口簿", from: "e-licence" },
        },
      }),
    );
    expect(bring).toEqual({ names: ["身份证", "合同"], perhaps: 2 });
  });

  it("asks nothing where the address lies outside the portal; an address inside changes nothing", () => {
    const outside = beforeHandling(
      written({ webHandleUrl: "https://example.invalid/", faceVerification: true }),
    );
    expect(outside).toMatchObject({ asked: [], remarks: [], outside: true });
    expect(beforeHandling(written({ webHandleUrl: "/inside" }))).toMatchObject({
      asked: ["real-name"],
      outside: false,
    });
  });
});

it("[2.46, 4] the words of a notice are shown without tags and with their signs, a list as a list", () => {
  const html = `<h3>可以申请的人</h3><p>三类：</p><ul><li>甲&nbsp;&amp;&lt;乙&gt;</li>
    <li class="x">丙<b>丁</b></li></ul><table><tr><th>年</th><td>2026</td></tr></table>完`;
  expect(linesOf(html)).toEqual([
    line("可以申请的人"),
    line("三类："),
    listed("甲 &<乙>"),
    listed("丙丁"),
    line("年 2026"),
    line("完"),
  ]);
});
