// The handling of a one-thing: the rules of point 4 in their order, and where each of them stops.

import { describe, expect, it } from "vitest";
import { thingOf } from "../../../../engine/portal/handling/handling-rules.ts";
import { definition, handling, notice, settled, tip, towns, verified } from "./handling-under-test.ts";

describe("[4] handling a one-thing", () => {
  it("[4] a direct web handling address wins over everything else", async () => {
    const { done, start } = handling({
      user: null,
      definition: definition({ webHandleUrl: "https://other.test/a" }),
      notices: [notice("n")],
    });
    await start();
    expect(done).toEqual([["out", "https://other.test/a"]]);
  });

  it("[4] asks in the specified order: notices, education tips, face, tips, township, then it is handled", async () => {
    const educationTip = { title: "", content: "", officialAccount: "" };
    const { actor, done, start, confirm, passFace, dialog } = handling({
      notices: [notice("n1"), notice("n2")],
      definition: definition({ educationTip, faceVerification: true, tips: [tip("t1"), tip("t2")] }, towns),
    });
    const seen: (string | null)[] = [];
    await start();
    for (let step = 0; step < 3; step++) {
      seen.push(dialog());
      await confirm();
    }
    seen.push(dialog());
    await passFace();
    for (let step = 0; step < 2; step++) {
      seen.push(dialog());
      await confirm();
    }
    seen.push(dialog());
    actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900003" });
    await settled();
    expect(seen).toEqual(["notice", "notice", "education-tips", "real-name", "tips", "tips", "township"]);
    expect(dialog()).toBeNull();
    expect(done).toEqual([
      ["handled", { code: "parking", aim: "declaration", areaId: "329900003", draftId: undefined }],
    ]);
  });

  it("[4] stops at the first notice that does not allow continuing, and never shows the next", async () => {
    const { actor, done, start, confirm } = handling({ notices: [notice("n1", false), notice("n2")] });
    await start();
    expect(actor.getSnapshot().context.notices[0]?.id).toBe("n1");
    await confirm();
    expect(actor.getSnapshot().value).toBe("idle");
    expect(done).toEqual([]);
  });

  it("[3.43, 4] stops at a tip that does not allow to apply", async () => {
    const { actor, done, start, confirm } = handling({ definition: definition({ tips: [tip("t", false)] }) });
    await start();
    await confirm();
    expect(actor.getSnapshot().value).toBe("idle");
    expect(done).toEqual([]);
  });

  it.each([
    ["nobody logged in", null],
    ["no certificate number", { ...verified, certificateNumber: " " }],
  ])("[4] %s: leaves for the provincial login, after the notices", async (_, user) => {
    const { done, start, confirm, dialog } = handling({
      user,
      notices: [notice("n")],
      definition: definition({}, towns),
    });
    await start("guide");
    expect(done).toEqual([]);
    await confirm();
    expect(done).toEqual([["login", { code: "parking", aim: "guide" }]]);
    expect(dialog()).toBeNull();
  });

  it("[4] back from the login, the notices are not shown again", async () => {
    const placed = definition({}, towns);
    const { dialog, start } = handling({
      notices: [notice("n")],
      definition: placed,
      taken: thingOf(placed),
    });
    await start("guide", true);
    expect(dialog()).toBe("township");
  });

  it("[4] one township is taken directly and confirmed, none is not asked, a strange one is refused", async () => {
    const one = handling({ definition: definition({}, { "329900003": "霁桥镇" }) });
    await one.start();
    expect(one.done).toMatchObject([
      ["township is", "霁桥镇"],
      ["handled", { areaId: "329900003" }],
    ]);
    const none = handling();
    await none.start();
    expect(none.done).toMatchObject([["handled", { areaId: undefined }]]);
    const several = handling({ definition: definition({}, towns) });
    await several.start();
    several.actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900009" });
    expect(several.dialog()).toBe("township");
  });

  it("[4] a pick leads to the guide; 立即办理 after it asks nothing twice", async () => {
    const { actor, done, start, confirm, dialog } = handling({
      notices: [notice("n")],
      definition: definition({}, towns),
    });
    await start("guide");
    await confirm();
    actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900001" });
    await settled();
    expect(done).toMatchObject([["handled", { aim: "guide" }]]);
    await start("declaration");
    expect(dialog()).toBeNull();
    expect(done[1]).toMatchObject(["handled", { aim: "declaration", areaId: "329900001" }]);
  });

  it("[2] 更换 at the guide asks the township again, and 立即办理 takes the new one", async () => {
    const placed = definition({}, towns);
    const { actor, done, start, dialog } = handling({ definition: placed });
    actor.send({ type: "GUIDE_TOWNSHIP", definition: placed });
    expect(dialog()).toBeNull();
    await start("guide");
    actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900001" });
    await settled();
    actor.send({ type: "GUIDE_TOWNSHIP", definition: placed });
    expect(dialog()).toBe("township");
    expect(actor.getSnapshot().context.areaId).toBe("329900001");
    actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900003" });
    expect(dialog()).toBeNull();
    await start("declaration");
    expect(done.slice(1)).toMatchObject([["handled", { aim: "declaration", areaId: "329900003" }]]);
  });

  it("[4] another pick of the same thing asks again", async () => {
    const { start, confirm, dialog } = handling({ notices: [notice("n")] });
    await start("guide");
    await confirm();
    await start("guide");
    expect(dialog()).toBe("notice");
  });

  it("[4] a draft of the same thing is offered: go on with it, or begin anew beside it", async () => {
    const drafts = [{ draftId: "d2", revision: 2, savedAt: "" }];
    const goOn = handling({ drafts });
    await goOn.start();
    expect(goOn.dialog()).toBe("resume");
    await goOn.confirm();
    expect(goOn.done).toMatchObject([["handled", { draftId: "d2" }]]);
    const anew = handling({ drafts });
    await anew.start();
    anew.actor.send({ type: "START_ANEW" });
    await settled();
    expect(anew.done).toMatchObject([["handled", { draftId: undefined }]]);
  });

  it("[4] cancelling any dialog ends the handling", async () => {
    const { actor, done, start, dialog } = handling({ definition: definition({}, towns) });
    await start();
    actor.send({ type: "CANCEL" });
    expect(dialog()).toBeNull();
    expect(actor.getSnapshot().value).toBe("idle");
    expect(done).toEqual([]);
  });

  it("[8] a failed look ends the handling and is told", async () => {
    const error = new Error("gone");
    const { actor, done, start } = handling({ look: () => Promise.reject(error) });
    await start();
    expect(done).toEqual([["failed", error]]);
    expect(actor.getSnapshot().value).toBe("idle");
  });

  it("[4] the township of a running declaration can be changed without asking anything else", () => {
    const { actor, done, dialog } = handling({ notices: [notice("n")] });
    actor.send({ type: "CHANGE_TOWNSHIP", definition: definition({}, towns) });
    expect(dialog()).toBe("township");
    actor.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900001" });
    expect(done).toEqual([["township", "329900001"]]);
  });
});
