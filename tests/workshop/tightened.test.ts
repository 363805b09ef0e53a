// For each kind of tightening a generated draft lies beyond the new limit and its owner is told so; without it, every draft continues.
import { describe, expect, test, vi } from "vitest";
import { type CheckedDefinition, readContent } from "../../content/read-content.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import { draftVerdicts } from "../../workshop/change/draft-verdicts.ts";
import { fixture } from "../fixtures/fixture-content.ts";
import { type Change, change, contentCopy } from "../flows/setup/content-copy.ts";
import { today } from "../people/people.ts";
import { type Tightened, tightened } from "./tightened.ts";

vi.setConfig({ testTimeout: 60_000 });

const [person] = demoPersons;
if (!person) throw new Error("There is no demo person.");
const born = { today, seed: 7, principals: [principalFor(person, null)], most: 2 };

function changed(code: Tightened["code"], changes: readonly Change[]): CheckedDefinition {
  const root = contentCopy();
  for (const one of changes) change(root, one);
  const { definitions, problems } = readContent(root);
  const found = definitions.get(code);
  if (!found) throw new Error(problems.map(({ message }) => message).join("\n"));
  return unsigned(found);
}

/** Any other version voids a signature, which is not the point here. */
const unsigned = ({ definition, checks }: CheckedDefinition): CheckedDefinition => ({
  definition: { ...definition, oneThing: { ...definition.oneThing, sign: false } },
  checks,
});

describe("a limit that moves", () => {
  test.each(tightened)(
    "[10.10] $name: a generated draft meets it; taken back, all go on",
    ({ code, changes, told, words, other }) => {
      const [was, now] = [unsigned(fixture(code)), changed(code, changes)];
      const { tellings, whole, all } = draftVerdicts(was, now, born);
      expect(tellings).toContainEqual({ kind: told, words, drafts: expect.any(Number) });
      expect(whole).toBeLessThan(all);

      if (other) return;
      const back = draftVerdicts(now, was, born);
      expect([back.whole, back.told, back.cannot, back.tellings]).toEqual([back.all, 0, 0, []]);
    },
  );
});
