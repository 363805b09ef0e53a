// Takes a click on a one-thing; leads through the rules of point 4 in their order to its guide or its declaration.

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { DraftInfo, UserInfo } from "../gateway-client/answers.ts";
import type { NoticeItem } from "../gateway-client/call-map.ts";
import type { Definition } from "../one-thing/definition.ts";
import type { Tip } from "../one-thing/one-thing.ts";
import { isRealName } from "../person/real-name.ts";

export type DialogName =
  | "notice"
  | "education-tips"
  | "real-name"
  | "tips"
  | "township"
  | "company"
  | "resume";

/** Where it leads: to the guide (a pick from a list), or to the declaration (立即办理). */
export type Aim = "guide" | "declaration";

export interface Looked {
  definition: Definition;
  notices: NoticeItem[];
}

export interface Handled {
  code: string;
  aim: Aim;
  areaId?: string;
  /** Go on with this draft instead of a new declaration. */
  draftId?: string;
}

export interface HandlingPorts {
  user(): UserInfo | null;
  look(code: string): Promise<Looked>;
  drafts(oneThingId: string): Promise<DraftInfo[]>;
  /** Leaves for a handling elsewhere. */
  goOut(url: string): void;
  /** Remembers where it stood and leaves for the provincial login. */
  login(at: { code: string; aim: Aim }): void;
  handled(done: Handled): void;
  /** Another township for the declaration that is being filled in. */
  townshipChanged(areaId: string): void;
  /** Looking failed; a failed call has told itself already. */
  failed(error: unknown): void;
}

export interface HandlingContext {
  ports: HandlingPorts;
  aim: Aim;
  code: string;
  /** Id, name and face verification of the chosen thing are kept with its definition (rule 3). */
  definition: Definition | null;
  notices: NoticeItem[];
  tips: Tip[];
  areaId: string | undefined;
  drafts: DraftInfo[];
  draftId: string | undefined;
  /** What this person was led through already, on the way to the guide. */
  passed: { code: string; person: string; areaId: string | undefined } | null;
  /** Comes back from the login: notices and education tips were seen before it. */
  resumed: boolean;
}

export type HandlingEvent =
  | { type: "START"; code: string; aim: Aim; resumed?: boolean }
  | { type: "CONFIRM" }
  | { type: "CANCEL" }
  | { type: "CHOOSE_TOWNSHIP"; areaId: string }
  | { type: "FACE_CONFIRMED" }
  /** In the dialog of drafts: a new declaration, beside the draft. */
  | { type: "START_ANEW" }
  | { type: "CHANGE_TOWNSHIP"; definition: Definition };

const handling = setup({
  types: {
    context: {} as HandlingContext,
    events: {} as HandlingEvent,
    input: {} as HandlingPorts,
    meta: {} as { dialog: DialogName },
  },
  actors: {
    look: fromPromise<Looked, { ports: HandlingPorts; code: string }>(({ input: { ports, code } }) =>
      ports.look(code),
    ),
    drafts: fromPromise<DraftInfo[], { ports: HandlingPorts; oneThingId: string }>(
      ({ input: { ports, oneThingId } }) => ports.drafts(oneThingId),
    ),
  },
  guards: {
    isElsewhere: ({ context }) => Boolean(context.definition?.oneThing.webHandleUrl),
    isPassed: ({ context: { passed, aim, code, ports } }) =>
      aim === "declaration" && passed?.code === code && passed.person === ports.user()?.id,
    isResumed: ({ context }) => context.resumed,
    noNotice: ({ context }) => context.notices.length === 0,
    noticeAllows: ({ context }) => context.notices[0]?.allowContinue === true,
    noEducationTip: ({ context }) => !context.definition?.oneThing.educationTip,
    isVerified: ({ context }) => isRealName(context.ports.user() ?? {}),
    needsNoFace: ({ context }) => context.definition?.oneThing.faceVerification !== true,
    noTip: ({ context }) => context.tips.length === 0,
    tipAllows: ({ context }) => context.tips[0]?.allowApply === true,
    hasTownship: ({ context }) =>
      townshipsOf(context).length === 0 ||
      (context.areaId !== undefined && townshipsOf(context).includes(context.areaId)),
    oneTownship: ({ context }) => townshipsOf(context).length === 1,
    isTownship: ({ context, event }) =>
      event.type === "CHOOSE_TOWNSHIP" && townshipsOf(context).includes(event.areaId),
    needsNoCompany: ({ context }) =>
      context.definition?.companyRequired !== true || context.ports.user()?.userType === "enterprise",
    toGuide: ({ context }) => context.aim === "guide",
    noDraft: ({ context }) => context.drafts.length === 0,
  },
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== "START") return {};
      const { code, aim, resumed = false } = event;
      const { passed } = context;
      const areaId = aim === "declaration" && passed?.code === code ? passed.areaId : undefined;
      return {
        code,
        aim,
        resumed,
        areaId,
        definition: null,
        notices: [],
        tips: [],
        drafts: [],
        draftId: undefined,
      };
    }),
    nextNotice: assign(({ context }) => ({ notices: context.notices.slice(1) })),
    nextTip: assign(({ context }) => ({ tips: context.tips.slice(1) })),
    takeOnlyTownship: assign(({ context }) => ({ areaId: townshipsOf(context)[0] })),
    chooseTownship: assign(({ event }) => (event.type === "CHOOSE_TOWNSHIP" ? { areaId: event.areaId } : {})),
    changeTownship: assign(({ event }) =>
      event.type === "CHANGE_TOWNSHIP"
        ? { definition: event.definition, code: event.definition.oneThing.code }
        : {},
    ),
    tellTownship: ({ context, event }) => {
      if (event.type === "CHOOSE_TOWNSHIP") context.ports.townshipChanged(event.areaId);
    },
    takeDraft: assign(({ context }) => ({ draftId: context.drafts[0]?.draftId })),
    goOut: ({ context }) => context.ports.goOut(context.definition?.oneThing.webHandleUrl ?? ""),
    login: ({ context: { ports, code, aim } }) => {
      if (!isRealName(ports.user() ?? {})) ports.login({ code, aim });
    },
    pass: assign(({ context: { code, areaId, ports } }) => ({
      passed: { code, person: ports.user()?.id ?? "", areaId },
    })),
    tell: ({ context: { ports, code, aim, areaId, draftId } }) =>
      ports.handled({ code, aim, areaId, draftId }),
    fail: ({ context }, { error }: { error: unknown }) => context.ports.failed(error),
  },
});

const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The handling of a one-thing (Spec 4). A state that waits for the person names its dialog in its meta. */
export const handlingMachine = handling.createMachine({
  id: "handling",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ports: input,
    aim: "guide",
    code: "",
    definition: null,
    notices: [],
    tips: [],
    areaId: undefined,
    drafts: [],
    draftId: undefined,
    passed: null,
    resumed: false,
  }),
  initial: "idle",
  on: { START: { target: ".looking", actions: "begin" }, CANCEL: ".idle" },
  states: {
    idle: { on: { CHANGE_TOWNSHIP: { target: "changingTownship", actions: "changeTownship" } } },
    looking: {
      invoke: {
        src: "look",
        input: ({ context: { ports, code } }) => ({ ports, code }),
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
        // The guide was reached by these very rules a moment ago: 立即办理 does not ask them again.
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
      always: { guard: "isVerified", target: "face" },
      // Waits until the person is back: the page itself leaves.
      entry: "login",
    },
    face: {
      always: { guard: "needsNoFace", target: "guidance" },
      meta: { dialog: "real-name" },
      on: { FACE_CONFIRMED: "guidance" },
    },
    guidance: {
      always: { guard: "noTip", target: "township" },
      meta: { dialog: "tips" },
      on: { CONFIRM: [{ guard: "tipAllows", actions: "nextTip" }, { target: "idle" }] },
    },
    township: {
      always: [
        { guard: "oneTownship", target: "confirmation", actions: "takeOnlyTownship" },
        { guard: "hasTownship", target: "confirmation" },
      ],
      meta: { dialog: "township" },
      on: { CHOOSE_TOWNSHIP: { guard: "isTownship", target: "confirmation", actions: "chooseTownship" } },
    },
    confirmation: {
      always: [
        { guard: "toGuide", target: "handled" },
        { guard: "needsNoCompany", target: "drafts" },
      ],
      meta: { dialog: "company" },
    },
    drafts: {
      invoke: {
        src: "drafts",
        input: ({ context }) => ({ ports: context.ports, oneThingId: context.definition?.oneThing.id ?? "" }),
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
    changingTownship: {
      meta: { dialog: "township" },
      on: { CHOOSE_TOWNSHIP: { guard: "isTownship", target: "idle", actions: "tellTownship" } },
    },
  },
});

export type HandlingRef = ActorRefFrom<typeof handlingMachine>;

/** The dialog that is to be shown now. */
export function dialogOf(snapshot: SnapshotFrom<typeof handlingMachine>): DialogName | null {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.dialog ?? null;
}

function townshipsOf({ definition }: HandlingContext): string[] {
  return Object.keys(definition?.townships ?? {});
}
