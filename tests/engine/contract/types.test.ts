// Client and gateway are typed by the JSON of each call.

import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import type { GatewayClient } from "../../../engine/client/create-client.ts";
import type { Ask, Data } from "../../../engine/contract/calls.ts";
import type { AnswerProblem } from "../../../engine/contract/types.gen.ts";
import type { AnswerProblem as Problem } from "../../../engine/problem/problem.ts";
import { singleTexts } from "../../../engine/reader/rules/fields.ts";
import type { Handle } from "../../../gateway/http/handle.ts";
import answers from "../../../schemas/contract/answers.schema.json" with { type: "json" };
import { contractTypes } from "../../../workshop/contract/contract-types.ts";

it.each(Object.entries(contractTypes()))(
  "[7] %s is what `npm run contract` prints of the JSON",
  (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  },
);

it("[3.13–3.20] every name of the specification that holds a text has a type, and `check` keeps lists away from it", () => {
  const { properties } = answers.$defs.WireDeclaration.properties.formData;
  const texts = Object.entries(properties).flatMap(([name, { type }]) => (type === "string" ? [name] : []));
  const named = texts.filter((name) => name !== "instanceId" && !name.endsWith("Text"));
  expect(named.toSorted()).toEqual(singleTexts.toSorted());
});

it("[7] a wrong field compiles neither in the client nor in the gateway", () => {
  expectTypeOf<Ask<"draft">>().toEqualTypeOf<{ draftId: string }>();
  expectTypeOf<Data<"session">["expiresAt"]>().toEqualTypeOf<number>();
  expectTypeOf<Problem>().toExtend<AnswerProblem>();
  expectTypeOf<AnswerProblem>().toExtend<Problem>();
  // Never run: `npm run types` fails if one of these lines compiles.
  const client = (one: GatewayClient) => [
    // @ts-expect-error an ask without its field
    one.call("draft", {}),
    // @ts-expect-error a field that the call does not know
    one.call("draft", { draftId: "1", revision: 1 }),
    // @ts-expect-error no call of that name
    one.call("drafts", { draftId: "1" }),
    // @ts-expect-error neither a ticket nor a token
    one.call("getTicketBySign", {}),
    // @ts-expect-error a drawn signature without its picture
    one.call("signFile", { draftId: "1", covers: "", statement: "", kind: "drawn", name: "" }),
    // @ts-expect-error the answer has no such field
    one.call("draft", { draftId: "1" }).then(({ draft }) => draft),
  ];
  const gateway = (handle: Handle) => [
    // @ts-expect-error the ask has no such field
    handle("draft", ({ ask }) => ask.draftIds),
    // @ts-expect-error no call of that name
    handle("drafts", () => true),
    // @ts-expect-error a field is missing
    handle("editDeclare", () => ({ draftId: "1", revision: 1 })),
    // @ts-expect-error a field that the answer does not know
    handle("sign", () => ({ signature: "", key: "" })),
    // @ts-expect-error another type
    handle("editDeclare", () => ({ draftId: "1", revision: "1", savedAt: "" })),
    // @ts-expect-error the answer of another call
    handle("draft", () => true as const),
    // @ts-expect-error bytes are answered by a response
    handle("download", () => ""),
    // @ts-expect-error nobody need be logged in
    handle("settings", ({ person }) => person.id),
  ];
  expect([client, gateway]).toHaveLength(2);
});
