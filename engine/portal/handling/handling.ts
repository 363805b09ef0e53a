// Leads from a click on a one-thing through the rules of point 4, in their order, to its guide or its declaration.

import { type ActorRefFrom, assign, type SnapshotFrom } from "xstate";
import type { DialogName } from "./handling-rules.ts";
import { asking, handling, nothingKnown } from "./handling-setup.ts";

const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What the storage gives back is what the next steps read. */
const takeUp = ["take", "readTaken"] as const;

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
        CHANGE_TOWNSHIP: { target: "changingTownship", actions: ["takeRunning", ...takeUp] },
        GUIDE_TOWNSHIP: {
          guard: "knowsTownship",
          target: "choosingAnother",
          actions: ["takeRunning", ...takeUp, "showKeptTownship"],
        },
        FACE_AGAIN: { target: "renewingFace", actions: ["takeRunning", ...takeUp] },
      },
    },
    resuming: {
      invoke: {
        src: "definition",
        input: asking,
        onDone: {
          target: "face",
          actions: [assign(({ event }) => ({ definition: event.output })), ...takeUp],
        },
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
        { guard: "isPassed", target: "confirmation", actions: takeUp },
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
      entry: takeUp,
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
