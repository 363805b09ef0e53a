// The actors and actions of the handling, and the rules that it decides by.

import { assign, fromPromise, setup } from "xstate";
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
  isTaken,
  type Looked,
  thingOf,
  townshipsOf,
} from "./handling-rules.ts";
import type { QrCheckRef } from "./qr-check.ts";

export interface Asking {
  context: HandlingContext;
  tell(event: HandlingEvent): void;
}

/** A fresh start that keeps nothing of the handling before it. */
export const nothingKnown = {
  definition: null,
  thing: null,
  notices: [],
  tips: [],
  drafts: [],
  company: undefined,
  draftId: undefined,
  resumed: false,
  here: false,
} satisfies Partial<HandlingContext>;

export const asking = ({
  context,
  self,
}: {
  context: HandlingContext;
  self: { send: Asking["tell"] };
}): Asking => ({
  context,
  tell: self.send,
});

export const handling = setup({
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
      context.ports.drafts(context.thing?.oneThingId ?? "", context.company?.id),
    ),
    face: fromPromise<QrCheckRef, Asking>(({ input: { context, tell } }) =>
      context.ports.face(context.thing?.oneThingId ?? "", () => tell({ type: "FACE_CONFIRMED" })),
    ),
    service: fromPromise<boolean, Asking>(({ input: { context } }) =>
      context.ports.isOpenToCompanies(context.thing?.oneThingId ?? ""),
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
    take: ({ context: { ports, definition } }) => {
      if (definition && !isTaken(ports.taken(), definition)) ports.take(thingOf(definition));
    },
    readTaken: assign(({ context: { ports, definition, thing } }) => ({
      thing: definition ? (ports.taken() ?? thingOf(definition)) : thing,
    })),
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
    fail: ({ context }, { error }: { error: unknown }) => {
      const { ports, code, aim, here, draftId, definition } = context;
      ports.failed(error, { code, aim, here, draftId, oneThingId: definition?.oneThing.id ?? "" });
    },
  },
});
