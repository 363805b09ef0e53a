// What an address carries, and what remains of it.

import { describe, expect, it } from "vitest";
import { readEntry, withPick } from "../../../../engine/portal/visit/entry.ts";

describe("[2] the address a person comes by", () => {
  it("[2] a ticket is taken out, everything else stays", () => {
    expect(readEntry("https://a.test/guide/parking?tid=3&ticket=T%2B1&x=#part")).toEqual({
      exchange: { ticket: "T+1" },
      entrance: "ticket",
      userInfo: null,
      aNetToken: null,
      instanceId: null,
      pick: null,
      failed: null,
      path: "/guide/parking",
      cleaned: "https://a.test/guide/parking?tid=3&x=#part",
    });
  });

  it("[7] an auth code of the provincial login is exchanged as one, and stays nowhere", () => {
    const entry = readEntry("/guide/parking?authCode=A-1&tid=3");
    expect(entry).toMatchObject({ exchange: { authCode: "A-1" }, cleaned: "/guide/parking?tid=3" });
  });

  it.each(["token", "aNetToken"])("[2.21] %s is exchanged as a token", (name) => {
    const entry = readEntry(`/?${name}=abc`);
    expect(entry.exchange).toEqual({ token: "abc" });
    expect(entry.cleaned).toBe("/");
  });

  it("[5] the user-info parameter keeps the plus signs of its Base64, and is present even without a value", () => {
    expect(readEntry("/?userInfo=a+b%3D").userInfo).toBe("a+b=");
    expect(readEntry("/?userInfo").userInfo).toBe("");
    expect(readEntry("/").userInfo).toBeNull();
  });

  it("[2] an address without any of them is left as it is", () => {
    expect(readEntry("/tListId?tid=3")).toEqual({
      exchange: null,
      userInfo: null,
      aNetToken: null,
      instanceId: null,
      pick: null,
      failed: null,
      path: "/tListId",
      cleaned: null,
    });
  });

  it.each([
    { code: "parking", aim: "declaration", here: true },
    { code: "eye-care_2", aim: "guide" },
  ] as const)("[4] what was pressed before a login comes back with its address, once: %j", (pick) => {
    const { pick: read, cleaned } = readEntry(`${withPick("/guide/parking", pick)}&ticket=T-9`);
    expect([read, cleaned]).toEqual([pick, "/guide/parking"]);
  });

  it.each(["", "delete.here.parking", "guide.here.", "guide.here.<script>", "guide"])(
    "[8] what nobody can have pressed is left out: “%s”",
    (text) => expect(readEntry(`/?handle=${encodeURIComponent(text)}`).pick).toBeNull(),
  );

  it("[8] a broken escape does not stop the portal", () => {
    expect(readEntry("/?ticket=%E0%A4%A").exchange).toEqual({ ticket: "%E0%A4%A" });
  });
});
