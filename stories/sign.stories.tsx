// The sign step in every state: blank, left empty, drawn, signed both ways, refused, and void wherever that is shown.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { shownStep } from "../engine/index.ts";
import { phoneTexts, signedContentTexts, signTexts } from "../renderer/texts/sign.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { savedAt } from "../tests/people/people.ts";
import { draw, press } from "./makers/at-the-pad.ts";
import { forElders, onPhone, type PageWish, stepStory } from "./makers/index.ts";
import { type Prepared, until } from "./makers/prepared.ts";

export default { title: "页面/签名" } satisfies Meta;

const code = "household";
const sign = (progress: "blank" | "filled", wish: PageWish = {}) => stepStory(code, "sign", progress, wish);

const given = { kind: "drawn", image: "iVBORw0KGgo=" } as const;

async function signed({ portal }: Prepared, kind: "drawn" | "typed"): Promise<void> {
  const declaration = portal.actor.getSnapshot().context.session?.actor;
  const name = declaration?.getSnapshot().context.record.principal.name ?? "";
  declaration?.send({ type: "SIGN", given: kind === "drawn" ? given : { kind, name } });
  await until(portal, (context) => {
    const snapshot = context.session?.actor.getSnapshot();
    return snapshot?.context.record.signature?.signatureId === "signature-2";
  });
}

/** Changes the township, which voids the signature. */
function changed({ portal }: Prepared): void {
  const declaration = portal.actor.getSnapshot().context.session?.actor;
  const areaId = declaration?.getSnapshot().context.record.areaId;
  declaration?.send({ type: "TOWNSHIP", areaId: areaId === "329900001" ? "329900003" : "329900001" });
}

export const Blank: StoryObj = { name: "空白", ...sign("blank") };
export const BlankPhone: StoryObj = { name: "空白 手机", tags: ["long-run"], ...onPhone(sign("blank")) };
export const BlankElder: StoryObj = { name: "空白 长辈版", tags: ["long-run"], ...forElders(sign("blank")) };
export const ReadFirst: StoryObj = {
  name: "查看要签名的内容",
  parameters: { a11y: { context: "dialog[open]" } },
  ...sign("blank", {
    after: async () => {
      await press(signedContentTexts.open);
      const dialog = await screen.findByRole("dialog", { name: signedContentTexts.title });
      for (const words of ["居住登记", "居住情况承诺书", "测*甲"])
        await expect(dialog).toHaveTextContent(words);
      await press("显示完整信息");
      await expect(dialog).toHaveTextContent("测试甲");
    },
  }),
};
export const Empty: StoryObj = {
  name: "没有签就确认",
  ...sign("blank", { after: () => press(signTexts.confirm) }),
};
export const WrongName: StoryObj = {
  name: "没有写姓名就用文字签名",
  ...sign("blank", { after: () => press(signTexts.signTyped) }),
};
export const Drawing: StoryObj = { name: "正在手写", ...sign("blank", { after: draw }) };
export const Drawn: StoryObj = {
  name: "已手写签名",
  ...sign("blank", { before: (prepared) => signed(prepared, "drawn") }),
};
export const Typed: StoryObj = {
  name: "已文字签名",
  ...sign("blank", { before: (prepared) => signed(prepared, "typed") }),
};
export const TypedPhone: StoryObj = {
  name: "已文字签名 手机",
  tags: ["long-run"],
  ...onPhone(sign("blank", { before: (prepared) => signed(prepared, "typed") })),
};
export const Void: StoryObj = {
  name: "签名已失效",
  ...sign("filled", { before: changed }),
};
export const VoidLater: StoryObj = {
  name: "签名已失效 材料提交",
  ...stepStory(code, "submit-materials", "filled", { before: changed }),
};
export const VoidLaterPhone: StoryObj = {
  name: "签名已失效 材料提交 手机",
  tags: ["long-run"],
  ...onPhone(stepStory(code, "submit-materials", "filled", { before: changed })),
};
export const VoidInForm: StoryObj = {
  name: "签名已失效 一表申请",
  ...stepStory(code, "submit-materials", "filled", {
    before: changed,
    after: async ({ portal }) => {
      portal.actor.getSnapshot().context.session?.actor.send({ type: "GO", step: "one-form" });
      await until(portal, ({ session }) => {
        const snapshot = session?.actor.getSnapshot();
        return snapshot !== undefined && shownStep(snapshot) === "one-form";
      });
    },
  }),
};
export const Failed: StoryObj = {
  name: "签名没有成功",
  ...sign("blank", {
    answers: {
      signFile: () => {
        throw new Refused(400, "签名图片无法识别，请重新签名");
      },
    },
    after: async ({ portal }) => {
      portal.actor.getSnapshot().context.session?.actor.send({ type: "SIGN", given });
      await until(portal, ({ session }) => Boolean(session?.actor.getSnapshot().context.failure));
    },
  }),
};

/** The QR code beside the pad, asked for, with what comes of it. */
const byPhone = (
  signPhoneState: NonNullable<PageWish["answers"]>["signPhoneState"] | undefined,
  said: string,
) =>
  sign("blank", {
    ...(signPhoneState && { answers: { signPhoneState } }),
    after: async () => {
      await press(phoneTexts.show);
      await waitFor(() => expect(document.querySelector("main")?.textContent).toContain(said), {
        timeout: 5000,
      });
    },
  });

export const Phone: StoryObj = { name: "用手机签名 二维码", ...byPhone(undefined, phoneTexts.scan) };
export const PhoneElder: StoryObj = {
  name: "用手机签名 二维码 长辈版",
  tags: ["long-run"],
  ...forElders(byPhone(undefined, phoneTexts.scan)),
};
export const PhoneEnded: StoryObj = {
  name: "用手机签名 二维码已失效",
  ...byPhone(() => {
    throw new Refused(410, "二维码已失效", { state: "expired" });
  }, phoneTexts.expired),
};
export const PhoneSigned: StoryObj = {
  name: "用手机签名 手机上已签名",
  ...byPhone(
    () => ({
      signatureId: "signature-2",
      kind: "drawn",
      covers: "0".repeat(64),
      signedAt: savedAt,
      parts: {},
    }),
    phoneTexts.confirmed,
  ),
};
export const PhoneUnreachable: StoryObj = {
  name: "用手机签名 二维码没有取到",
  ...sign("blank", {
    answers: {
      signPhoneBegin: () => {
        throw new Refused(503, "当前办理人数较多，请稍后再试");
      },
    },
    after: async ({ portal }) => {
      await press(phoneTexts.show);
      await until(portal, ({ popup }) => popup !== null);
      portal.send({ type: "CLOSE_POPUP" });
    },
  }),
};
