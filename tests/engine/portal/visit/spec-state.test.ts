// The persisted state under the names of point 3: what each says, what a reload takes from it, and who knows better.

import { beforeAll, describe, expect, it } from "vitest";
import type { DraftView } from "../../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../../engine/declaration/record.ts";
import { filterAsk } from "../../../../engine/declaration/wire/filter-ask.ts";
import { guideInfo } from "../../../../engine/one-thing/guide/guide-view.ts";
import { declarationState } from "../../../../engine/portal/session/declaration-state.ts";
import { type Persisted, storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { principalOf } from "../../../../engine/portal/visit/principal.ts";
import {
  blankUser,
  type DeclarationState,
  noDeclaration,
} from "../../../../engine/portal/visit/spec-state.ts";
import { fixture } from "../../../fixtures/fixture-content.ts";
import { filledRecord } from "../../../people/filled-record.ts";
import { person } from "../../declaration/small.ts";
import { settled, stage, wang } from "../stage.ts";
import { company, file, houses, kept, record, signature, successionDefinition } from "./kept-declaration.ts";

const loaded = successionDefinition();
const { definition } = loaded;
const today = "2026-11-20";
const guide = guideInfo(definition);
// Who declares is who is logged in, whatever was kept.
const { wire, answers } = evaluate(
  definition,
  { ...record, principal: principalOf(wang, null, company) },
  today,
);

const storedIn = ({ storage }: Pick<ReturnType<typeof stage>, "storage">): Persisted =>
  JSON.parse(storage.get(storageKey) ?? "null");
const storing = (value: Persisted) => new Map([[storageKey, JSON.stringify(value)]]);

/** A reload at a step, with that in storage; it is open, and written again. */
async function reloaded(value: Persisted, drafts = new Map<string, DraftView>()) {
  const on = stage({ storage: storing(value), address: "/step", drafts }, loaded);
  await settled();
  on.portal.send({ type: "OPEN_STEP" });
  await settled();
  on.portal.persist();
  return on;
}

type Name = Exclude<keyof DeclarationState, `${string}FormData`> | "successionFormData";

/** What the kept declaration has to say under each name. */
const said = {
  formContent: wire.formContent,
  platChooseCondition: expect.objectContaining({
    optionList: [{ id: "parkKind", optionIds: ["2"] }],
    matterInfoIds: ["OT901-M01", "OT901-M02", "OT901-M03"],
  }),
  formData: expect.objectContaining({
    applicantName: "王小明",
    applicantPaperType: "1",
    jcr: [expect.objectContaining({ rowId: "a1b", heirName: "测试乙", heirNameText: "测*乙" })],
    receiverAddress: "云澜市霁桥镇测试路1号",
    instanceId: "CO001",
  }),
  signatureId: "s1",
  filterFormList: expect.arrayContaining(["inheritance", "jcr", "delivery"]),
  oneThing: {
    oneThingId: "OT901",
    oneThingName: definition.oneThing.name,
    webFaceVerification: false,
    areaId: "329900003",
    steps: definition.oneThing.steps,
    instanceId: "CO001",
  },
  declareIds: [],
  unifiedSocialCreditCode: "91320400MA0000001X",
  currentUnifiedSocialCreditCode: company.creditCode,
  currentChooseCompany: {
    id: "CO001",
    companyName: company.name,
    unifiedSocialCreditCode: company.creditCode,
  },
  guideInfo: guide,
  onceInfo: {
    matterMaterials: expect.arrayContaining([
      {
        matterInfoId: "OT901-M03",
        materials: [
          { materialId: "OT901-A01", materialName: "申请人身份证", required: true },
          { materialId: "OT901-A05", materialName: "安全承诺书", required: true },
        ],
      },
    ]),
  },
  signObj: signature,
  electronicIds: ["l1", "e1"],
  isClickNetSignBtn: true,
  isNeedSignPage: true,
  materialObj: expect.objectContaining({
    parkingRight: { fileIds: ["f1"], licenceId: null },
    idCard: { fileIds: [], licenceId: "l1" },
  }),
  uploadMaterialObj: { parkingRight: [file] },
  customizedBody: expect.objectContaining({
    areaId: "329900003",
    platChooseCondition: wire.platChooseCondition,
  }),
  houseInfo: houses,
  // OT901-M03 sends nothing by post, and OT901-M04 is not chosen.
  mailIdList: ["OT901-M01", "OT901-M02"],
  successionFormData: answers,
} satisfies Record<Name, unknown>;
const names = Object.keys(said) as Name[];

describe("[3] the state of a declaration under the specification's names", () => {
  let now: DeclarationState;
  beforeAll(async () => {
    const { declaration, ...rest } = kept();
    // Not a word under the names: everything comes from our own record.
    const of = { ...rest, declaration, declarationState: { ...noDeclaration, guideInfo: guide } };
    now = storedIn(await reloaded(of)).declarationState;
  });

  it("[3.26] all names of point 3 are there", () =>
    expect(Object.keys(now).toSorted()).toEqual(names.toSorted()));

  it.each(names)(
    "[3.9, 3.11, 3.12, 3.24, 3.25, 3.27–3.29, 3.31–3.36, 3.38–3.40] %s says what the restored declaration says",
    (name) => {
      expect(now[name as "formContent"]).toEqual(said[name]);
    },
  );

  it("[3.39] the heirs stand in formData.jcr[], the succession's answers by their sections", () => {
    expect(now.formData.jcr).toHaveLength(1);
    expect(now.successionFormData).toMatchObject({ inheritance: { deceasedName: "测试丙" } });
  });

  it("[3.37] customizedBody is what the gateway is asked to judge the choice by", () => {
    expect(now.customizedBody).toEqual(filterAsk(definition, wire));
  });
});

describe("[3] what wins after a reload", () => {
  const edited = Object.fromEntries(names.map((name) => [name, "edited by hand"])) as never;
  let opened: Persisted;
  beforeAll(async () => {
    const userState = { ...blankUser, isFetch: true, showSkeleton: true };
    opened = storedIn(await reloaded(kept({ declarationState: edited, userState })));
  });

  it.each(names.filter((name) => name !== "guideInfo"))(
    "[3.25, 3.27, 3.28, 3.31, 3.35, 3.37, 3.40] %s: our record, the login and today's definition, whatever is stored under the name",
    (name) => expect(opened.declarationState[name as "formContent"]).toEqual(said[name]),
  );

  it("[3.2] isFetch and showSkeleton: what is fetched now", () => {
    expect(opened.userState).toMatchObject({ isFetch: false, showSkeleton: false });
  });

  it("[3.26] until it is opened, a declaration's names stay as they were", async () => {
    const declarationState = { ...noDeclaration, mailIdList: ["OT901-M01"], guideInfo: guide };
    const on = stage({ storage: storing(kept({ declarationState })), address: "/tListId" }, loaded);
    await settled();
    on.portal.persist();
    expect(storedIn(on).declarationState).toEqual(declarationState);
  });

  it("[3.12, 3.22, 3.29, 3.32, 3.33, 3.36, 3.38] the gateway's draft wins over what was saved: choices, materials, signature, their ids; what registers returned stays", async () => {
    const theirs: DeclarationRecord = { ...record, choices: { parkKind: "1" }, signature: null };
    const declaration = evaluate(definition, { ...theirs, draftId: "d1" }, today).wire;
    const draft: DraftView = {
      draftId: "d1",
      revision: 4,
      savedAt: "2026-11-20 10:00:00",
      files: [],
      licences: [],
      declaration: { ...declaration, materials: {} },
      company: null,
    };
    const before = kept().declaration;
    const ours = before && { ...before, unsaved: false, record: { ...record, draftId: "d1" } };
    const on = await reloaded(kept({ declaration: ours }), new Map([["d1", draft]]));
    expect(storedIn(on).declarationState).toMatchObject({
      platChooseCondition: { optionList: [{ id: "parkKind", optionIds: ["1"] }] },
      declareIds: ["d1"],
      signObj: null,
      uploadMaterialObj: {},
      electronicIds: ["e1"],
      currentChooseCompany: null,
      houseInfo: houses,
    });
  });

  it("[3.3, 3.4] officeActiveTab and userFrom are taken as they were kept", async () => {
    const userState = { ...blankUser, officeActiveTab: "?status=办理中", userFrom: "ticket" };
    const on = stage({ storage: storing(kept({ userState })), address: "/office/list" }, loaded);
    await settled();
    expect(on.context()).toMatchObject({ officeActiveTab: "?status=办理中", userFrom: "ticket" });
    const stranger = stage({ storage: storing(kept({ userState, person: "u2" })) }, loaded);
    await settled();
    expect(stranger.context()).toMatchObject({ officeActiveTab: "", userFrom: "pc" });
  });
});

describe("[3] guideInfo, isFetch and showSkeleton", () => {
  it("[3.2, 3.5, 3.30] say what is on its way, and the guide that was shown last; asked anew, the gateway's wins", async () => {
    const on = stage({ address: "/guide/succession" }, loaded);
    await settled();
    const written = () => {
      on.clock.increment(250);
      const { userState, declarationState } = storedIn(on);
      // The pages read the same.
      const { isFetch, showSkeleton } = on.context();
      expect(userState).toMatchObject({ isFetch, showSkeleton });
      return [userState.isFetch, userState.showSkeleton, declarationState.guideInfo?.oneThingName];
    };
    const load = on.portal.loads.get("guideInfo", { oneThingId: "OT901" });
    load.send({ type: "LOAD" });
    expect(written()).toEqual([true, true, undefined]);
    expect(on.context().pending).toBe(1);
    await settled();
    expect(written()).toEqual([false, false, definition.oneThing.name]);
    on.portal.loads.refresh("guideInfo", { oneThingId: "OT901" });
    expect(written()).toEqual([true, false, definition.oneThing.name]);
    // No spinner over what is shown.
    expect(on.context().pending).toBe(0);
    await settled();
    on.portal.persist();

    const changed = successionDefinition({ name: "改名一件事" });
    const again = stage({ storage: on.storage, address: "/office/list" }, changed);
    await settled();
    again.portal.persist();
    expect(storedIn(again).declarationState.guideInfo).toEqual(guide);
    again.portal.loads.get("guideInfo", { oneThingId: "OT901" }).send({ type: "LOAD" });
    await settled();
    again.portal.persist();
    expect(storedIn(again).declarationState.guideInfo).toEqual(guideInfo(changed.definition));
  });

  it("[3] a visitor of whom nothing is kept leaves nothing behind", async () => {
    const on = stage({ user: null }, loaded);
    await settled();
    on.portal.loads.get("guideInfo", { oneThingId: "OT901" }).send({ type: "LOAD" });
    await settled();
    on.clock.increment(1000);
    on.portal.persist();
    expect(on.storage.size).toBe(0);
  });
});

describe("[3] what it costs", () => {
  it("[3.26] a filled-in declaration is a few kilobytes, without bytes of a file or a picture", () => {
    const household = fixture("household");
    const filled = filledRecord(household, person);
    const known = evaluate(household.definition, filled, today);
    const text = JSON.stringify(
      declarationState(known, { seal: { flowIds: [], away: false }, receipt: null }),
    );
    expect(text.length).toBeLessThan(20_000);
    expect(text).not.toMatch(/base64|iVBORw0KGgo/);
  });
});
