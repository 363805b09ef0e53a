// Client and gateway are typed by the JSON of each call.

import { expect, expectTypeOf, it } from "vitest";
import type { GatewayClient } from "../../../engine/client/create-client.ts";
import type { Ask, Data } from "../../../engine/contract/calls.ts";
import type { AnswerProblem } from "../../../engine/contract/types.gen.ts";
import type { AnswerProblem as Problem } from "../../../engine/problem/problem.ts";
import { singleTexts } from "../../../engine/reader/rules/fields.ts";
import { answer, askOf, type Call } from "../../../gateway/base/context.ts";
import answers from "../../../schemas/answers.schema.json" with { type: "json" };
import { printTypes } from "./print-types.ts";

it("[7] the types of every call are printed from its JSON; `npm run contract` prints them anew", async () => {
  await expect(printTypes()).toMatchFileSnapshot("../../../engine/contract/types.gen.ts");
});

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
  const gateway = (call: Call) => [
    // @ts-expect-error the ask has no such field
    askOf<"editDeclare">(call).declarations,
    // @ts-expect-error which call it is must be said
    askOf(call).draftId,
    // @ts-expect-error a field is missing
    answer<"editDeclare">(call, { draftId: "1", revision: 1 }),
    // @ts-expect-error a field that the answer does not know
    answer<"sign">(call, { signature: "", key: "" }),
    // @ts-expect-error another type
    answer<"editDeclare">(call, { draftId: "1", revision: "1", savedAt: "" }),
    // @ts-expect-error which call is answered must be said
    answer(call, true),
  ];
  expect([client, gateway]).toHaveLength(2);
});
