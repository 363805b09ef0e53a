// Takes the small gateway's app; adds the calls of a legal person's login, answered as the phone would have it.

import type { Hono } from "hono";
import type { UserInfo } from "../../../../engine/contract/types.gen.ts";

export interface LegalState {
  /** Who has confirmed the code on the phone. */
  confirmedBy: UserInfo | null;
  /** The Authorization with which the person was asked for. */
  asked: (string | undefined)[];
}

export function legalRoutes(app: Hono, gateway: { legal: LegalState }): void {
  const ok = (data: unknown) => ({ code: 200, msg: "", data });
  const { legal } = gateway;
  const login = "/api/ucenter/authc";
  app.get(`${login}/ebl/getEblCode`, (c) =>
    c.json(ok({ qrCodeImageBase64: "iVBORw0KGgo", qrUid: "q1", qrText: "/phone", validSeconds: 300 })),
  );
  app.get(`${login}/ebl/getQrCodeState`, (c) =>
    c.json(ok(legal.confirmedBy ? { status: "1", authCode: "A" } : { status: "0", authCode: null })),
  );
  app.post(`${login}/ent/eBusinessLicense/login`, (c) =>
    c.json(ok({ token: "T-legal", userId: legal.confirmedBy?.id ?? "" })),
  );
  // Whatever is asked for is a service for companies too.
  app.get("/api/portal/serviceList", (c) => c.json(ok([{ group: "", items: [{ oneThingId: "OT901" }] }])));
  app.get("/api/commonUser/findById", (c) => {
    legal.asked.push(c.req.header("authorization"));
    return c.json(ok(legal.confirmedBy));
  });
}
