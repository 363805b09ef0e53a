// The simulator's gateway: the usual stand-in, but at the world's time, and storing what is handed in.
import type { FileType } from "../../../engine/index.ts";
import type { Ask, CallName, Data } from "../../../engine/portal/index.ts";
import { draftId } from "../../../tests/people/applications.ts";
import { Refused } from "../../../tests/people/fake-gateway.ts";
import { fileOf, licence } from "../../../tests/people/files.ts";
import { judged } from "../../../tests/people/judging.ts";
import { type Answers, type Known, usual } from "../../makers/stand-in.ts";
import { simulatorTexts } from "../texts.ts";
import { companiesIn } from "../who-declares.ts";
import type { World } from "./world.ts";

type Answering<Name extends CallName> = (ask: Ask<Name>, known: Known) => Data<Name>;

const usually = <Name extends CallName>(name: Name) => usual[name] as unknown as Answering<Name>;

const minute = 60_000;
/** The face is confirmed at this poll, so that the dialog is visible for a moment. */
const confirmedAt = 3;

export function answersIn(world: World): Answers {
  const { known } = world;
  const definitionOf = (oneThingId: string) => {
    const found = known.definitions.find(({ oneThing }) => oneThing.id === oneThingId);
    if (!found) throw new Refused(404, simulatorTexts.gateway.unknown);
    return found;
  };
  const kept = () => ({ files: world.files, licences: world.licences });
  return {
    ...usual,
    settings: (ask) => ({ ...usually("settings")(ask, known), today: world.today() }),
    session: (ask) => ({
      ...usually("session")(ask, world.ended ? { ...known, user: null } : known),
      expiresAt: world.now() + 30 * minute,
    }),
    cardIdToRandomId: (ask) => {
      world.faceAsked = 0;
      return { ...usually("cardIdToRandomId")(ask, known), expiresAt: world.stamp(5 * minute) };
    },
    pcGetFaceResult: () => {
      world.faceAsked += 1;
      return world.faceAsked >= confirmedAt;
    },
    authorizeList: () => companiesIn(world.setup),
    handleCondition: (ask) => judged(definitionOf(ask.oneThingId), ask, world.today()).condition,
    filterBusiness: (ask) => judged(definitionOf(ask.oneThingId), ask, world.today()).business,
    editDeclare: ({ declaration }) => {
      const revision = (known.draft?.revision ?? 0) + 1;
      const { signature = null, company = null } = known.draft ?? {};
      const saved = { draftId, revision, savedAt: world.stamp() };
      known.draft = { ...saved, company, declaration, ...kept(), signature };
      return saved;
    },
    draft: (ask) => ({ ...usually("draft")(ask, known), ...kept() }),
    signFile: (ask) => {
      const signature = { ...usually("signFile")(ask, known), signedAt: world.stamp() };
      if (known.draft) known.draft = { ...known.draft, signature };
      return signature;
    },
    getSignHistoryList: (ask) => {
      const { declaration, signature } = known.draft ?? {};
      return {
        ...usually("getSignHistoryList")(ask, known),
        ...(declaration && { code: declaration.code, signatureId: declaration.signatureId }),
        signed: signature
          ? { kind: signature.kind, by: known.user?.realNameText ?? "", at: signature.signedAt }
          : null,
      };
    },
    getLicense: ({ material }) => {
      const found = { ...licence, material, fetchedAt: world.stamp() };
      world.licences = [...world.licences.filter((one) => one.material !== material), found];
      return found;
    },
    deleteFile: ({ fileId }) => {
      world.files = world.files.filter((file) => file.fileId !== fileId);
      return true;
    },
    registerDeclare: (ask) => ({ ...usually("registerDeclare")(ask, known), submittedAt: world.stamp() }),
  };
}

/** What the gateway would store of a file whose extension it knows. */
export function takeFile(world: World, material: string, name: string, size: number) {
  const [, stem = name, ending = ""] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const type = types[ending.toLowerCase()] ?? "application/pdf";
  const made = fileOf(type, `${material}-${world.files.length + 1}`, stem);
  const file = { ...made, name, size, material };
  world.files = [...world.files, file];
  return file;
}

const types: Record<string, FileType> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  ofd: "application/ofd",
  dwg: "image/vnd.dwg",
};
