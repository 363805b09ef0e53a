// The gates before a declaration: the face check, the company, and an address of the one-thing's own.

import { describe, expect, it } from "vitest";
import type { CompanyInfo, UserInfo } from "../../../../engine/contract/types.gen.ts";
import { companies } from "../../../people/companies.ts";
import { definition, handling, settled, tip, verified } from "./handling-under-test.ts";

const faced = definition({ faceVerification: true, tips: [] });
const legal = { ...verified, userType: "enterprise", company: companies[0] } as UserInfo;
const ofCompany = definition({}, {}, true);

describe("[4] the face check", () => {
  it("[4] stands before everything that follows, and goes on when it is confirmed", async () => {
    const { done, start, passFace, dialog } = handling({ definition: faced });
    await start();
    expect(dialog()).toBe("real-name");
    expect(done).toEqual([]);
    await passFace();
    expect(dialog()).toBeNull();
    expect(done).toMatchObject([["handled", { aim: "declaration" }]]);
  });

  it("[4] closing it ends the handling and the polling", async () => {
    const { actor, clock, faces, start, done } = handling({ definition: faced });
    await start();
    const { face } = actor.getSnapshot().context;
    let polls = 0;
    faces.result = async () => {
      polls += 1;
      return false;
    };
    actor.send({ type: "CANCEL" });
    clock.increment(60_000);
    await settled();
    expect(face?.getSnapshot().status).toBe("stopped");
    expect(actor.getSnapshot().context.face).toBeNull();
    expect([polls, done]).toEqual([0, []]);
  });

  it("[4] a thing without face verification begins none", async () => {
    const { faces, start } = handling({ definition: definition({ faceVerification: false, tips: [] }) });
    await start();
    expect(faces.begun).toBe(0);
  });

  it("[4] a draft that is resumed later asks again, and asks nothing else", async () => {
    const things = definition({ faceVerification: true, tips: [tip("t")] }, { a: "甲镇", b: "乙镇" }, true);
    const { actor, done, passFace, dialog } = handling({ definition: things });
    actor.send({ type: "RESUME", code: "parking", draftId: "d1" });
    await settled();
    expect(dialog()).toBe("real-name");
    await passFace();
    expect(done).toMatchObject([["handled", { aim: "declaration", draftId: "d1" }]]);
    expect(actor.getSnapshot().context.passed).toBeNull();
  });

  it("[4] a draft of a thing without face verification is opened at once", async () => {
    const { actor, done } = handling({ definition: definition({ faceVerification: false }) });
    actor.send({ type: "RESUME", code: "parking", draftId: "d1" });
    await settled();
    expect(done).toMatchObject([["handled", { draftId: "d1" }]]);
  });

  it("[4] a submission that wants it again opens it over the declaration and changes nothing else", async () => {
    const { actor, done, passFace, dialog } = handling();
    actor.send({ type: "FACE_AGAIN", definition: faced });
    await settled();
    expect(dialog()).toBe("real-name");
    await passFace();
    expect([dialog(), done]).toEqual([null, [["face renewed"]]]);
  });
});

describe("[4] the company", () => {
  it("[4] a person chooses one for a company's affair; the drafts offered are that company's", async () => {
    const { actor, done, start, dialog } = handling({ definition: ofCompany });
    await start();
    expect(dialog()).toBe("company");
    actor.getSnapshot().context.companies?.send({ type: "CHOOSE", id: "CO001" });
    await settled();
    expect(dialog()).toBeNull();
    expect(done).toMatchObject([
      ["drafts of", "CO001"],
      ["handled", { company: { id: "CO001" } }],
    ]);
  });

  it.each(companies.filter(({ state }) => state !== 2).map(({ id, state }) => [state, id]))(
    "[4] in state %s a company cannot be chosen, however it is asked for",
    async (_state, id) => {
      const { actor, done, start, dialog } = handling({ definition: ofCompany });
      await start();
      const company = companies.find((each) => each.id === id);
      if (!company) throw new Error("no company");
      actor.getSnapshot().context.companies?.send({ type: "CHOOSE", id: String(id) });
      actor.send({ type: "CHOOSE_COMPANY", company });
      await settled();
      expect([dialog(), done]).toEqual(["company", []]);
    },
  );

  it("[4] a legal person goes on without choosing where the services for companies have the thing", async () => {
    const { done, start, dialog } = handling({ user: legal, definition: ofCompany, openToCompanies: true });
    await start();
    expect(dialog()).toBeNull();
    expect(done).toMatchObject([
      ["service asked", "OT901"],
      ["handled", { company: undefined }],
    ]);
  });

  it("[4] a legal person is told where the services for companies do not have it, with a way on", async () => {
    const { actor, done, start, confirm, dialog } = handling({ user: legal });
    await start();
    expect(dialog()).toBe("not-for-companies");
    actor.send({ type: "CANCEL" });
    expect(dialog()).toBeNull();
    await start();
    await confirm();
    expect(dialog()).toBeNull();
    expect(done.slice(1)).toEqual([["service asked", "OT901"], ["company services"]]);
  });

  it("[4] a legal person sees the guide of any thing", async () => {
    const { done, start, dialog } = handling({ user: legal });
    await start("guide");
    expect(dialog()).toBeNull();
    expect(done).toMatchObject([["handled", { aim: "guide" }]]);
  });

  it("[4] a session that ended on the way leads to the login, whatever the thing", async () => {
    const given: { user: UserInfo | null } = { user: verified };
    const { actor, done, start, dialog } = handling(
      Object.assign(given, { definition: definition({ tips: [tip("t")] }, {}, true) }),
    );
    await start();
    given.user = null;
    actor.send({ type: "CONFIRM" });
    await settled();
    expect([dialog(), done]).toEqual(["login", []]);
  });

  it("[2] in company mode a company's affair is that company's without choosing", async () => {
    const { done, start, dialog } = handling({ definition: ofCompany, actsFor: companies[0] as CompanyInfo });
    await start();
    expect(dialog()).toBeNull();
    expect(done).toMatchObject([
      ["drafts of", "CO001"],
      ["handled", { company: { id: "CO001" } }],
    ]);
  });

  it("[2] in company mode a person's own affair stays the person's", async () => {
    const { done, start } = handling({
      definition: definition({ tips: [] }),
      actsFor: companies[0] as CompanyInfo,
    });
    await start();
    expect(done).toMatchObject([["handled", { company: undefined }]]);
  });

  it("[4] a thing that needs no company asks for none, and one chosen before is forgotten", async () => {
    const { actor, done, start } = handling({ definition: ofCompany });
    await start();
    actor.getSnapshot().context.companies?.send({ type: "CHOOSE", id: "CO001" });
    await settled();
    await start("guide");
    expect(done.at(-1)).toMatchObject(["handled", { aim: "guide", company: undefined }]);
  });
});

describe("[4] an address of its own", () => {
  const own = definition({ webHandleUrl: "/its-own-page", tips: [tip("t")] });

  it("[4] leads there from anywhere else", async () => {
    const { done, start } = handling({ definition: own });
    await start();
    expect(done).toEqual([["out", "/its-own-page"]]);
  });

  it("[4] from there the handling goes on by the other rules", async () => {
    const { done, start, confirm, dialog } = handling({ definition: own });
    await start("declaration", false, true);
    expect(dialog()).toBe("tips");
    await confirm();
    expect(done).toMatchObject([["handled", { aim: "declaration" }]]);
  });

  it("[4] a login on the way leads back there", async () => {
    const { done, start } = handling({ definition: own, user: null });
    await start("declaration", false, true);
    expect(done).toEqual([["login", { code: "parking", aim: "declaration", here: true }]]);
  });
});
