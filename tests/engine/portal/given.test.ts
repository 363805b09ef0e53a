// What a document has brought along is there before the first call, and no call is made for it.

import { describe, expect, it } from "vitest";
import type { Deployment } from "../../../engine/contract/document.ts";
import { loadKey, loadOf } from "../../../engine/portal/loads.ts";
import { settled, stage } from "./stage.ts";

const deployment: Deployment = {
  cityName: "示例市",
  portalName: "示例市“一件事一次办”服务平台",
  hotline: "12345 热线",
  demo: false,
  miniProgramUrl: "",
  today: "2026-11-20",
};
const ask = { code: "RD" } as const;
const loads = { [loadKey("serviceList", ask)]: [{ group: "", items: [] }] };
const given = { deployment, loads };

describe("[2] a page whose document was rendered before", () => {
  it("[2] knows city, hotline and day at once, and the settings replace them", async () => {
    const on = stage({ given });
    expect(on.context()).toMatchObject({ deployment, settings: null, ready: false });
    expect(on.portal.today()).toBe("2026-11-20");
    on.portal.begin();
    await settled();
    expect(on.context().ready).toBe(true);
    expect(on.context().deployment).toBe(on.context().settings);
  });

  it("[2] asks who is here when it has been taken over, once, and changes nothing before", async () => {
    const on = stage({ given });
    const starts: unknown[] = [];
    on.portal.actor.on("act", ({ event }) => event.type === "STARTED" && starts.push(event));
    await settled();
    expect(on.context()).toEqual(on.portal.first);
    on.portal.begin();
    on.portal.begin();
    await settled();
    expect(starts).toHaveLength(1);
    expect(on.context().ready).toBe(true);
  });

  it("[3] has its data loaded, asks for it only when told to, and for all else as ever", async () => {
    const on = stage({ given });
    const load = on.portal.loads.get("serviceList", ask);
    expect(loadOf<"serviceList">(load.getSnapshot())).toEqual({
      status: "loaded",
      data: [{ group: "", items: [] }],
      failure: null,
    });
    load.send({ type: "LOAD" });
    expect(load.getSnapshot().value).toBe("loaded");
    load.send({ type: "REFRESH" });
    expect(load.getSnapshot().value).toBe("loading");
    const other = on.portal.loads.get("serviceList", { code: "GR" });
    expect(other.getSnapshot().value).toBe("idle");
  });

  it("[3] is taken over as it was: what was known first stays known, whatever happens meanwhile", async () => {
    const on = stage({ given });
    on.portal.begin();
    await settled();
    expect(on.context().user).not.toBeNull();
    expect(on.portal.first).toMatchObject({
      user: null,
      ready: false,
      pending: 0,
      spinner: false,
      deployment,
    });
  });
});
