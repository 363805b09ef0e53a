// What others build on stands at the engine's door under its names, with the types that were promised. The reference cases run through
// the same door beside each rule (tests/engine/person, company, privacy, check).
import { expect, expectTypeOf, it } from "vitest";
import { type AnyStateMachine, createActor } from "xstate";
import * as engine from "../../../engine/index.ts";
import { fixtureFiles } from "../../fixtures/fixture-content.ts";
import { person } from "../declaration/small.ts";

type Keys = { key: string; iv: string };

it("[dev] thirteen names are promised to those who build on the engine", () => {
  expectTypeOf(engine.isMobile).toEqualTypeOf<(value: string) => boolean>();
  expectTypeOf(engine.isIdCard).toEqualTypeOf<(value: string, today: string) => boolean>();
  expectTypeOf(engine.isSocialCreditCode).toEqualTypeOf<(value: string) => boolean>();
  expectTypeOf(engine.maskName).toEqualTypeOf<(value: string) => string>();
  expectTypeOf(engine.maskIdCard).toEqualTypeOf<(value: string) => string>();
  expectTypeOf(engine.maskPhone).toEqualTypeOf<(value: string) => string>();
  expectTypeOf(engine.isEmpty).toEqualTypeOf<(value: unknown) => boolean>();
  expectTypeOf(engine.digitsOnly).toEqualTypeOf<(value: string) => string>();
  expectTypeOf(engine.readUserInfo).toEqualTypeOf<
    (
      parameter: string,
      keys: Keys,
    ) => { ok: true; name: string; mobile: string; certificateNumber: string } | { ok: false; alert: string }
  >();
  expectTypeOf(engine.encryptQuery).toEqualTypeOf<(text: string, keys: Keys) => string>();
  expectTypeOf(engine.decryptQuery).toEqualTypeOf<(text: string, keys: Keys) => string>();
  expectTypeOf(engine.readOneThing).parameters.toEqualTypeOf<[json: unknown]>();
  expectTypeOf(engine.readOneThing).returns.toExtend<
    { ok: true; oneThing: engine.OneThing } | { ok: false; problems: engine.DesignProblem[] }
  >();
  expectTypeOf(engine.compileFlow).toBeCallableWith({} as engine.OneThing);
  expectTypeOf(engine.compileFlow).returns.toExtend<AnyStateMachine>();
});

it("[8] a one-thing read by itself becomes a machine at its first step", () => {
  const files = fixtureFiles("parking");
  const read = engine.readOneThing(files.oneThing);
  const whole = engine.readDefinition(files);
  if (!read.ok || !whole.ok) throw new Error("The fixture is read.");
  const record = engine.blankRecord(whole.definition, person);
  const actor = createActor(engine.compileFlow(read.oneThing), { input: { record } }).start();
  expect(actor.getSnapshot().value).toEqual({ [read.oneThing.steps[0] ?? ""]: "editing" });
});

it("[8] a one-thing that cannot be read says where, and what to write instead", () => {
  const oneThing = fixtureFiles("parking").oneThing as { steps: string[] };
  const read = engine.readOneThing({ ...oneThing, steps: ["one-from"] });
  expect(read).toMatchObject({ ok: false });
  expect(read.ok ? [] : read.problems).toContainEqual(
    expect.objectContaining({
      pointer: "/steps/0",
      message: expect.stringMatching(/[一-鿿]/),
      repair: expect.stringContaining("one-form"),
    }),
  );
});
