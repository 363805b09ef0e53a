// Invents the people who may declare a one-thing, and the townships they declare in.

import { conditionAtoms, conditionKeys } from "../../engine/condition/fold.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/form.ts";
import { chanceOf } from "../answers/chance.ts";
import { conditionSites } from "../answers/condition-sites.ts";
import { birthdays } from "../answers/days.ts";
import { creditCode, idCardNumber, mobileNumber } from "../answers/paper-numbers.ts";

const seed = 11;

/** One of each kind that may declare; the kind that the one-thing is for comes first. */
export function declarants(definition: Definition, today: string): Principal[] {
  const [grownUp = today] = birthdays(today);
  return kindsOf(definition).map((kind) => declarant(kind, grownUp, "1"));
}

/** Others of the same kinds with other ages and the other sex; nobody when no condition reads what a login provides. */
export function otherDeclarants(definition: Definition, today: string): Principal[] {
  if (!readsLogin(definition)) return [];
  return kindsOf(definition).flatMap((kind) =>
    birthdays(today).flatMap((birth) => (["2", "1"] as const).map((sex) => declarant(kind, birth, sex))),
  );
}

export function kindsOf({ kind, companyRequired }: Definition): Principal["kind"][] {
  if (companyRequired) return ["company"];
  return kind === "personal" ? ["person"] : ["company", "person"];
}

function readsLogin(definition: Definition): boolean {
  const read = conditionSites(definition).flatMap(({ condition }) => conditionKeys(condition));
  return read.some((key) => findField(definition.form, key)?.field.prefill === "login.certificateNumber");
}

function declarant(kind: Principal["kind"], birth: string, sex: "1" | "2"): Principal {
  const chance = chanceOf(seed);
  const person = {
    name: "测试甲",
    certificateNumber: idCardNumber(chance, birth, sex),
    mobile: mobileNumber(chance),
  };
  if (kind === "person") return { kind, ...person };
  return { kind, ...person, company: { id: "company-1", name: "测试公司", creditCode: creditCode(chance) } };
}

export interface Circumstances {
  principal: Principal;
  /** Absent when no township is asked. */
  areaId?: string;
}

/** Each kind of declarant in each township that some condition distinguishes; otherwise in the first one. */
export function circumstances(definition: Definition, today: string): Circumstances[] {
  const areas = Object.keys(definition.townships);
  const looked = dependsOnTownship(definition) ? areas : areas.slice(0, 1);
  return declarants(definition, today).flatMap((principal): Circumstances[] =>
    looked.length === 0 ? [{ principal }] : looked.map((areaId) => ({ principal, areaId })),
  );
}

function dependsOnTownship(definition: Definition): boolean {
  return conditionSites(definition).some(({ condition }) =>
    conditionAtoms(condition).some(
      (atom) =>
        "township" in atom ||
        ("answer" in atom && findField(definition.form, atom.answer)?.field.prefill === "township"),
    ),
  );
}
