// The stage's gateway goes in; it judges what was chosen and takes single sections, as the real one does.

import type { Hono } from "hono";
import type { DraftInfo, WireDeclaration } from "../../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import type { ChoiceVerdict } from "../../../../engine/declaration/wire/choice-verdict.ts";
import { type FilterAsk, recordOfFilter } from "../../../../engine/declaration/wire/filter-ask.ts";
import { type SingleEdit, withSingle } from "../../../../engine/declaration/wire/single-edit.ts";
import type { Definition } from "../../../../engine/one-thing/definition.ts";

interface Judging {
  drafts: Map<string, DraftInfo & { declaration: WireDeclaration }>;
  calls: { path: string; key: string | null; match: string | null; body: unknown }[];
}

const mobile = "/api/oneThingDeclare/mobile";
const principal = { kind: "person" as const, name: "王小明", certificateNumber: "", mobile: "" };
const ok = (data: unknown) => ({ code: 200, msg: "", data });

export function filterRoutes(app: Hono, gateway: Judging, definition: Definition): void {
  const verdict = async (ask: Promise<FilterAsk>): Promise<ChoiceVerdict> =>
    evaluate(definition, recordOfFilter(definition, await ask, principal), "2026-11-20").verdict;

  app.post(`${mobile}/filter/handleCondition`, async (c) => {
    const { condition } = await verdict(c.req.json());
    gateway.calls.push({ path: "condition", key: null, match: null, body: null });
    return c.json(ok(condition));
  });
  app.post(`${mobile}/filter/business`, async (c) => {
    const { business } = await verdict(c.req.json());
    gateway.calls.push({ path: "business", key: null, match: null, body: null });
    return c.json(ok(business));
  });
  app.post(`${mobile}/edit/single`, async (c) => {
    const { draftId, ...single } = await c.req.json<{ draftId: string } & SingleEdit>();
    const match = c.req.header("if-match") ?? null;
    const before = gateway.drafts.get(draftId);
    const section = definition.form.sections.find(({ key }) => key === single.section);
    gateway.calls.push({
      ...{ path: "single", key: c.req.header("idempotency-key") ?? null, match },
      body: { draftId, ...single },
    });
    if (!before || !section) return c.json({ code: 404, msg: "查无数据", data: null }, 404);
    if (match !== String(before.revision)) return c.json({ code: 409, msg: "已更新", data: before }, 409);
    const info = { draftId, revision: before.revision + 1, savedAt: "2026-11-20 10:00:00" };
    gateway.drafts.set(draftId, { ...info, declaration: withSingle(before.declaration, single, section) });
    return c.json(ok(info));
  });
}
