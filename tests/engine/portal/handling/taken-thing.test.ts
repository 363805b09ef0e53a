// Rule 3 of point 4: what is stored of a one-thing that is taken up, and who reads it.

import { describe, expect, it } from "vitest";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { settled, stage } from "../stage.ts";
import { definition, handling } from "./handling-under-test.ts";

const parking = { oneThingId: "OT901", oneThingName: "车位充电桩安装一件事", webFaceVerification: false };
const notice = (allowContinue = true) => ({
  id: "N1",
  title: "须知",
  html: "",
  terminal: "pc" as const,
  allowContinue,
});
const stored = ({ storage }: Pick<ReturnType<typeof stage>, "storage">) =>
  JSON.parse(storage.get(storageKey) ?? "{}").oneThing;

describe("[4] rule 3: id, name and face flag are stored", () => {
  it("[4.16] once the notices are passed, before the real name is asked for; not when a notice forbids", async () => {
    const forbidden = handling({ notices: [notice(false)], user: null });
    await forbidden.start();
    await forbidden.confirm();
    expect(forbidden.takenUp).toEqual([]);
    const faced = handling({
      notices: [notice()],
      user: null,
      definition: definition({ faceVerification: true }),
    });
    await faced.start("guide");
    expect([faced.dialog(), faced.takenUp]).toEqual(["notice", []]);
    await faced.confirm();
    expect(faced.takenUp).toEqual([{ ...parking, webFaceVerification: true }]);
    expect(faced.done).toEqual([["login", expect.anything()]]);
  });

  it("[4.16] what is stored is what the next steps read: the face check, the drafts, the name in their dialogs", async () => {
    const storedAs = { oneThingId: "as-stored", oneThingName: "存下的名称", webFaceVerification: true };
    const { actor, asked, dialog, passFace, start } = handling({ storedAs });
    await start();
    expect(dialog()).toBe("real-name");
    expect(actor.getSnapshot().context.thing?.oneThingName).toBe("存下的名称");
    await passFace();
    expect(asked).toEqual(["as-stored", "as-stored"]);
  });

  it("[4] stored already, it is not stored again: 立即办理 after a pick, a draft, the face once more", async () => {
    const thing = definition({ faceVerification: true });
    const taken = { ...parking, webFaceVerification: true };
    const { actor, start, passFace, takenUp, asked } = handling({ taken, definition: thing });
    await start();
    await passFace();
    actor.send({ type: "RESUME", code: "parking", draftId: "d1" });
    await passFace();
    actor.send({ type: "FACE_AGAIN", definition: thing });
    await passFace();
    expect([takenUp, asked]).toEqual([[], ["OT901", "OT901", "OT901", "OT901"]]);
  });

  it.each([
    ["another one-thing", { oneThingId: "OT902" }],
    ["another name", { oneThingName: "旧名称" }],
    ["no face check where there is one", { webFaceVerification: false }],
  ])(
    "[4.16] back from the login with %s stored, the definition wins: it is taken up anew, from its notices",
    async (_, other) => {
      const given = { notices: [notice()], definition: definition({ faceVerification: true }) };
      const right = { ...parking, webFaceVerification: true };
      const same = handling({ ...given, taken: right });
      await same.start("guide", true);
      expect([same.dialog(), same.takenUp]).toEqual(["real-name", []]);
      const changed = handling({ ...given, taken: { ...right, ...other } });
      await changed.start("guide", true);
      expect(changed.dialog()).toBe("notice");
      await changed.confirm();
      expect([changed.dialog(), changed.takenUp]).toEqual(["real-name", [right]]);
    },
  );
});

describe("[4] rule 3 in session storage", () => {
  it("[4.16] a pick stores it, for a visitor too; the login and a reload restore it, logging out clears it", async () => {
    const before = stage({ user: null });
    await settled();
    before.portal.send({ type: "PICK", code: "parking", oneThingId: "OT901", from: "list" });
    await settled();
    expect([before.seen.external.length, stored(before)]).toEqual([1, parking]);

    const back = stage({ address: "/guide/parking", storage: before.storage });
    await settled();
    expect(back.portal.handling.getSnapshot().context).toMatchObject({ thing: parking, resumed: true });
    const reloaded = stage({ address: "/guide/parking", storage: before.storage });
    await settled();
    expect(stored(reloaded)).toEqual(parking);
    reloaded.portal.send({ type: "LOGOUT" });
    await settled();
    expect(reloaded.storage.size).toBe(0);
  });

  it("[4.16] 立即办理 stores it as well", async () => {
    const on = stage({ address: "/guide/parking" });
    await settled();
    expect(stored(on)).toBeUndefined();
    on.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    expect(stored(on)).toEqual(parking);
  });

  it.each([{ oneThingId: 7 }, { oneThingId: "OT901" }, "OT901", null])(
    "[8] edited by hand to %j it counts for nothing",
    async (oneThing) => {
      const person = { version: 1, person: "u1", handling: { code: "parking", aim: "guide" }, oneThing };
      const storage = new Map([[storageKey, JSON.stringify(person)]]);
      const on = stage({ address: "/guide/parking", storage });
      await settled();
      expect(stored(on)).toEqual(parking);
    },
  );
});
