// Error reports: what leaves the browser, for how many visits, and that nothing does unless the settings ask for it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { Settings } from "../../../../engine/contract/types.gen.ts";
import type { PortalPorts } from "../../../../engine/portal/ports.ts";
import {
  asJson,
  createErrorReports,
  type ReportRates,
} from "../../../../engine/portal/reports/error-reports.ts";
import { framesOf } from "../../../../engine/portal/reports/redact.ts";
import { createReports } from "../../../../engine/portal/reports/reports.ts";
import { settled, stage } from "../stage.ts";

const rates: ReportRates = { traces: 0.2, replay: 0.1, replayOnError: 1 };

/** `chances`: the random values in turn; the last one repeats. */
function reports(chances: number[], given: Partial<ReportRates> = {}, place = "/step/three") {
  const sent: Record<string, unknown>[] = [];
  const left = [...chances];
  let now = 1000;
  const made = createErrorReports({
    rates: { ...rates, ...given },
    chance: () => (left.length > 1 ? (left.shift() as number) : (left[0] as number)),
    now: () => now,
    place: () => place,
    visit: "v".repeat(32),
    write: asJson,
    send: (text) => sent.push(JSON.parse(text)),
  });
  return { made, sent, wait: (milliseconds: number) => (now += milliseconds) };
}

describe("[9] how many visits tell what", () => {
  it.each([
    { rate: "traces" as const, at: 0.2, kind: "trace" },
    { rate: "replay" as const, at: 0.1, kind: "replay" },
  ])(
    "[9] $rate $at: a visit whose chance is below it tells its $kind at the end, another one nothing",
    ({ rate, at, kind }) => {
      const only = { traces: 0, replay: 0, [rate]: at };
      for (const [chance, kinds] of [
        [at - 0.001, [kind]],
        [at, []],
      ] as const) {
        const { made, sent } = reports([chance], only);
        made.call("editDeclare", "ok", 120);
        made.end();
        expect(sent.map((each) => each.kind)).toEqual(kinds);
      }
    },
  );

  it("[9.20] of ten thousand visits a fifth tells how long calls took, a tenth its trail", () => {
    let seed = 7;
    const chance = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const kinds: unknown[] = [];
    for (let visit = 0; visit < 10_000; visit++) {
      const { made, sent } = reports([chance(), chance()]);
      made.call("session", "ok", 5);
      made.end();
      kinds.push(...sent.map(({ kind }) => kind));
    }
    const share = (kind: string) => kinds.filter((each) => each === kind).length / 10_000;
    expect(share("trace")).toBeCloseTo(0.2, 1.5);
    expect(share("replay")).toBeCloseTo(0.1, 1.5);
  });

  it("[9.20] replay on error 1.0: every error brings its trail along; 0: none does", () => {
    for (const [replayOnError, has] of [
      [1, true],
      [0, false],
    ] as const) {
      const { made, sent, wait } = reports([0.999999], { replayOnError });
      wait(40);
      made.call("editDeclare", "timeout", 60_000);
      made.error(new TypeError("x"));
      expect(sent[0]).toMatchObject({ kind: "error", place: "/step/three", error: { name: "TypeError" } });
      expect("trail" in (sent[0] ?? {})).toBe(has);
      if (has)
        expect(sent[0]?.trail).toEqual([
          { at: 40, what: "call", name: "editDeclare", outcome: "timeout", took: 60_000 },
          { at: 40, what: "error", name: "TypeError" },
        ]);
    }
  });

  it("the trail keeps its last sixty steps, an error that repeats itself is told twenty times, an end that comes twice tells nothing twice", () => {
    const { made, sent } = reports([0]);
    for (let count = 0; count < 100; count++) made.error(new Error("again"));
    expect(sent).toHaveLength(20);
    made.end();
    made.end();
    expect(sent.slice(20).map(({ kind }) => kind)).toEqual(["replay"]);
    expect(sent.at(-1)?.trail).toHaveLength(60);
  });
});

describe("[9] all input is masked", () => {
  const secret = fc.oneof(
    fc.constantFrom("测试甲", "329900198503121014", "13800000001", "云澜市霁桥镇测试路1号", "a.b@example.cn"),
    fc.stringMatching(/^[一-龥]{2,8}$/),
    fc.stringMatching(/^[0-9]{6,18}$/),
    fc.string({ minLength: 6, maxLength: 30, unit: "binary" }).filter((text) => /[^\w\s:./-]/.test(text)),
  );

  it("[9] whatever is typed, in whatever part of an error it ends up, no report holds it", () => {
    fc.assert(
      fc.property(secret, (typed) => {
        const { made, sent } = reports([0], {}, `/my/thing/${typed}`);
        const named = new Error(`The answer “${typed}”\n    at ${typed} (${typed}.js:1:2) is none.`);
        const changed = new Error("changed later");
        changed.message = typed;
        changed.stack = `Error: ${typed}\n    at ${typed} (${typed}.js:1:2)`;
        const thrown = [
          named,
          changed,
          new Error("no cause", { cause: new Error(typed) }),
          Object.assign(new Error("x"), { name: typed, kind: typed, data: typed }),
          new GatewayFailure({
            kind: "refused",
            call: "editDeclare",
            status: 400,
            said: typed,
            data: { state: typed },
          }),
          typed,
          { typed },
        ];
        for (const each of thrown) made.error(each);
        made.call(typed, typed, 3);
        made.end();
        expect(sent.length).toBeGreaterThan(thrown.length);
        const told = JSON.stringify(sent);
        expect(told).not.toContain(typed);
        expect(told).not.toContain(JSON.stringify(typed).slice(1, -1));
      }),
      { numRuns: 300 },
    );
  });

  it("[9] ASCII words and whole lines of a stack that were typed are told neither, wherever they stand", () => {
    const typed = "zhangsan";
    const lines = [
      `    at ${typed} (${typed}.js:1:2)`,
      `    at ${typed} (https://portal.test/assets/${typed}.js:1:2)`,
      `${typed}@https://portal.test/assets/${typed}.js:1:2`,
    ];
    const { made, sent } = reports([0]);
    for (const line of lines) {
      const later = new Error(`no plate ${line}\n${line}`);
      later.message = "said otherwise";
      const empty = Object.assign(new Error(""), { stack: `Error: ${typed}\n${line}` });
      const renamed = Object.assign(new Error(line), { name: typed, kind: typed });
      for (const each of [later, empty, renamed, new Error(line)]) made.error(each);
    }
    expect(sent).toHaveLength(12);
    expect(JSON.stringify(sent)).not.toContain(typed);
  });

  it("[9] of a stack the lines of the code are told, in Chromium's form and in the others'", () => {
    const error = (stack: string) => Object.assign(new Error("甲"), { stack });
    const place = "https://portal.test/assets/";
    const frames = (stack: string) => framesOf(error(stack), place);
    expect(
      frames(
        "Error: 甲\n    at commit (https://portal.test/assets/form-a1.js:2:30)\n    at https://portal.test/assets/b.js:1:2",
      ),
    ).toEqual(["form-a1.js:2:30", "b.js:1:2"]);
    expect(frames("commit@https://portal.test/assets/form-a1.js:2:30\n")).toEqual(["form-a1.js:2:30"]);
    expect(frames("甲\ncommit@https://portal.test/assets/form-a1.js:2:30")).toEqual(["form-a1.js:2:30"]);
    expect(
      frames(`Error\n    at f (${place}a.js:1:2)\n    at Array.map (<anonymous>)\n    at ${place}b.js:3:4`),
    ).toEqual(["a.js:1:2", "b.js:3:4"]);
    expect(frames("commit@https://elsewhere.test/assets/x.js:2:30")).toEqual([]);
    expect(frames("Error\n    at f (https://portal.test/assets/a.js?token=T-9:1:2)")).toEqual([]);
    expect(frames("Error\n    at 甲 (https://portal.test/assets/a.js:1:2)\n甲")).toEqual([]);
  });
});

describe("[9] error reports are off unless the settings ask for them", () => {
  const way = () => {
    const sent: { url: string; text: string }[] = [];
    return {
      sent,
      reports: { send: (url: string, text: string) => sent.push({ url, text }), place: () => "/" },
    };
  };

  it("[9] settings without a place to tell: nothing is sent, neither errors nor trails", async () => {
    const { sent, reports: handed } = way();
    const { portal } = stage({ reports: handed });
    await settled();
    portal.report(new Error("something"));
    portal.persist();
    await settled();
    expect(sent).toEqual([]);
  });

  it("[9] settings with one: an error is sent there, those of before the settings as well", async () => {
    const { sent, reports: handed } = way();
    const asked = { url: "/api/portal/error-report", traces: 0, replay: 0, replayOnError: 1 };
    const { portal } = stage({ reports: handed, deployment: { errorReports: asked } });
    portal.report(new RangeError("early"));
    await settled();
    portal.report(new TypeError("late"));
    expect(sent.map(({ url }) => url)).toEqual([asked.url, asked.url]);
    expect(sent.map(({ text }) => JSON.parse(text).error.name)).toEqual(["RangeError", "TypeError"]);
    expect(JSON.parse(sent[1]?.text ?? "").trail).toContainEqual(
      expect.objectContaining({ what: "page", name: "/" }),
    );
  });

  it("[9] a call that ended before the reports' code was there stands in the trail, before the error it led to", async () => {
    const sent: { text: string }[] = [];
    const later = createReports({
      clock: { now: () => 1000 },
      random: () => "0".repeat(32),
      reports: { send: (_: string, text: string) => sent.push({ text }), place: () => "/" },
    } as unknown as PortalPorts);
    const { portal } = stage({});
    await settled();
    const begun = later.begin(
      { errorReports: { url: "/x", traces: 0, replay: 0, replayOnError: 1 } } as Settings,
      portal,
    );
    later.called("listOneThing")("server");
    later.error(new Error("thingList error"));
    await begun;
    const { trail } = JSON.parse(sent[0]?.text ?? "");
    const names = trail.map(({ name }: { name: string }) => name);
    expect(names.indexOf("listOneThing")).toBeGreaterThan(-1);
    expect(names.indexOf("listOneThing")).toBeLessThan(names.indexOf("Error"));
  });
});
