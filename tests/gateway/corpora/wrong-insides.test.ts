// Declarations of the right shape with wrong insides are refused or judged in words: no 5xx, nothing that hangs, nothing of the inside told.

import { expect, test } from "vitest";
import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import type { Browser, CallName } from "../setup/browser.ts";
import { goodDeclaration, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const cases = process.env.LONG === "1" ? 4000 : 150;
/** Milliseconds; a busy machine answers late, a hang does not answer. */
const slowest = 5_000;

/** Words of the machine room: paths, statements, stacks, names of modules. */
const inside =
  /node_modules|\/gateway\/|\.ts:\d|\bselect\s.+\bfrom\b|sqlite|postgres|kysely|TypeError|ENOENT|\bat [\w.]+ \(/i;

const strange: unknown[] = [
  ...[
    "",
    " ",
    "0",
    "-1",
    "1e9",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "\u202e",
    "﷽",
    "😀",
    "\ufffd",
    "'",
    '"',
    "\\",
    "%",
  ],
  ...["' or 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", "{{7*7}}", "\r\nX: y", "__proto__"],
  ...[
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "１２３",
    "٣",
    "長".repeat(4000),
    "a".repeat(4001),
    "\u0000",
    "\ud83d",
  ],
  ...[
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    false,
    null,
    [],
    {},
    [[]],
    [{}],
    ["a", "a"],
    { a: { b: {} } },
  ],
];

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Holder = Record<string, unknown>;

/** Every place inside a value, as its holder and key. */
function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [value as Holder, key] as [Holder, string],
    ...placesIn(part),
  ]);
}

/** Up to three insides replaced, left out, doubled or put under another name. */
function spoilt(good: WireDeclaration, random: (below: number) => number): WireDeclaration {
  const declaration = structuredClone(good);
  for (let change = 0; change <= random(3); change += 1) {
    const places = placesIn(declaration);
    const [holder, key] = places[random(places.length)] ?? [];
    if (!holder || key === undefined) continue;
    const way = random(6);
    if (way === 0) delete holder[key];
    else if (way === 1) holder[`${key}x`] = holder[key];
    else if (way === 2 && Array.isArray(holder)) holder.push(holder[Number(key)]);
    else holder[key] = strange[random(strange.length)];
  }
  return declaration;
}

interface Looked {
  requests: number;
  worst: number;
  found: string[];
}

async function look(browser: Browser, count: number): Promise<Looked> {
  const random = seeded(20261123);
  const looked: Looked = { requests: 0, worst: 0, found: [] };
  const ask = async (name: CallName, body: object, ifMatch?: number) => {
    const begun = performance.now();
    const options = { idempotencyKey: newKey(), ...(ifMatch !== undefined && { ifMatch }) };
    const response = await browser.respond(name, body as Record<string, unknown>, options);
    const text = await response.text();
    const took = performance.now() - begun;
    looked.requests += 1;
    looked.worst = Math.max(looked.worst, took);
    const told = `${name} ${response.status} ${text.slice(0, 200)}`;
    if (response.status >= 500) looked.found.push(`failed: ${told}`);
    if (took > slowest) looked.found.push(`slow: ${told}`);
    // What was typed comes back in the draft, and may say anything.
    if (response.status !== 200 && inside.test(text)) looked.found.push(`tells of the inside: ${told}`);
    return response.status === 200 ? JSON.parse(text).data : undefined;
  };
  for (let at = 0; at < count; at += 1) {
    const declaration = spoilt(goodDeclaration(), random);
    const { oneThingId, areaId, platChooseCondition, formData } = declaration;
    await ask("filterBusiness", { oneThingId, areaId, platChooseCondition, formData });
    const draft = await ask("editDeclare", { declaration });
    if (!draft) continue;
    await ask("draft", { draftId: draft.draftId });
    await ask("registerDeclare", { draftId: draft.draftId }, draft.revision);
    await ask("applications", { status: "暂存件", page: 1 });
    await ask("withdrawDraft", { draftId: draft.draftId });
  }
  return looked;
}

test("[8] wrong insides of a declaration are told in words, by every call that reads it", async () => {
  const { person, reports } = await gatewayUnderTest();
  const { requests, worst, found } = await look(await person(1), cases);
  console.log(
    `wrong insides: ${cases} declarations, ${requests} requests, slowest ${worst.toFixed(0)} ms, ${found.length} faults`,
  );
  expect(found).toEqual([]);
  expect(reports).toEqual([]);
}, 600_000);

test("[8] an answer that fails or tells of the inside is caught", async () => {
  const answers = [
    new Response('{"msg":"select * from drafts","data":null}', { status: 400 }),
    new Response('{"msg":"TypeError: x at y (/srv/gateway/app.ts:1:1)"}', { status: 500 }),
  ];
  const browser = { respond: async () => answers.pop() } as unknown as Browser;
  const { found } = await look(browser, 1);
  expect(found.map((one) => one.split(":")[0])).toEqual([
    "failed",
    "tells of the inside",
    "tells of the inside",
  ]);
});
