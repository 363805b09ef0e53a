// Arriving by an address with parameters: each secret is used once, and its content reaches the screen.

import { describe, expect, it } from "vitest";
import { encryptQuery } from "../../../../engine/privacy/query-codec.ts";
import { queryKeys } from "../../../people/fake-gateway.ts";
import { settled, stage, wang } from "../stage.ts";

const given = (parts: string) => encodeURIComponent(encryptQuery(parts, queryKeys));
const own = `${wang.realName},13900000000,${wang.certificateNumber}`;

describe("[2] a token in the address", () => {
  it.each(["token", "aNetToken"])(
    "[2] %s retrieves name, mobile and number, which fill the declaration in",
    async (name) => {
      const on = stage({ user: null, address: `/guide/parking?${name}=T-9` });
      await settled();
      expect(on.gateway.exchanged).toEqual([{ token: "T-9" }]);
      expect(on.address()).toBe("/guide/parking");
      expect(on.context().user).toMatchObject({
        realName: "王小明",
        mobile: "13912345678",
        certificateNumber: "110101199003072316",
      });
      on.portal.actor.send({
        type: "OPEN",
        opening: { kind: "new", code: "parking", areaId: "329900003" },
      });
      await settled();
      expect(on.declaration()?.context.record.answers.applicant).toMatchObject({
        applicantName: "王小明",
        applicantMobile: "13912345678",
        applicantPaperCode: "110101199003072316",
      });
    },
  );

  it("[7] an authCode of the provincial login is exchanged for the token, and the person is retrieved with it", async () => {
    const storage = new Map<string, string>();
    const on = stage({ user: null, storage, address: "/guide/parking?authCode=A-9" });
    await settled();
    expect(on.gateway.exchanged).toEqual([{ authCode: "A-9" }]);
    expect(on.address()).toBe("/guide/parking");
    expect(on.context().user).toMatchObject({ realName: "王小明" });
    expect(storage.get("token")).toBe("T");
  });

  it("[2.18] aNetToken is in session storage before the first call, and the session's own afterwards", async () => {
    const storage = new Map<string, string>();
    const on = stage({ user: null, storage, address: "/?aNetToken=T-9" });
    expect([storage.get("aNetToken"), storage.get("token")]).toEqual(["T-9", "T-9"]);
    await settled();
    expect(storage.get("aNetToken")).toBe("T");
    expect(on.address()).toBe("/");
  });

  it.each([null, wang])(
    "[2] one in an address inside the portal is kept, also while it is still asked who is here",
    async (user) => {
      const storage = new Map<string, string>();
      const on = stage({ user, storage });
      expect(on.portal.moving("/guide/parking?aNetToken=T-9")).toBe("/guide/parking");
      await settled();
      expect([storage.get("aNetToken"), storage.get("token")]).toEqual(["T-9", "T-9"]);
    },
  );

  it.each([
    ["nobody is here", null],
    ["somebody is logged in", wang],
  ])(
    "[2.18, 2.21] a used one is told by the gateway's own words and stays kept as refused, while %s",
    async (_who, user) => {
      const storage = new Map<string, string>();
      const on = stage({ user, storage, address: "/?aNetToken=T-9" });
      on.gateway.refuse.set("getTicketBySign", { status: 400, msg: "登录凭证已失效" });
      await settled();
      expect(on.context()).toMatchObject({ ready: true, user, popup: { message: "登录凭证已失效" } });
      expect(storage.get("aNetToken")).toBe("T-9");
      expect(storage.get("aNetTokenRefused")).toBe("1");
      expect(storage.get("token")).toBe(user ? "T" : undefined);
      // The next one that is exchanged takes its place.
      stage({ user: null, storage, address: "/?aNetToken=T-10" });
      await settled();
      expect([storage.get("aNetToken"), storage.has("aNetTokenRefused")]).toEqual(["T", false]);
    },
  );

  it("[2.18] after a logout nothing is left of a refused one", async () => {
    const storage = new Map<string, string>();
    const on = stage({ user: wang, storage, address: "/?aNetToken=T-9" });
    on.gateway.refuse.set("getTicketBySign", { status: 400, msg: "登录凭证已失效" });
    await settled();
    on.portal.send({ type: "LOGOUT" });
    await settled();
    expect([storage.has("aNetToken"), storage.has("aNetTokenRefused")]).toEqual([false, false]);
  });
});

describe("[3] userFrom", () => {
  it.each([
    ["/guide/parking", "pc"],
    ["/guide/parking?token=T-9", "token"],
    ["/guide/parking?ticket=T-9", "ticket"],
    [`/guide/parking?userInfo=${given(own)}`, "userInfo"],
  ])("[3.4] who comes by %s is %s, and still so after a reload", async (address, userFrom) => {
    const storage = new Map<string, string>();
    const on = stage({ user: address.includes("T-9") ? null : wang, storage, address });
    await settled();
    expect(on.context().userFrom).toBe(userFrom);
    const again = stage({ storage, address: "/guide/parking" });
    await settled();
    expect(again.context().userFrom).toBe(userFrom);
    again.portal.send({ type: "LOGOUT" });
    await settled();
    expect(again.context().userFrom).toBe("pc");
  });
});

describe("[5] the encrypted user-info parameter", () => {
  it.each([
    ["甲,乙", "用户信息获取失败，请联系管理员"],
    [",13900000000,110101199003072316", "用户姓名获取失败，请完善信息"],
    ["李四,,110101199003072316", "用户手机号获取失败，请完善信息"],
    ["李四,13900000000, ", "用户身份证获取失败，请完善信息"],
  ])("[5] “%s” alerts and stops the login", async (parts, message) => {
    const on = stage({ user: null, address: `/?userInfo=${given(parts)}&token=T-9` });
    await settled();
    expect(on.context()).toMatchObject({ user: null, visitor: null, popup: { title: "提示", message } });
    expect(on.gateway.exchanged).toEqual([]);
    expect(on.address()).toBe("/");
  });

  it("[5] survives the way to the login, and fills the gap of that very person", async () => {
    const storage = new Map<string, string>();
    const on = stage({ user: null, storage, address: `/?userInfo=${given(own)}` });
    await settled();
    expect(on.context().toast?.message).toBe("已收到王*明的信息，登录后自动填入");
    const back = stage({ storage, user: { ...wang, mobile: "" } });
    await settled();
    back.portal.actor.send({
      type: "OPEN",
      opening: { kind: "new", code: "parking", areaId: "329900003" },
    });
    await settled();
    expect(back.declaration()?.context.record.answers.applicant).toMatchObject({
      applicantMobile: "13900000000",
    });
  });

  it("[5] of another person than who is logged in is told, and fills nothing", async () => {
    const on = stage({ address: `/?userInfo=${given("李四,13900000000,32990019850312103X")}` });
    await settled();
    expect(on.context().popup?.message).toBe(
      "链接中的身份信息与当前登录的账户不一致，将按当前登录的账户办理",
    );
    expect(on.context().user?.realName).toBe("王小明");
  });
});

describe("[6] who arrives by a login that this browser did not begin", () => {
  const asked = { id: "A-1", realNameText: "李*", insteadOf: "王*明" };
  const arrive = async (address: string, user: typeof wang | null = wang) => {
    const on = stage({ user, address });
    on.gateway.asks = asked;
    await settled();
    return on;
  };

  it("[6] is asked about before anything else happens, and nobody is logged in meanwhile", async () => {
    const on = await arrive("/tListId?ticket=T-9&loginState=S-1");
    expect(on.address()).toBe("/tListId");
    expect(on.context()).toMatchObject({ ready: false, arrived: asked });
    expect(on.gateway.exchanged).toEqual([{ ticket: "T-9", state: "S-1" }]);
    // A click waits for the answer: it must not lead away to a login.
    on.portal.send({ type: "PICK", code: "parking", oneThingId: "OT901", from: "list" });
    await settled();
    expect(on.seen.external).toEqual([]);
  });

  it("[6] is logged in once the person agrees", async () => {
    const on = await arrive("/tListId?ticket=T-9", null);
    on.portal.send({ type: "ARRIVAL", agrees: true });
    await settled();
    expect(on.gateway.exchanged).toEqual([{ ticket: "T-9" }, { arrival: "A-1" }]);
    expect(on.context()).toMatchObject({ ready: true, arrived: null, user: { realName: "王小明" } });
  });

  it("[6] is forgotten when the person declines, who stays as they were", async () => {
    const on = await arrive("/tListId?ticket=T-9&instanceId=none");
    on.portal.send({ type: "ARRIVAL", agrees: false });
    await settled();
    expect(on.gateway.exchanged).toEqual([{ ticket: "T-9" }]);
    expect(on.context()).toMatchObject({ ready: true, arrived: null, user: { id: wang.id } });
  });
});

describe("[6] a login that does not come to its end", () => {
  it.each([
    ["away", "统一身份认证暂时无法访问，请稍后再登录"],
    ["refused", "登录没有完成，请重新登录"],
    ["cancelled", "您取消了登录"],
  ])(
    "[6] %s: the person is told, and goes on as a visitor at the address they began at",
    async (why, words) => {
      const on = stage({ user: null, address: `/guide/parking?loginState=0a&loginFailed=${why}` });
      await settled();
      expect(on.context()).toMatchObject({ ready: true, user: null, popup: { message: words } });
      expect(on.address()).toBe("/guide/parking");
    },
  );

  it("[6] where no login is connected, 登录 says so and leads nowhere", async () => {
    const on = stage({ user: null, deployment: { personalLoginUrl: "" } });
    await settled();
    on.portal.send({ type: "LOGIN" });
    expect(on.seen.external).toEqual([]);
    expect(on.context().popup?.message).toBe("登录服务暂未开通，您可以先查看办事指南");
  });
});

it("[3] where the platform's own login is ended as well, logging out leads there", async () => {
  const on = stage({ deployment: { logoutUrl: "/api/portal/logout/oidc" } });
  await settled();
  on.portal.send({ type: "LOGOUT" });
  await settled();
  expect(on.seen.external).toEqual(["/api/portal/logout/oidc"]);
  expect(on.context().user).toBeNull();
});
