// The gates as the portal wires them: a submission that needs the face check again, and a declaration for a company.

import { describe, expect, it } from "vitest";
import { dialogOf } from "../../../../engine/portal/handling/handling.ts";
import { companies } from "../../../people/companies.ts";
// The portal loads these on demand; here they are preloaded, so that no test waits for a disk.
import "../../../../engine/portal/handling/company-choice.ts";
import "../../../../engine/portal/handling/face-check.ts";
import { answer, declaring, edit } from "../session/declaring.ts";
import { settled, stage } from "../stage.ts";

const dialog = (on: ReturnType<typeof stage>) => dialogOf(on.portal.handling.getSnapshot());

describe("[6] a declaration for a company", () => {
  it("[6] is the person's who acts for it, and every save says for which", async () => {
    const on = stage();
    await settled();
    const [company] = companies;
    on.portal.actor.send({
      type: "OPEN",
      opening: { kind: "new", code: "parking", areaId: "329900003", company },
    });
    await settled();
    expect(on.declaration()?.context.record.principal).toMatchObject({
      kind: "company",
      name: "王小明",
      company: { id: "CO001", name: "云澜测试甲科技有限公司", creditCode: "91320400MA000TE56T" },
    });
    answer(on, "苏A12345");
    on.clock.increment(60_000);
    await settled();
    const saved = on.gateway.calls.find(({ name }) => name === "editDeclare")?.body;
    expect(saved).toMatchObject({ declaration: { formData: { instanceId: "CO001" } } });
  });

  it("[3.29] is that company's still after a reload", async () => {
    const storage = new Map<string, string>();
    const before = stage({ storage });
    await settled();
    const [company] = companies;
    before.gateway.refuse.set(edit, { status: 503, msg: "系统繁忙" });
    before.portal.actor.send({
      type: "OPEN",
      opening: { kind: "new", code: "parking", areaId: "329900003", company },
    });
    await settled();
    before.portal.persist();
    const after = stage({ storage, address: "/step/one" });
    await settled();
    after.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(after.declaration()?.context.record.principal.company?.id).toBe("CO001");
  });
});

describe("[4] a resumed draft", () => {
  it("[4, 6.1] is opened for whom the gateway says it is", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(60_000);
    await settled();
    const draft = on.gateway.drafts.get("d1");
    const company = { id: "CO001", name: "云澜测试甲科技有限公司", creditCode: "91320400MA000TE56T" };
    if (draft) on.gateway.drafts.set("d1", { ...draft, company } as typeof draft);
    const later = stage({ drafts: on.gateway.drafts });
    await settled();
    later.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
    await settled();
    expect(dialog(later)).toBeNull();
    expect(later.declaration()?.context.record.principal).toMatchObject({ kind: "company", company });
  });
});
