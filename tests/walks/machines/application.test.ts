// The tables of an application's life reach every status, leave none without a way on, and a seeded fault in them is found.
import { describe, expect, test } from "vitest";
import {
  applicationStatuses,
  isDecided,
  isInHand,
  statusToday,
  storedStatuses,
  waitsFor,
} from "../../../engine/application/application-life.ts";
import { matterStatuses } from "../../../engine/application/matter-life.ts";
import { applicationFaults } from "./application-faults.ts";
import { applicationGraph, type Lives, lives } from "./application-graph.ts";

type Table = Record<string, Record<string, unknown>>;

/** The tables with one row less, or another one in its place. */
function faulty(change: (tables: { application: Table; matter: Table }) => void): Lives {
  const copy = structuredClone(lives);
  change(copy as never);
  return copy;
}

describe("[4] of the life of an application", () => {
  test("every status is reached, every row taken, and each standing leads on until the application is deleted", () => {
    expect(applicationFaults()).toEqual([]);
    expect(applicationGraph().size).toBeGreaterThan(100);
  });

  test.each<[string, string[], (tables: { application: Table; matter: Table }) => void]>([
    [
      "nothing leads to a status",
      ["unreached 授权过期"],
      ({ application }) => {
        for (const ways of Object.values(application)) delete ways.lapse;
      },
    ],
    [
      "a status has no way on",
      ["no-way-on 已撤回"],
      ({ application }) => {
        application.已撤回 = {};
      },
    ],
    [
      "a matter that was returned cannot be finished any more",
      ["never-finished 办理中"],
      ({ matter }) => {
        matter.待补正 = {};
      },
    ],
    [
      "a guard never holds",
      ["never-taken application 未上传委托书 waiveAuthority 1"],
      ({ application }) => {
        const ways = application.未上传委托书 ?? {};
        ways.waiveAuthority = [
          { by: "department", to: "办理中" },
          { by: "department", to: "已申请" },
        ];
      },
    ],
    [
      "a matter's event is somebody else's in the other table",
      ["actors-differ handIn"],
      ({ matter }) => {
        matter.待补正 = { ...matter.待补正, handIn: { by: "department", to: "办理中" } };
      },
    ],
    [
      "an authorisation brings it back elsewhere",
      ["goes-on-elsewhere 未上传委托书 已申请"],
      ({ application }) => {
        application.授权过期 = { ...application.授权过期, authorise: { by: "company", to: "已申请" } };
      },
    ],
  ])("it is found when %s", (_, found, change) => {
    expect(applicationFaults(faulty(change))).toEqual(expect.arrayContaining(found));
  });

  test("the status of today is what an overdue paper or a lapsed authorisation has made of the stored one", () => {
    const today = "2026-11-20";
    const said = storedStatuses.map((stored) => [
      stored,
      statusToday(stored, { dueBy: null, lapsed: true, today }),
      statusToday(stored, { dueBy: "2026-11-19", lapsed: true, today }),
      statusToday(stored, { dueBy: "2026-11-20", lapsed: false, today }),
    ]);
    expect(said).toEqual([
      ["已申请", "授权过期", "授权过期", "已申请"],
      ["办理中", "授权过期", "授权过期", "办理中"],
      ["未上传委托书", "授权过期", "不予批准", "未上传委托书"],
      ["不予批准", "不予批准", "不予批准", "不予批准"],
    ]);
  });

  test("departments work on 已申请 and 办理中 alone; what waits for its owner says for what", () => {
    expect(applicationStatuses.filter(isInHand)).toEqual(["已申请", "办理中"]);
    expect(
      applicationStatuses.map((status) => [status, waitsFor(status, false), waitsFor(status, true)]),
    ).toEqual([
      ["已申请", null, "mending"],
      ["办理中", null, "mending"],
      ["未上传委托书", "authority", "authority"],
      ["不予批准", null, null],
      ["暂存件", null, null],
      ["授权过期", "authorisation", "authorisation"],
    ]);
  });

  test("[9] it is decided once it is refused, or every matter is done", () => {
    const facts = (status: (typeof matterStatuses)[number]) =>
      ({ stored: "办理中", matters: [{ status: "已办结" }, { status }], forCompany: false }) as const;
    expect(matterStatuses.filter((status) => isDecided("办理中", facts(status)))).toEqual(["已办结"]);
    expect(isDecided("不予批准", facts("待受理"))).toBe(true);
  });
});
