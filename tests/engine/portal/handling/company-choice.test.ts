// The choice of a company: which can be chosen, which can be applied for again, and what a failure leaves behind.

import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import type { CompanyInfo } from "../../../../engine/contract/types.gen.ts";
import {
  type CompanyChoicePorts,
  createCompanyChoice,
} from "../../../../engine/portal/handling/company-choice.ts";
import { companies } from "../../../people/companies.ts";

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

async function choice(given: Partial<CompanyChoicePorts> = {}) {
  const chosen: CompanyInfo[] = [];
  const again: string[] = [];
  const actor = createCompanyChoice(
    {
      list: async () => companies,
      applyAgain: async (id) => {
        again.push(id);
        return { ...(companies.find((each) => each.id === id) as CompanyInfo), state: 0 };
      },
      chosen: (company) => void chosen.push(company),
      ...given,
    },
    new SimulatedClock(),
  );
  actor.start();
  await settled();
  const states = () => actor.getSnapshot().context.companies.map(({ id, state }) => [id, state]);
  return { actor, chosen, again, states };
}

it("[2.47, 4] of the five states only 2 can be chosen", async () => {
  const { actor, chosen } = await choice();
  for (const { id } of companies) actor.send({ type: "CHOOSE", id });
  actor.send({ type: "CHOOSE", id: "CO999" });
  expect(chosen.map(({ id, state }) => [id, state])).toEqual([["CO001", 2]]);
});

it("[4] only state 8 can be applied for again, and is pending afterwards", async () => {
  const { actor, again, states } = await choice();
  for (const { id, state } of companies) if (state !== 8) actor.send({ type: "APPLY_AGAIN", id });
  expect(actor.getSnapshot().value).toBe("choosing");
  actor.send({ type: "APPLY_AGAIN", id: "CO005" });
  // A second click while the first is in progress is ignored.
  actor.send({ type: "APPLY_AGAIN", id: "CO005" });
  await settled();
  expect(again).toEqual(["CO005"]);
  expect(states()).toContainEqual(["CO005", 0]);
  actor.send({ type: "APPLY_AGAIN", id: "CO005" });
  expect(actor.getSnapshot().value).toBe("choosing");
});

it("[8] when applying fails, the list is asked anew", async () => {
  const now = companies.map((each) => (each.id === "CO005" ? { ...each, state: 2 as const } : each));
  const lists = [companies, now];
  const { actor, states } = await choice({
    list: async () => lists.shift() ?? [],
    applyAgain: () => Promise.reject(new Error("somebody was faster")),
  });
  actor.send({ type: "APPLY_AGAIN", id: "CO005" });
  await settled();
  expect(states()).toContainEqual(["CO005", 2]);
});

it("[8] a list that does not come is asked again on demand", async () => {
  let asked = 0;
  const { actor, states } = await choice({
    list: async () => {
      asked += 1;
      if (asked === 1) throw new Error("gone");
      return companies;
    },
  });
  expect(actor.getSnapshot().value).toBe("unreachable");
  actor.send({ type: "RETRY" });
  await settled();
  expect(states()).toHaveLength(companies.length);
});
