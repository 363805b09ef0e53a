// Compares the reasons why something is asked with what really decides it, by changing each answer that a reason names.
import { expect, it } from "vitest";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { prepare } from "../../engine/declaration/asked/prepare.ts";
import { type Decider, type Why, type WhyAsked, whyAsked } from "../../engine/declaration/asked/why.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { choicesOf } from "../../workshop/answers/question-choices.ts";
import { validAnswers } from "../../workshop/answers/valid-answers.ts";
import { today } from "../people/people.ts";
import { anyRecord } from "./any-record.ts";
import { fixturesAnd, long } from "./things.ts";

const seeds = Array.from({ length: long ? 60 : 3 }, (_, seed) => seed);
const walkedThings = fixturesAnd(3);

it.each(walkedThings)(
  "[3, 10.2] each answer that a reason of $code names decides: another one gives another reason, or none",
  (walked) => {
    const { definition } = walked.loaded;
    for (const seed of seeds) {
      const record = anyRecord(walked, seed);
      for (const [name, why] of reasonsOf(whyAsked(evaluate(definition, record, today)))) {
        for (const decider of why.by) {
          const others = otherwise(definition, record, decider, name);
          if (others.length === 0) continue;
          const turns = others.some(({ definition: changed, record: other }) => {
            const told = reasonsOf(whyAsked(evaluate(changed, other, today))).get(name);
            return told?.because !== why.because;
          });
          expect(turns, `${seed} ${name}: ${why.because} ${JSON.stringify(decider)}`).toBe(true);
        }
      }
    }
  },
);

it.each(walkedThings)(
  "[3] a reason of $code begins with 因为, is short, and repeats no masked answer",
  (walked) => {
    const { definition } = walked.loaded;
    const masked = definition.form.sections.flatMap((section) =>
      section.repeat
        ? []
        : section.fields.filter(({ mask }) => mask).map(({ key }) => [section.key, key] as const),
    );
    for (const seed of seeds) {
      const record = anyRecord(walked, seed);
      const secrets = masked.flatMap(([section, key]) => {
        const answers = record.answers[section];
        const answer = Array.isArray(answers) ? undefined : answers?.[key];
        return typeof answer === "string" && answer.length > 1 ? [answer] : [];
      });
      const { matters, ...others } = whyAsked(evaluate(definition, record, today));
      for (const [name, { because }] of reasonsOf({ ...others, matters: {} })) {
        expect(because, name).toMatch(/^(必填，)?因为/);
        expect(because.length, because).toBeLessThan(120);
      }
      for (const secret of secrets) expect(JSON.stringify([matters, others])).not.toContain(secret);
    }
  },
);

it.each(walkedThings)("[3] what $code always asks has no reason", (walked) => {
  const { definition } = walked.loaded;
  const { oneThing, form } = definition;
  const why = whyAsked(evaluate(definition, anyRecord(walked, 1), today));
  for (const { section, field, asked } of why.fields) {
    const words = oneThing.asked[section];
    if (asked) expect(words?.[field] ?? words?.["*"], field).toBeDefined();
  }
  for (const [key, { always }] of Object.entries(oneThing.matters))
    if (always) expect(why.matters[key]).toBeUndefined();
  for (const { key } of form.sections)
    if (!oneThing.asked[key]?.["*"]) expect(why.sections[key]).toBeUndefined();
  for (const [key, { when, for: users }] of Object.entries(oneThing.materials))
    if (!when && !users) expect(why.materials[key]).toBeUndefined();
});

function reasonsOf({ fields, ...named }: WhyAsked): Map<string, Why> {
  const ofFields = fields.flatMap(({ section, field, rowId = "", asked, required }) => [
    ...(asked ? [[`${section}/${rowId}/${field}`, asked] as const] : []),
    ...(required ? [[`${section}/${rowId}/${field} required`, required] as const] : []),
  ]);
  const others = Object.entries(named).flatMap(([what, reasons]) =>
    Object.entries(reasons).map(([key, why]) => [`${what}/${key}`, why] as const),
  );
  return new Map([...ofFields, ...others]);
}

interface Changed {
  definition: Definition;
  record: DeclarationRecord;
}

/** The same declaration with that one thing changed, in every possible way. */
function otherwise(
  definition: Definition,
  record: DeclarationRecord,
  decider: Decider,
  name: string,
): Changed[] {
  const { oneThing, townships } = definition;
  if ("township" in decider)
    return [undefined, ...Object.keys(townships)].map(
      (areaId) => ({ definition, record: { ...record, areaId } }) as Changed,
    );
  if ("matters" in decider) return [{ definition: without(definition, decider.matters), record }];
  const place = prepare(definition).places.get(decider.answer);
  const key = place ? place.filledBy : decider.answer;
  const question = key === undefined ? undefined : oneThing.questions[key];
  if (question && key !== undefined) {
    const { [key]: _, ...rest } = record.choices;
    const choices = [rest, ...choicesOf(question).map((choice) => ({ ...rest, [key]: choice }))];
    return choices.map((chosen) => ({
      definition,
      record: prefill(definition, { ...record, choices: chosen }),
    }));
  }
  if (!place || place.lockable) return [];
  const { field, section } = place;
  const rowId = name.split("/")[1];
  const around = { today, townships: Object.keys(definition.fieldTownships), row: 0, seed: 1 };
  return ["", ...validAnswers(field, around)].map((answer) => {
    const held = record.answers[section.key] ?? {};
    const changed = Array.isArray(held)
      ? held.map((row) =>
          row.rowId === rowId ? { ...row, answers: { ...row.answers, [field.key]: answer } } : row,
        )
      : { ...held, [field.key]: answer };
    return { definition, record: { ...record, answers: { ...record.answers, [section.key]: changed } } };
  });
}

/** The same one-thing, in which nothing adds these matters. */
function without(definition: Definition, matters: readonly string[]): Definition {
  const oneThing = structuredClone(definition.oneThing);
  const adding = [
    ...Object.values(oneThing.questions).flatMap(({ options }) => Object.values(options)),
    ...Object.values(oneThing.rules),
  ];
  for (const word of adding) if (word.adds) word.adds = word.adds.filter((key) => !matters.includes(key));
  for (const key of matters) if (oneThing.matters[key]) delete oneThing.matters[key].always;
  return { ...definition, oneThing };
}
