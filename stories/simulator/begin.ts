// Fills session storage so that the portal continues where the simulator wants it, as after a reload.
import { type DeclarationRecord, flowSteps, lastStep, type StepName, stepPath } from "../../engine/index.ts";
import { type LoadedDefinition, principalOf, storageKey } from "../../engine/portal/index.ts";
import { signed, withMaterials } from "../../tests/people/filled-record.ts";
import { openScenario, type Scenario } from "../../workshop/index.ts";
import { type Beginning, userIn } from "./setup.ts";
import { companyChosen } from "./who-declares.ts";
import type { World } from "./world/world.ts";

/** Returns the path to open, after filling the storage. */
export function beginAt(
  { definition }: LoadedDefinition,
  world: World,
  begin: Beginning,
  storage: Map<string, string>,
): string {
  const { setup } = world;
  const user = userIn(setup);
  const guide = `/guide/${setup.code}`;
  // Nobody declares without a login, so the guide is opened instead.
  if (begin.step === "guide" || !user) return guide;
  const step = stepIn(definition, begin);
  const { choices, answers } = begin;
  const areaId = setup.areaId || undefined;
  const scenario: Scenario = { code: setup.code, areaId, choices, answers, step };
  const company = companyChosen(definition, setup);
  const opened = openScenario(definition, scenario, world.today(), [principalOf(user, null, company)]);
  const isOver = begin.step === "review" || begin.step === "done";
  const record = reaching(definition, opened, world.today(), isOver);
  const place = { furthest: step, changing: false, receipt: null, unsaved: true };
  const keys = { draftKey: "d".repeat(32), submitKey: "e".repeat(32) };
  const declaration = { code: setup.code, definition: definition.version, record, ...place, ...keys };
  const kept = { version: 1, person: user.id, handling: null, declaration, instanceId: null, visitor: null };
  storage.set(storageKey, JSON.stringify(kept));
  world.files = Object.entries(record.materials).flatMap(([material, { files }]) =>
    files.map((file) => ({ ...file, material })),
  );
  world.licences = Object.entries(record.materials).flatMap(([material, { licence }]) =>
    licence ? [{ ...licence, material }] : [],
  );
  return stepPath(step);
}

/** The step in question, or the first one when the flow has no such step. */
function stepIn({ oneThing }: LoadedDefinition["definition"], { step }: Beginning): StepName {
  const steps = flowSteps(oneThing);
  if (step === "review" || step === "done") return lastStep(oneThing);
  return steps.find((one) => one === step) ?? steps[0] ?? "done";
}

/** A scenario contains no files and signatures, so the steps before its own get them; with `isOver`, the last one too. */
function reaching(
  definition: LoadedDefinition["definition"],
  record: DeclarationRecord,
  today: string,
  isOver: boolean,
): DeclarationRecord {
  const steps = flowSteps(definition.oneThing);
  const isBehind = (step: StepName) =>
    steps.includes(step) && (isOver || steps.indexOf(step) < steps.indexOf(record.step));
  const handed = isBehind("submit-materials") ? withMaterials(definition, record, today) : record;
  return isBehind("sign") ? signed(definition, handed, today) : handed;
}
