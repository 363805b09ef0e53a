// Stands in for the phone that scans a face check's code: its owner confirms, refuses, fails or lets it expire.

import type { Hono } from "hono";
import type { Parts } from "./parts.ts";
import { awaitAnswer, stateOf } from "./phone-answers.ts";
import { scannedPages } from "./scanned-page.ts";

const path = "/stand-ins/phone";

export function faceCheck(parts: Parts) {
  return {
    async begin({ id, origin }: Record<"id" | "origin", string>) {
      const expiresAt = await awaitAnswer(parts, id);
      return { qrText: `${origin}${path}?check=${id}`, expiresAt };
    },
    look: async ({ id }: { id: string }) => ({ state: (await stateOf(parts, id)).state }),
  };
}

export const phonePages = (parts: Parts): Hono =>
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
