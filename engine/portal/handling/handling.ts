// Leads from a click on a one-thing through the rules of point 4, in their order, to its guide or its declaration.

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { DraftInfo } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { isRealName } from "../../person/name.ts";
import type { CompanyChoiceRef } from "./company-choice.ts";
import {
  type DialogName,
  type HandlingContext,
  type HandlingEvent,
  type HandlingPorts,
  handlingRules,
  type Looked,
  townshipsOf,
} from "./handling-rules.ts";
import type { QrCheckRef } from "./qr-check.ts";

interface Asking {
  context: HandlingContext;
  tell(event: HandlingEvent): void;
}

/** A fresh start that keeps nothing of the handling before it. */
const nothingKnown = {
  ...{ definition: null, notices: [], tips: [], drafts: [], company: undefined, draftId: undefined },
  ...{ resumed: false, here: false },
} satisfies Partial<HandlingContext>;

const asking = ({ context, self }: { context: HandlingContext; self: { send: Asking["tell"] } }): Asking => ({
  context,
  tell: self.send,
});

const handling = setup({
  types: {
    context: {} as HandlingContext,
    events: {} as HandlingEvent,
    input: {} as HandlingPorts,
    meta: {} as { dialog: DialogName },
  },
  actors: {
    look: fromPromise<Looked, Asking>(({ input: { context } }) => context.ports.look(context.code)),
    definition: fromPromise<Definition, Asking>(({ input: { context } }) =>
      context.ports.definition(context.code),
    ),
    drafts: fromPromise<DraftInfo[], Asking>(({ input: { context } }) =>
      context.ports.drafts(context.definition?.oneThing.id ?? "", context.company?.id),
    ),
    face: fromPromise<QrCheckRef, Asking>(({ input: { context, tell } }) =>
      context.ports.face(context.definition?.oneThing.id ?? "", () => tell({ type: "FACE_CONFIRMED" })),
    ),
    service: fromPromise<boolean, Asking>(async ({ input: { context } }) =>
      context.definition ? context.ports.isOpenToCompanies(context.definition) : false,
    ),
    companies: fromPromise<CompanyChoiceRef, Asking>(({ input: { context, tell } }) =>
      context.ports.companies((company) => tell({ type: "CHOOSE_COMPANY", company })),
    ),
  },
  guards: handlingRules,
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== "START") return {};
      const { code, aim, resumed = false, here = false } = event;
      const areaId = aim === "declaration" ? context.ports.townshipOf(code) : undefined;
      return { ...nothingKnown, code, aim, resumed, here, areaId };
    }),
    resume: assign(({ event }) => {
      if (event.type !== "RESUME") return {};
      const { code, draftId } = event;
      return { ...nothingKnown, code, draftId, aim: "declaration" as const, areaId: undefined };
    }),
    nextNotice: assign(({ context }) => ({ notices: context.notices.slice(1) })),
    nextTip: assign(({ context }) => ({ tips: context.tips.slice(1) })),
    takeOnlyTownship: assign(({ context }) => ({ areaId: townshipsOf(context)[0] })),
    confirmTownship: ({ context: { ports, definition, areaId } }) =>
      ports.townshipConfirmed(definition?.townships[areaId ?? ""] ?? ""),
    chooseTownship: assign(({ event }) => (event.type === "CHOOSE_TOWNSHIP" ? { areaId: event.areaId } : {})),
    takeRunning: assign(({ event }) =>
      event.type === "CHANGE_TOWNSHIP" || event.type === "GUIDE_TOWNSHIP" || event.type === "FACE_AGAIN"
        ? { definition: event.definition, code: event.definition.oneThing.code }
        : {},
    ),
    tellTownship: ({ context, event }) => {
      if (event.type === "CHOOSE_TOWNSHIP") context.ports.townshipChanged(event.areaId);
    },
    /** A township chosen on the guide counts as if it had been chosen on the way there. */
    keepTownship: ({ context: { ports, code }, event }) => {
      if (event.type === "CHOOSE_TOWNSHIP") ports.townshipKept(code, event.areaId);
    },
    showKeptTownship: assign(({ context: { ports, code } }) => ({ areaId: ports.townshipOf(code) })),
    chooseCompany: assign(({ event }) => (event.type === "CHOOSE_COMPANY" ? { company: event.company } : {})),
    takeCompany: assign(({ context }) => ({ company: context.ports.actsFor() ?? undefined })),
    tellFace: ({ context }) => context.ports.faceRenewed(),
    takeDraft: assign(({ context }) => ({ draftId: context.drafts[0]?.draftId })),
    goOut: ({ context }) => context.ports.goOut(context.definition?.oneThing.webHandleUrl ?? ""),
    toCompanyServices: ({ context }) => context.ports.toCompanyServices(),
    login: ({ context: { ports, code, aim, here } }) => {
      if (!isRealName(ports.user() ?? {})) ports.login({ code, aim, ...(here && { here }) });
    },
    pass: assign(({ context: { code, ports } }) => ({ passed: { code, person: ports.user()?.id ?? "" } })),
    tell: ({ context: { ports, code, aim, areaId, company, draftId } }) => {
      if (areaId !== undefined) ports.townshipKept(code, areaId);
      ports.handled({ code, aim, areaId, company, draftId });
    },
    fail: ({ context }, { error }: { error: unknown }) => context.ports.failed(error),
  },
});

const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const faceCheck = handling.createStateConfig({
  meta: { dialog: "real-name" },
  invoke: {
    src: "face",
    input: asking,
    onDone: {
      actions: [assign(({ event }) => ({ face: event.output })), ({ event }) => event.output.start()],
    },
    onError: { target: "idle", actions: { type: "fail", params: failed } },
  },
  exit: [({ context }) => context.face?.stop(), assign({ face: null })],
});

/** The handling of a one-thing (Spec 4). A state that waits for the person names its dialog in its meta. */
export const handlingMachine = handling.createMachine({
  id: "handling",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ports: input,
    ...nothingKnown,
    aim: "guide",
    code: "",
    areaId: undefined,
    face: null,
    companies: null,
    passed: null,
  }),
  initial: "idle",
  on: {
    START: { target: ".looking", actions: "begin" },
    RESUME: { target: ".resuming", actions: "resume" },
    CANCEL: ".idle",
  },
  states: {
    idle: {
      on: {
        CHANGE_TOWNSHIP: { target: "changingTownship", actions: "takeRunning" },
        GUIDE_TOWNSHIP: {
          guard: "knowsTownship",
          target: "choosingAnother",
          actions: ["takeRunning", "showKeptTownship"],
        },
        FACE_AGAIN: { target: "renewingFace", actions: "takeRunning" },
      },
    },
    resuming: {
      invoke: {
        src: "definition",
        input: asking,
        onDone: { target: "face", actions: assign(({ event }) => ({ definition: event.output })) },
        onError: { target: "idle", actions: { type: "fail", params: failed } },
      },
    },
    looking: {
      invoke: {
        src: "look",
        input: asking,
        onDone: {
          target: "looked",
          actions: assign(({ event: { output } }) => ({
            definition: output.definition,
            notices: output.notices,
            tips: output.definition.oneThing.tips,
          })),
        },
        onError: { target: "idle", actions: { type: "fail", params: failed } },
      },
    },
    looked: {
      always: [
        { guard: "isElsewhere", target: "idle", actions: "goOut" },
        // The person has just passed these very rules on the way to the guide, so 立即办理 does not repeat them.
        { guard: "isPassed", target: "confirmation" },
        { guard: "isResumed", target: "realName" },
        { target: "notices" },
      ],
    },
    notices: {
      always: { guard: "noNotice", target: "education" },
      meta: { dialog: "notice" },
      on: {
        CONFIRM: [{ guard: "noticeAllows", actions: "nextNotice" }, { target: "idle" }],
      },
    },
    education: {
      always: { guard: "noEducationTip", target: "realName" },
      meta: { dialog: "education-tips" },
      on: { CONFIRM: "realName" },
    },
    realName: {
      always: [
        { guard: "isVerified", target: "face" },
        { guard: "hasTwoDoors", target: "choosingLogin" },
        { target: "loggingIn" },
      ],
    },
    choosingLogin: { meta: { dialog: "login" }, on: { CONFIRM: "loggingIn", LOGGED_IN: "realName" } },
    // Waits until the person is back, since the page itself leaves.
    loggingIn: { entry: "login", on: { LOGGED_IN: "realName" } },
    face: { always: [{ guard: "needsNoFace", target: "faced" }, { target: "checkingFace" }] },
    checkingFace: { ...faceCheck, on: { FACE_CONFIRMED: "faced" } },
    // A draft went through the rest when it began.
    faced: { always: [{ guard: "hasDraft", target: "resumed" }, { target: "guidance" }] },
    guidance: {
      always: { guard: "noTip", target: "township" },
      meta: { dialog: "tips" },
      on: { CONFIRM: [{ guard: "tipAllows", actions: "nextTip" }, { target: "idle" }] },
    },
    township: {
      always: [
        { guard: "oneTownship", target: "confirmation", actions: ["takeOnlyTownship", "confirmTownship"] },
        { guard: "hasTownship", target: "confirmation" },
      ],
      meta: { dialog: "township" },
      on: { CHOOSE_TOWNSHIP: { guard: "isTownship", target: "confirmation", actions: "chooseTownship" } },
    },
    confirmation: {
      always: [
        { guard: "toGuide", target: "handled" },
        // The session may have ended since the login was checked.
        { guard: "isNobody", target: "realName" },
        { guard: "isLegalPerson", target: "checkingService" },
        { guard: "needsNoCompany", target: "drafts" },
        { guard: "actsForCompany", target: "drafts", actions: "takeCompany" },
        { target: "choosingCompany" },
      ],
    },
    checkingService: {
      invoke: {
        src: "service",
        input: asking,
        onDone: [{ guard: ({ event }) => event.output, target: "drafts" }, { target: "notForCompanies" }],
        onError: { target: "idle", actions: { type: "fail", params: failed } },
      },
    },
    notForCompanies: {
      meta: { dialog: "not-for-companies" },
      on: { CONFIRM: { target: "idle", actions: "toCompanyServices" } },
    },
    choosingCompany: {
      meta: { dialog: "company" },
      invoke: {
        src: "companies",
        input: asking,
        onDone: {
          actions: [
            assign(({ event }) => ({ companies: event.output })),
            ({ event }) => event.output.start(),
          ],
        },
        onError: { target: "idle", actions: { type: "fail", params: failed } },
      },
      exit: [({ context }) => context.companies?.stop(), assign({ companies: null })],
      on: { CHOOSE_COMPANY: { guard: "isApproved", target: "drafts", actions: "chooseCompany" } },
    },
    drafts: {
      invoke: {
        src: "drafts",
        input: asking,
        onDone: { target: "draftsKnown", actions: assign(({ event }) => ({ drafts: event.output })) },
        onError: { target: "idle", actions: { type: "fail", params: failed } },
      },
    },
    draftsKnown: {
      always: { guard: "noDraft", target: "handled" },
      meta: { dialog: "resume" },
      on: { CONFIRM: { target: "handled", actions: "takeDraft" }, START_ANEW: "handled" },
    },
    handled: { entry: ["pass", "tell"], always: "idle" },
    resumed: { entry: "tell", always: "idle" },
    renewingFace: { ...faceCheck, on: { FACE_CONFIRMED: { target: "idle", actions: "tellFace" } } },
    choosingAnother: {
      meta: { dialog: "township" },
      on: { CHOOSE_TOWNSHIP: { guard: "isTownship", target: "idle", actions: "keepTownship" } },
    },
    changingTownship: {
      meta: { dialog: "township" },
      on: { CHOOSE_TOWNSHIP: { guard: "isTownship", target: "idle", actions: "tellTownship" } },
    },
  },
});

export type HandlingRef = ActorRefFrom<typeof handlingMachine>;

/** The dialog to show now. */
export function dialogOf(snapshot: SnapshotFrom<typeof handlingMachine>): DialogName | null {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.dialog ?? null;
}
