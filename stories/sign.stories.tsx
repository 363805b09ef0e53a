// The sign step in every state: blank, left empty, drawn, signed both ways, refused, and void wherever that is shown.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fireEvent, waitFor } from "storybook/test";
import { shownStep } from "../engine/index.ts";
import { signTexts } from "../renderer/texts/sign.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { forElders, onPhone, type PageWish, stepStory } from "./makers/index.ts";
import { type Prepared, until } from "./makers/prepared.ts";

export default { title: "页面/签名" } satisfies Meta;

const code = "household";
const sign = (progress: "blank" | "filled", wish: PageWish = {}) => stepStory(code, "sign", progress, wish);

const button = (words: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    if (!found) throw new Error(`No button says ${words}.`);
    return found;
  });
const press = async (words: string) => void fireEvent.click(await button(words));

/** Two strokes across the middle of the pad. */
async function draw(): Promise<void> {
  const canvas = await waitFor(() => {
    const found = document.querySelector("canvas");
    if (!found || found.width < 100) throw new Error("The pad is not there.");
    return found;
  });
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    ...{ clientX: left + width * x, clientY: top + height * y },
    ...{ button: 0, buttons: 1, pointerId: 1, pressure: 0.5 },
  });
  for (const [from, to] of [[0.25, 0.6] as const, [0.6, 0.3] as const]) {
    fireEvent.pointerDown(canvas, at(0.3, from));
    for (let step = 1; step <= 20; step += 1) {
      // The pad draws one point per sixteen milliseconds at most.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      fireEvent.pointerMove(window, at(0.3 + step * 0.02, from + ((to - from) * step) / 20));
    }
    fireEvent.pointerUp(window, { ...at(0.7, to), buttons: 0 });
  }
}

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
export const Empty: StoryObj = {
  name: "没有签就确认",
  ...sign("blank", { after: () => press(signTexts.confirm(false)) }),
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
