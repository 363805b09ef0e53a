// A designer's pattern never meets a text that is longer than its field allows.

import { expect, test } from "vitest";
import type { SectionChecks } from "../../../engine/one-thing/definition.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { definitionModule } from "../../../engine/reader/definition-module.ts";
import { processorTime } from "../../processor-time.ts";
import { goodDeclaration, makeDraft, newKey, submit } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { contentWith, startedAgain } from "../setup/started-again.ts";

/** On a hundred thousand digits it would run for years. */
const attacked = "^\\d*\\d*\\d*$";
const attack = `${"0".repeat(100_000)}!`;
/** Characters of one answer that the contract of a draft lets in. */
const longestKept = 4000;

/** `parking` whose field `parkNo` has that pattern. */
const contentOf = (schema: { maxLength?: number }) =>
  contentWith(({ form }) => {
    const section = form.sections.find(({ key }) => key === "parking");
    const field = section?.fields.find(({ key }) => key === "parkNo");
    if (!section || !field) throw new Error("The fixtures have no parkNo.");
    if (schema.maxLength === undefined) delete field.maxLength;
    const { parkNo } = section.schema.properties as { parkNo: object };
    Object.assign(parkNo, { maxLength: undefined, pattern: attacked }, schema);
  });

const errorsOf = (checks: SectionChecks, parkNo: string) => {
  checks.parking?.({ parkNo });
  return checks.parking?.errors?.map(({ keyword, params }) => [keyword, params.limit]) ?? [];
};

test.each([
  ["its maxLength", { maxLength: 30 }, 30],
  ["200 characters where the designer gave none", {}, 200],
])(
  "[5] a pattern judges texts up to %s only, in the page and at the gateway",
  async (_limit, schema, most) => {
    const { definition } = contentOf(schema);
    const code = Buffer.from(definitionModule(definition)).toString("base64");
    const page = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
      checks: SectionChecks;
    };
    for (const checks of [page.checks, compileChecks(definition.form)]) {
      const used = processorTime();
      expect(errorsOf(checks, attack)).toEqual([["maxLength", most]]);
      expect(used()).toBeLessThan(100);
      expect(errorsOf(checks, `${"0".repeat(most - 1)}!`)).toEqual([["not", undefined]]);
      expect(errorsOf(checks, "0".repeat(most))).toEqual([]);
    }
  },
);

test("[5] a hundred thousand characters for a pattern are refused within 200 ms; the longest text that a draft keeps is judged as quickly, in the ordinary words", async () => {
  const { content, definition } = contentOf({ maxLength: 30 });
  const browser = await startedAgain(await gatewayUnderTest({ content }), content);
  const declared = (parkNo: string) => ({ ...goodDeclaration({ parkNo }), definition: definition.version });
  const timed = async <Result>(work: () => Promise<Result>) => {
    const used = processorTime();
    return { ...(await work()), milliseconds: used() };
  };
  const refusal = async (parkNo: string) => {
    const draft = await makeDraft(browser, declared(parkNo));
    const { status, data, milliseconds } = await timed(() => submit(browser, draft));
    const [problem] = (data.problems as { field?: string }[]).filter(({ field }) => field === "parkNo");
    return { status, problem, milliseconds };
  };
  // What is loaded at the first call is not the pattern's cost.
  expect(await refusal("!")).toMatchObject({ status: 422, problem: { rule: "shape" } });
  const kept = await refusal(`${"0".repeat(longestKept - 1)}!`);
  expect(kept).toMatchObject({
    status: 422,
    problem: { rule: "length", message: "车位编号不超过 30 个字，请删减" },
  });
  const save = () =>
    browser.call("editDeclare", { declaration: declared(attack) }, { idempotencyKey: newKey() });
  const refused = await timed(save);
  expect(refused).toMatchObject({ status: 400, msg: "请求内容不符合约定，请刷新页面后重试" });
  for (const { milliseconds } of [kept, refused]) expect(milliseconds).toBeLessThan(200);
});
