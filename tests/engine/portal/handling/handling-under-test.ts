// The handling machine on ports that only record their calls, with face check and company choice controlled by the test.

import { createActor, SimulatedClock } from "xstate";
import type { CompanyInfo, UserInfo } from "../../../../engine/contract/types.gen.ts";
import type { Definition } from "../../../../engine/one-thing/definition.ts";
import type { OneThing } from "../../../../engine/one-thing/one-thing.ts";
import { createCompanyChoice } from "../../../../engine/portal/handling/company-choice.ts";
import { createFaceCheck } from "../../../../engine/portal/handling/face-check.ts";
import { dialogOf, handlingMachine } from "../../../../engine/portal/handling/handling.ts";
import type {
  HandlingPick,
  HandlingPorts,
  Looked,
  TakenThing,
} from "../../../../engine/portal/handling/handling-rules.ts";
import { fixture } from "../../../fixtures/fixture-content.ts";
import { companies } from "../../../people/companies.ts";

export const towns = { "329900001": "望岫街道", "329900003": "霁桥镇" };
export const verified = {
  id: "u1",
  userType: "personal",
  certificateNumber: "32990019900101001X",
} as UserInfo;
export const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export function definition(
  change: Partial<OneThing> = {},
  townships: Record<string, string> = {},
  companyRequired = false,
): Definition {
  const oneThing = { ...fixture("parking").definition.oneThing, ...change };
  return { oneThing, townships, companyRequired } as Definition;
}

interface Given {
  user?: UserInfo | null;
  definition?: Definition;
  notices?: Looked["notices"];
  companies?: CompanyInfo[];
  /** Company mode. */
  actsFor?: CompanyInfo;
  /** Whether the one-thing is among the services for companies; by default it is not. */
  openToCompanies?: boolean;
  drafts?: { draftId: string; revision: number; savedAt: string }[];
  look?: HandlingPorts["look"];
  /** Taken up before. */
  taken?: TakenThing;
  /** What the storage gives back for what is taken up. */
  storedAs?: TakenThing;
}

export function handling(given: Given = {}) {
  const done: unknown[] = [];
  const townships = new Map<string, string>();
  /** The ids of the one-things whose drafts and face checks were asked for. */
  const asked: string[] = [];
  const takenUp: TakenThing[] = [];
  let thing = given.taken ?? null;
  const clock = new SimulatedClock();
  const faces = { begun: 0, result: async (): Promise<boolean> => true };
  const look = async () => ({ definition: given.definition ?? definition(), notices: given.notices ?? [] });
  const ports: HandlingPorts = {
    user: () => (given.user === undefined ? verified : given.user),
    taken: () => thing,
    take: (taken) => {
      thing = given.storedAs ?? taken;
      takenUp.push(taken);
    },
    look: given.look ?? look,
    definition: async () => given.definition ?? definition(),
    drafts: async (oneThingId, companyId) => {
      asked.push(oneThingId);
      if (companyId) done.push(["drafts of", companyId]);
      return given.drafts ?? [];
    },
    face: async (oneThingId) => {
      asked.push(oneThingId);
      return createFaceCheck(
        {
          begin: async () => ({ randomId: `face-${++faces.begun}`, qrText: "https://phone.test" }),
          result: () => faces.result(),
          visibility: { hidden: () => false, subscribe: () => () => undefined },
          refuse: (message) => done.push(["told", message]),
          confirmed: () => actor.send({ type: "FACE_CONFIRMED" }),
        },
        clock,
      );
    },
    companies: async () =>
      createCompanyChoice(
        {
          list: async () => given.companies ?? companies,
          applyAgain: async (id) => ({
            ...(companies.find((each) => each.id === id) as CompanyInfo),
            state: 0,
          }),
          chosen: (company) => actor.send({ type: "CHOOSE_COMPANY", company }),
        },
        clock,
      ),
    actsFor: () => given.actsFor ?? null,
    isOpenToCompanies: async (oneThingId) => {
      done.push(["service asked", oneThingId]);
      return given.openToCompanies ?? false;
    },
    toCompanyServices: () => done.push(["company services"]),
    goOut: (url) => done.push(["out", url]),
    login: (at) => done.push(["login", at]),
    handled: (handled) => done.push(["handled", handled]),
    faceRenewed: () => done.push(["face renewed"]),
    townshipOf: (code) => townships.get(code),
    townshipKept: (code, areaId) => townships.set(code, areaId),
    townshipConfirmed: (name) => done.push(["township is", name]),
    townshipChanged: (areaId) => done.push(["township", areaId]),
    failed: (error) => done.push(["failed", error]),
  };
  const actor = createActor(handlingMachine, { input: ports }).start();
  const start = async (aim: HandlingPick["aim"] = "declaration", resumed = false, here = false) => {
    actor.send({ type: "START", code: "parking", aim, resumed, here });
    await settled();
  };
  /** Waits until the person is confirmed and the success was shown. */
  const passFace = async () => {
    await settled();
    clock.increment(2000);
    await settled();
    clock.increment(1500);
    await settled();
  };
  const confirm = async () => {
    actor.send({ type: "CONFIRM" });
    await settled();
  };
  return {
    actor,
    clock,
    faces,
    done,
    asked,
    takenUp,
    start,
    confirm,
    passFace,
    dialog: () => dialogOf(actor.getSnapshot()),
  };
}

export const notice = (id: string, allowContinue = true) => ({
  id,
  title: id,
  html: "<p></p>",
  allowContinue,
});
export const tip = (id: string, allowApply = true) => ({ id, title: id, content: "", allowApply });
