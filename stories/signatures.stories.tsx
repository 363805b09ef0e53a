// The company's electronic seal: a company's sign step with its records in every state, and every page after a signing.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fireEvent, waitFor } from "storybook/test";
import type { SignFlow, SignHistory, SignState } from "../engine/portal/index.ts";
import { sealTexts } from "../renderer/texts/sign.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { press } from "./makers/at-the-pad.ts";
import { forElders, onPhone, type PageWish, pageStory, stepStory } from "./makers/index.ts";
import { type Prepared, until } from "./makers/prepared.ts";

export default { title: "页面/企业电子签章" } satisfies Meta;

const code = "household";
/** In the form that the gateway uses. */
const draftId = "d".repeat(32);
const companyName = "云澜市测试科技有限公司";

let made = 0;
const flow = (state: SignState, beganAt: string, more: Partial<SignFlow> = {}): SignFlow => ({
  flowId: String(++made).padStart(32, "0"),
  state,
  companyName,
  beganAt,
  expiresAt: "2026-11-20 15:00:00",
  signatureId: null,
  fileUrl: null,
  endedAt: state === "open" ? null : "2026-11-20 14:32:00",
  ...more,
});

const history = (flows: SignFlow[], more: Partial<SignHistory> = {}) => ({
  getSignHistoryList: () => ({ code, closed: false, signatureId: null, signed: null, flows, ...more }),
});

const every = [
  flow("open", "2026-11-20 14:30:00"),
  flow("failed", "2026-11-20 14:20:00"),
  flow("expired", "2026-11-20 13:10:00"),
  flow("refused", "2026-11-20 11:02:00"),
  flow("signed", "2026-11-20 10:40:00", { signatureId: "a".repeat(32), fileUrl: "/stand-ins/e-sign/file" }),
];

/** The sign step of a company's one-thing. */
const sign = (wish: PageWish = {}) =>
  stepStory(code, "sign", "blank", {
    written: (definition) => ({ ...definition, companyRequired: true }),
    ...wish,
  });

const byHand = async () => {
  const label = await waitFor(() => {
    const found = [...document.querySelectorAll("label")].find(({ textContent }) =>
      textContent?.startsWith(sealTexts.ways.hand.label),
    );
    if (!found) throw new Error("No other way to sign is offered.");
    return found;
  });
  fireEvent.click(label);
};

/** Goes to the platform and comes back. */
async function away({ portal }: Prepared): Promise<void> {
  const declaration = portal.actor.getSnapshot().context.session?.actor;
  declaration?.send({ type: "SIGN", given: { kind: "seal" } });
  await until(portal, (context) => context.session?.actor.getSnapshot().context.seal.away === true);
}

export const Seal: StoryObj = { name: "签名步骤 企业电子签章", ...sign() };
export const SealPhone: StoryObj = {
  name: "签名步骤 企业电子签章 手机",
  tags: ["long-run"],
  ...onPhone(sign()),
};
export const SealElder: StoryObj = {
  name: "签名步骤 企业电子签章 长辈版",
  tags: ["long-run"],
  ...forElders(sign()),
};
export const ByHand: StoryObj = { name: "签名步骤 经办人手写", ...sign({ after: byHand }) };
export const NotAgreed: StoryObj = {
  name: "签名步骤 没有同意承诺",
  ...sign({ after: () => press(sealTexts.go) }),
};
export const NotOpen: StoryObj = {
  name: "签名步骤 暂未开通",
  ...sign({
    answers: {
      toESignPage: () => {
        throw new Refused(501, "该功能暂未开通");
      },
    },
    after: async ({ portal }) => {
      portal.actor.getSnapshot().context.session?.actor.send({ type: "SIGN", given: { kind: "seal" } });
      await until(portal, ({ session }) => Boolean(session?.actor.getSnapshot().context.failure));
    },
  }),
};
export const Records: StoryObj = { name: "签章记录", ...sign({ answers: history(every) }) };
export const RecordsPhone: StoryObj = {
  name: "签章记录 手机",
  tags: ["long-run"],
  ...onPhone(sign({ answers: history(every) })),
};
export const Away: StoryObj = {
  name: "签章记录 还没有结果",
  ...sign({ answers: history(every.slice(0, 1)), before: away }),
};
export const Elsewhere: StoryObj = {
  name: "签章记录 在别的窗口完成",
  ...sign({ answers: history(every.slice(4), { signatureId: "a".repeat(32) }) }),
};
export const RecordsWaiting: StoryObj = {
  name: "签章记录 正在加载",
  ...sign({ answers: { getSignHistoryList: "never" }, waiting: true }),
};
export const RecordsFailed: StoryObj = {
  name: "签章记录 没有加载出来",
  ...sign({
    answers: {
      getSignHistoryList: () => {
        throw new Refused(500, "网络繁忙，请稍后再试");
      },
    },
  }),
};
export const Sealed: StoryObj = {
  name: "签名步骤 已用企业电子签章",
  ...sign({
    answers: {
      ...history([flow("signed", "2026-11-20 14:30:00", { signatureId: "signature-2" })]),
      signFile: ({ covers }) => ({
        signatureId: "signature-2",
        kind: "seal",
        covers,
        signedAt: "2026-11-20 14:32:00",
        parts: {},
      }),
    },
    before: async ({ portal }) => {
      const declaration = portal.actor.getSnapshot().context.session?.actor;
      declaration?.send({ type: "SIGN", given: { kind: "typed", name: "-" } });
      await until(
        portal,
        (context) => context.session?.actor.getSnapshot().context.record.signature?.kind === "seal",
      );
    },
  }),
};
export const SealedPhone: StoryObj = {
  name: "签名步骤 已用企业电子签章 手机",
  tags: ["long-run"],
  ...onPhone(Sealed),
};

/** The page of a status, which the newest flow decides. */
const page = (status: string, state: SignState | null, wish: PageWish = {}) =>
  pageStory(`/signature/${status}?draftId=${draftId}`, {
    answers: history(state === null ? [] : [flow(state, "2026-11-20 14:30:00")], {
      signed: state === "signed" ? { kind: "seal", by: companyName, at: "2026-11-20 14:32:00" } : null,
    }),
    ...wish,
  });

const byHandOf = (kind: "drawn" | "typed") =>
  history([], {
    signatureId: "b".repeat(32),
    signed: { kind, by: "测*甲", at: "2026-11-20 14:32:00" },
  });

export const Success: StoryObj = { name: "签章成功", ...page("success", "signed") };
export const SuccessPhone: StoryObj = {
  name: "签章成功 手机",
  tags: ["long-run"],
  ...onPhone(page("success", "signed")),
};
export const SuccessElder: StoryObj = {
  name: "签章成功 长辈版",
  tags: ["long-run"],
  ...forElders(page("success", "signed")),
};
export const HandSuccess: StoryObj = {
  name: "签名成功 手写",
  ...page("success", null, { answers: byHandOf("drawn") }),
};
export const HandSuccessPhone: StoryObj = {
  name: "签名成功 手写 手机",
  tags: ["long-run"],
  ...onPhone(page("success", null, { answers: byHandOf("typed") })),
};
export const RefusedPage: StoryObj = { name: "签章已被拒绝", ...page("refused", "refused") };
export const Expired: StoryObj = { name: "签章流程已过期", ...page("expired", "expired") };
export const Failed: StoryObj = { name: "签章未成功", ...page("failed", "failed") };
export const FailedPhone: StoryObj = {
  name: "签章未成功 手机",
  tags: ["long-run"],
  ...onPhone(page("failed", "failed")),
};
export const Unknown: StoryObj = { name: "还没有收到签章结果", ...page("unknown", "open") };
export const Untrue: StoryObj = { name: "地址所说与事实不符", ...page("success", "refused") };
export const Closed: StoryObj = {
  name: "申报已提交",
  ...page("success", "signed", {
    answers: history([flow("signed", "2026-11-20 14:30:00")], { closed: true }),
  }),
};
export const None: StoryObj = { name: "没有正在办理的签名", ...pageStory("/signature/success") };
export const Visitor: StoryObj = {
  name: "签名结果 需要登录",
  ...page("success", "signed", { person: "visitor" }),
};
export const PageWaiting: StoryObj = {
  name: "签名结果 正在核对",
  ...page("success", "signed", { answers: { getSignHistoryList: "never" }, waiting: true }),
};
export const PageFailed: StoryObj = {
  name: "签名结果 查询失败",
  ...page("success", null, {
    answers: {
      getSignHistoryList: () => {
        throw new Refused(500, "网络繁忙，请稍后再试");
      },
    },
  }),
};
export const NoSuch: StoryObj = { name: "没有这种签名结果", ...pageStory("/signature/anything") };
