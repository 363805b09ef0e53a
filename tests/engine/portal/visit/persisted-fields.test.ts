// The persisted declaration state of point 3, field by field: its counterpart comes back after a reload, and a reset leaves nothing of it.

import { beforeAll, describe, expect, it } from "vitest";
import type { DeclarationRecord } from "../../../../engine/declaration/record.ts";
import {
  type Persisted,
  type PersistedDeclaration,
  storageKey,
} from "../../../../engine/portal/visit/persisted.ts";
import { fixture } from "../../../fixtures/fixture-content.ts";
import { answer, declaring, plate } from "../session/declaring.ts";
import { settled, stage } from "../stage.ts";

const company = { id: "CO001", name: "云澜测试甲科技有限公司", creditCode: "91320400MA000TE56T" };
const file = { fileId: "f1", name: "合同.pdf", size: 3, type: "application/pdf", sha256: "00" } as const;
const licence = {
  licenceId: "l1",
  name: "居民身份证",
  numberText: "3299**********1014",
  issuer: "公安局",
  fetchedAt: "2026-11-20 10:00:00",
};
const signature = { signatureId: "s1", kind: "typed", covers: "c1" } as const;
const heirs = [{ rowId: "a1b", answers: { jcrName: "测试乙" } }];

const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "company", name: "", certificateNumber: "", mobile: "", company },
  areaId: "329900003",
  choices: { parkKind: "2" },
  answers: {
    applicant: { applicantPaperType: "1", receiverAddress: "云澜市霁桥镇测试路1号" },
    succession: { deceasedName: "测试丙" },
    jcr: heirs,
  },
  materials: { contract: { files: [file] }, idCard: { files: [], licence } },
  signature,
  fetched: { "house-info": [{ houseNo: "1" }] } as DeclarationRecord["fetched"],
  step: "one-form",
};

const declaration: PersistedDeclaration = {
  code: "parking",
  definition: fixture("parking").definition.version,
  record,
  furthest: "one-form",
  changing: false,
  receipt: null,
  seal: { flowIds: ["e1"], away: true },
  draftKey: "d",
  submitKey: "s",
  unsaved: true,
};

/** As it was stored when the page was left. */
const kept: Persisted = {
  version: 1,
  person: "u1",
  handling: null,
  declaration,
  instanceId: null,
  visitor: null,
};

/** The specification's name → its counterpart, and where that is after the reload. */
const fields: [name: string, of: (now: DeclarationRecord) => unknown, value: unknown][] = [
  ["unified social credit code", ({ principal }) => principal.company?.creditCode, company.creditCode],
  ["currentUnifiedSocialCreditCode", ({ principal }) => principal.company?.creditCode, company.creditCode],
  ["currentChooseCompany", ({ principal }) => principal.company, company],
  ["platChooseCondition", ({ choices }) => choices, record.choices],
  ["formData", ({ answers }) => answers.applicant, record.answers.applicant],
  ["formData.jcr[]", ({ answers }) => answers.jcr, heirs],
  ["succession form data", ({ answers }) => answers.succession, record.answers.succession],
  ["signObj", ({ signature: now }) => now, signature],
  ["electronicIds", ({ materials }) => materials.idCard?.licence?.licenceId, "l1"],
  ["materialObj", ({ materials }) => Object.keys(materials), ["contract", "idCard"]],
  ["uploadMaterialObj", ({ materials }) => materials.contract?.files, [file]],
  ["customizedBody", ({ areaId, choices }) => [areaId, choices.parkKind], ["329900003", "2"]],
  ["houseInfo", ({ fetched }) => fetched?.["house-info"], [{ houseNo: "1" }]],
  [
    "mailIdList",
    ({ answers }) => (answers.applicant as Record<string, string>).receiverAddress,
    "云澜市霁桥镇测试路1号",
  ],
];

describe("[3] the persisted declaration state", () => {
  let on: ReturnType<typeof stage>;
  beforeAll(async () => {
    on = stage({ storage: new Map([[storageKey, JSON.stringify(kept)]]), address: "/step" });
    await settled();
    on.portal.send({ type: "OPEN_STEP" });
    await settled();
  });

  it.each(fields)("[3] %s survives a reload", (_name, of, value) => {
    const now = on.declaration()?.context.record;
    expect(now && of(now)).toEqual(value);
  });

  it("[3] guideInfo, onceInfo and isNeedSignPage come from the definition that the persisted code and version name", () => {
    expect(on.context().session?.definition.oneThing.code).toBe("parking");
    expect(on.context().session?.definition.version).toBe(declaration.definition);
  });

  it("[3] electronicIds and isClickNetSignBtn survive a reload as the flows of the seal", () => {
    on.portal.persist();
    const now = JSON.parse(on.storage.get(storageKey) ?? "{}") as Persisted;
    expect(now.declaration?.seal).toEqual({ flowIds: ["e1"], away: true });
  });
});

describe("[3] resetting the user input", () => {
  it("[3] restores the blank declaration, applicantPaperType '1', and clears what belonged to it", async () => {
    const before = await declaring();
    answer(before, "苏A12345");
    before.clock.increment(1000);
    await settled();
    before.portal.persist();

    const on = await declaring({ drafts: before.gateway.drafts, storage: before.storage });
    on.portal.send({ type: "START_ANEW" });
    await settled();
    expect(plate(on)).toBeUndefined();
    expect(on.declaration()?.context).toMatchObject({ problems: [], failure: null, receipt: null });
    expect(on.declaration()?.context.record).toMatchObject({
      revision: 0,
      choices: {},
      materials: {},
      signature: null,
      answers: { applicant: { applicantPaperType: "1" } },
    });
    expect(on.declaration()?.context.record.draftId).toBeUndefined();
    expect(on.context().session?.materials.state.getSnapshot().context).toEqual({
      uploads: [],
      licences: {},
      fetches: {},
    });
    on.portal.persist();
    expect(on.storage.get(storageKey)).not.toContain("苏A12345");
  });
});
