// Stands in for the phone that scans a face check's code: its owner confirms, refuses, fails or lets it expire.

import type { Hono } from "hono";
import type { GatewayEnv } from "../../context.ts";
import type { FaceCheck } from "../outside.ts";
import { awaitAnswer, type PhoneParts, stateOf } from "./phone-answers.ts";
import { scannedPages } from "./scanned-page.ts";

const path = "/stand-ins/phone";

export function faceCheck(parts: PhoneParts): FaceCheck {
  return {
    async begin({ id, origin }) {
      const expiresAt = await awaitAnswer(parts, id);
      return { qrText: `${origin}${path}?check=${id}`, expiresAt };
    },
    look: async (id) => (await stateOf(parts, id)).state,
  };
}

export const phonePages = (parts: PhoneParts): Hono<GatewayEnv> =>
  scannedPages(parts, {
    path,
    title: "手机扫码（模拟）",
    code: "check",
    lead: "本页代替微信扫码后的人脸核验，仅供试用，不会使用摄像头。请选择核验结果：",
    answers: {
      confirmed: "本人确认，核验通过",
      refused: "拒绝",
      failed: "核验失败（不是本人）",
      expired: "让二维码失效",
    },
  });
