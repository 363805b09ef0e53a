// Sets the simulator up from a scenario or a code: who is logged in, for whom, when, and where it begins.
import { type Definition, maskIdCard, type StepView } from "../../engine/index.ts";
import type { UserInfo } from "../../engine/portal/index.ts";
import { type PersonName, people, today } from "../../tests/people/people.ts";
import type { Scenario } from "../../workshop/index.ts";

/** Which companies the person's list contains: none, all, or the one in that state (Spec 4). */
export type CompanyWish = "none" | "all" | "0" | "1" | "2" | "9" | "8";

export interface Setup {
  code: string;
  person: PersonName;
  company: CompanyWish;
  /** Empty while none is chosen. */
  areaId: string;
  /** yyyy-MM-ddTHH:mm in Shanghai, as a date-time input writes it. */
  moment: string;
  /** The person's number, when a link needs another than the invented person's; age and sex follow from it. */
  certificateNumber?: string | undefined;
}

/** Where a run begins: at the guide, or in the declaration with those answers. */
export type Beginning = Pick<Scenario, "choices" | "answers"> & { step: "guide" | "first" | StepView };

const usualTime = "14:32";

export const usualSetup = (code: string): Setup => ({
  code,
  person: "verified",
  company: "2",
  areaId: "",
  moment: `${today}T${usualTime}`,
});

/** What a link wants. A step counts even without answers. */
export function setupOf(scenario: Scenario, definition: Definition): { setup: Setup; begin: Beginning } {
  const { companyRequired } = definition;
  const forCompany = scenario.principal ? scenario.principal === "company" : companyRequired;
  const setup: Setup = {
    ...usualSetup(scenario.code),
    person: forCompany ? "legal-person" : "verified",
    areaId: scenario.areaId ?? "",
    certificateNumber: numberIn(scenario, definition),
    ...(scenario.today !== undefined && { moment: `${scenario.today}T${usualTime}` }),
  };
  return {
    setup,
    begin: { step: scenario.step ?? "first", choices: scenario.choices, answers: scenario.answers },
  };
}

/** The number that the login must provide to keep the link's answers. */
function numberIn({ answers = {} }: Scenario, { form }: Definition): string | undefined {
  const places = form.sections.flatMap(({ key, fields }) =>
    fields.filter(({ prefill }) => prefill === "login.certificateNumber").map((field) => [key, field.key]),
  );
  return places.flatMap(([section = "", field = ""]) => {
    const held = answers[section];
    const answer = held && !Array.isArray(held) ? held[field] : undefined;
    return typeof answer === "string" && answer !== "" ? [answer] : [];
  })[0];
}

/** Who is logged in, or null. */
export function userIn({
  person,
  certificateNumber,
}: Pick<Setup, "person" | "certificateNumber">): UserInfo | null {
  const user = people[person];
  if (!user || certificateNumber === undefined) return user;
  return { ...user, certificateNumber, certificateNumberText: maskIdCard(certificateNumber) };
}

/** Milliseconds since 1970; NaN while the input is empty. */
export const epochOf = (moment: string): number => Date.parse(`${moment}:00+08:00`);
