// Names, real name and the encrypted user-info parameter.

import { describe, expect, it } from "vitest";
import { encryptQuery, readUserInfo } from "../../../engine/index.ts";
import { isRealName, normaliseName } from "../../../engine/person/name.ts";
import vectors from "../vectors.json" with { type: "json" };

const keys = { key: vectors.aes.key, iv: vectors.aes.iv };
const cases = vectors.aes.plain.map(({ plain, cipher, note, message }) => ({
  value: cipher,
  text: plain,
  note,
  message,
}));

describe("[5] the user-info parameter", () => {
  it.each([...cases, ...vectors.aes.tampered])("[5] $note: $message", ({ value, text, message }) => {
    const [name, mobile, certificateNumber] = text.split(",").map((part) => part.trim());
    const expected =
      message === null ? { ok: true, name, mobile, certificateNumber } : { ok: false, alert: message };
    expect(readUserInfo(value, keys)).toEqual(expected);
  });

  it.each(vectors.aes.plain)("[5] $plain survives the address bar", ({ cipher, urlParam }) => {
    expect(decodeURIComponent(urlParam)).toBe(cipher);
    expect(readUserInfo(cipher.replaceAll("+", " "), keys)).toEqual(readUserInfo(cipher, keys));
  });

  it("[5.3, 8.10] only the first empty part alerts, in the order name, mobile, identity number", () => {
    const alertOf = (text: string) => readUserInfo(encryptQuery(text, keys), keys);
    expect(alertOf(",,")).toEqual({ ok: false, alert: "用户姓名获取失败，请完善信息" });
    expect(alertOf("测试甲,　,")).toEqual({ ok: false, alert: "用户手机号获取失败，请完善信息" });
  });

  it("[5] an empty parameter and wrong keys give the general alert", () => {
    const alert = "用户信息获取失败，请联系管理员";
    expect(readUserInfo("", keys)).toEqual({ ok: false, alert });
    expect(readUserInfo(cases[0]?.value ?? "", { key: "", iv: "" })).toEqual({ ok: false, alert });
  });
});

describe("[5] who a person is", () => {
  it("[1.2, 5.4] real name is judged solely by a certificate number that is not empty", () => {
    const users = [
      { certificateNumber: "x" },
      {},
      { certificateNumber: null },
      { certificateNumber: "" },
      { certificateNumber: " " },
    ];
    expect(users.map(isRealName)).toEqual([true, false, false, false, false]);
  });

  it.each(["卓玛•次仁", "卓玛・次仁", "卓玛．次仁", " 卓玛·次仁　"])(
    "[5] %j is stored with the middle dot U+00B7",
    (typed) => {
      expect(normaliseName(typed)).toBe("卓玛\u00B7次仁");
    },
  );

  it("[5] runs of blanks in a name become one", () => {
    expect(normaliseName("John　  Smith")).toBe("John Smith");
  });
});
