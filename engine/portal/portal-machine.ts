// Takes the effects it may have; gives the root machine: who is here, which thing, which declaration, what stands over the page.

import { type ActorRefFrom, assign, cancel, fromPromise, raise, setup } from "xstate";
import { terminal } from "../contract/terminal.ts";
import { blankPortal, earlyWish, nobody, noDeclaration, type RootContext, tip } from "./blank-portal.ts";
import type { PortalEffects, PortalEvent, PortalReport } from "./portal-types.ts";
import type { DeclarationSession } from "./session/declaration-session.ts";
import type { Opening } from "./session/open-declaration.ts";
import type { Started } from "./visit/start.ts";
import { portalWords } from "./words.ts";

/** Milliseconds between the end of the last call and the end of the spinner (Spec 9). */
export const loadingCloseDelay = 500;

const root = setup({
  types: {
    context: {} as RootContext,
    events: {} as PortalEvent | PortalReport,
    input: {} as PortalEffects,
  },
  actors: {
    start: fromPromise<Started, PortalEffects>(({ input }) => input.start()),
    open: fromPromise<DeclarationSession, { effects: PortalEffects; opening: Opening | null }>(
      async ({ input: { effects, opening } }) => {
        if (!opening) throw new Error("There is nothing to open.");
        return effects.open(opening);
      },
    ),
  },
  delays: { loadingClose: loadingCloseDelay },
  guards: {
    isHere: ({ context }) => context.user !== null,
    hasOpening: ({ context }) => context.openingFrom !== null,
    isNotLast: ({ context }) => context.pending > 1,
  },
});

/** The root machine. Effects are called from its actions; everything they find out comes back as an event. */
export const portalMachine = root.createMachine({
  id: "portal",
  options: { maxIterations: 100 },
  context: ({ input }) => blankPortal(input),
  initial: "starting",
  on: {
    CALL: [
      {
        guard: ({ event }) => event.change === 1,
        actions: [
          cancel("spinner"),
          assign(({ context }) => ({ pending: context.pending + 1, spinner: true })),
        ],
      },
      { guard: "isNotLast", actions: assign(({ context }) => ({ pending: context.pending - 1 })) },
      {
        actions: [
          assign({ pending: 0 }),
          raise({ type: "SPINNER_OFF" }, { id: "spinner", delay: "loadingClose" }),
        ],
      },
    ],
    SPINNER_OFF: { actions: assign({ spinner: false }) },
    FAILED: [
      {
        guard: ({ event }) => event.shown === "popup",
        // A popup that offers a way on is worth more than one that only tells.
        actions: assign(({ context: { popup }, event }) => ({
          popup: popup?.retry || popup?.login !== undefined ? popup : tip(event.failure.message),
        })),
      },
      {
        guard: ({ event }) => event.shown === "toast",
        actions: assign(({ event }) => ({ toast: event.failure.message })),
      },
    ],
    POPUP: { actions: assign(({ event }) => ({ popup: event.popup })) },
    CLOSE_POPUP: { actions: assign({ popup: null }) },
    TOAST: { actions: assign(({ event }) => ({ toast: event.message })) },
    OFFICE_TAB: {
      actions: [
        assign(({ event }) => ({ officeActiveTab: event.tab })),
        ({ context, event }) => context.effects.officeTab(event.tab),
      ],
    },
    BEFOREHAND: {
      actions: [
        assign(({ event }) => ({ beforehand: event.given })),
        ({ context, event }) => context.effects.beforehand(event.given),
      ],
    },
    CLOSE_TOAST: { actions: assign({ toast: null }) },
    KEEPER: { actions: assign(({ event }) => ({ keeper: event.keeper })) },
    UPLOADS: { actions: assign(({ event }) => ({ uploads: event.uploads })) },
    LICENCES: { actions: assign(({ event }) => ({ licences: event.licences })) },
    FETCHES: { actions: assign(({ event }) => ({ fetches: event.fetches })) },
    PICK: { actions: assign(({ event }) => ({ early: event })) },
    APPLY: { actions: assign(({ event }) => ({ early: event })) },
    RESUME: { actions: assign(({ event }) => ({ early: event })) },
    OPEN_STEP: { actions: assign(({ event }) => ({ early: event })) },
    LOGIN: { actions: assign(({ event }) => ({ early: event })) },
    LEGAL_LOGIN: { actions: assign(({ event }) => ({ early: event })) },
  },
  states: {
    starting: {
      invoke: {
        src: "start",
        input: ({ context }) => context.effects,
        onDone: {
          target: "open",
          actions: [
            assign(({ context, event: { output } }) => ({
              settings: output.settings,
              user: output.user,
              token: output.token,
              visitor: output.visitor,
              userFrom: output.userFrom,
              actsFor: output.actsFor,
              toast: output.note,
              // A ticket that was spent has told itself meanwhile.
              popup: output.alert === null ? context.popup : tip(output.alert),
              ready: true,
            })),
            ({ context, event }) => context.effects.arrived(event.output),
          ],
        },
        onError: {
          target: "unreachable",
          actions: assign({ popup: tip(portalWords.busy, { retry: true }) }),
        },
      },
    },
    unreachable: { on: { RETRY: { target: "starting", actions: assign({ popup: null }) } } },
    open: {
      initial: "early",
      on: {
        PICK: { actions: ({ context, event }) => context.effects.handle({ code: event.code, aim: "guide" }) },
        APPLY: {
          actions: ({ context, event: { code, here } }) =>
            context.effects.handle({ code, aim: "declaration", here }),
        },
        CONFIRM: { actions: ({ context, event }) => context.effects.dialog(event) },
        CANCEL: { actions: ({ context, event }) => context.effects.dialog(event) },
        CHOOSE_TOWNSHIP: { actions: ({ context, event }) => context.effects.dialog(event) },
        FACE_CONFIRMED: { actions: ({ context, event }) => context.effects.dialog(event) },
        START_ANEW: { actions: ({ context, event }) => context.effects.dialog(event) },
        HANDLED: [
          {
            guard: ({ event }) => event.handled.aim === "guide",
            actions: ({ context, event }) => context.effects.toGuide(event.handled.code),
          },
          {
            target: ".opening",
            actions: assign(({ context: { beforehand }, event: { handled } }) => {
              const { draftId, code, areaId, company } = handled;
              const choices = beforehand?.code === code ? beforehand.choices : {};
              return {
                openingFrom: draftId
                  ? { kind: "draft", draftId }
                  : { kind: "new", code, areaId, company, choices },
              };
            }),
          },
        ],
        RESUME: { actions: ({ context, event }) => context.effects.resume(event.code, event.draftId) },
        REOPEN: { target: ".opening", actions: assign(({ event }) => ({ openingFrom: event.opening })) },
        OPEN_STEP: {
          target: ".deciding",
          actions: assign(({ context, event }) => ({
            openingFrom: context.effects.openStep(event.step, context.user !== null),
          })),
        },
        CLOSED: { actions: assign(noDeclaration) },
        LOGIN: { actions: ({ context, event }) => context.effects.login(event.returnTo) },
        LEGAL_LOGIN: {
          guard: ({ context }) => context.legal === null,
          actions: [assign({ legal: "opening" }), ({ context }) => context.effects.legalLogin()],
        },
        LEGAL: {
          guard: ({ context }) => context.legal === "opening",
          actions: [assign(({ event }) => ({ legal: event.actor })), ({ event }) => event.actor?.start()],
        },
        LEGAL_CLOSE: {
          actions: [
            ({ context: { legal } }) => legal !== "opening" && legal?.send({ type: "CLOSE" }),
            assign({ legal: null }),
          ],
        },
        ENTERED: {
          actions: assign(({ event: { user, token, anew } }) => ({
            ...(anew && { ...noDeclaration, visitor: null, userFrom: terminal, beforehand: null }),
            ...{ user, token, actsFor: null, popup: null, legal: null },
          })),
        },
        LEAVE_COMPANY: {
          actions: [assign({ actsFor: null }), ({ context }) => context.effects.leaveCompany()],
        },
        LOGOUT: { actions: ({ context }) => context.effects.logout() },
        LOGGED_OUT: {
          actions: assign({
            ...noDeclaration,
            ...nobody,
            officeActiveTab: "",
            beforehand: null,
            popup: null,
          }),
        },
        SESSION_ENDED: [
          {
            guard: "isHere",
            actions: [
              assign(({ context, event }) => ({
                user: null,
                token: null,
                actsFor: null,
                popup: tip(event.message ?? portalWords.sessionEnded, {
                  login: context.effects.here(),
                  legal: context.user?.userType === "enterprise",
                }),
              })),
              ({ context }) => context.effects.sessionEnded(),
            ],
          },
          {
            guard: ({ context }) => context.popup === null,
            actions: assign({ popup: tip(portalWords.visitEnded) }),
          },
        ],
        SAVE_AND_LEAVE: { actions: ({ context }) => context.effects.saveAndLeave() },
        TOWNSHIP_CHANGE: { actions: ({ context }) => context.effects.changeTownship() },
        GUIDE_TOWNSHIP: {
          actions: ({ context, event }) => context.effects.guideTownship(event.definition),
        },
        CONFLICT_KEEP_MINE: { actions: ({ context }) => context.effects.keepMine() },
        CONFLICT_TAKE_NEWER: { actions: ({ context }) => context.effects.takeNewer() },
        OFFICE: { actions: ({ context, event }) => context.effects.office(event.deed) },
        SAVE_AGAIN: { actions: ({ context }) => context.effects.saveAgain() },
        UPLOAD: { actions: ({ context, event }) => context.effects.material(event) },
        UPLOAD_RETRY: { actions: ({ context, event }) => context.effects.material(event) },
        UPLOAD_CANCEL: { actions: ({ context, event }) => context.effects.material(event) },
        FILE_DELETE: { actions: ({ context, event }) => context.effects.material(event) },
        LICENCE: { actions: ({ context, event }) => context.effects.material(event) },
        LICENCE_DROP: { actions: ({ context, event }) => context.effects.material(event) },
        FETCH: { actions: ({ context, event }) => context.effects.material(event) },
      },
      states: {
        early: {
          always: {
            target: "idle",
            actions: [
              // Through the mailbox: what it sets going reads the portal as it is now, not as it was before the start.
              ({ context, self }) => {
                const early = earlyWish(context);
                if (early) self.send(early);
              },
              assign({ early: null }),
            ],
          },
        },
        idle: {},
        deciding: { always: [{ guard: "hasOpening", target: "opening" }, { target: "idle" }] },
        opening: {
          entry: assign({ opening: true }),
          exit: assign({ opening: false }),
          on: { OPEN_STEP: {} },
          invoke: {
            src: "open",
            input: ({ context }) => ({ effects: context.effects, opening: context.openingFrom }),
            onDone: {
              target: "idle",
              actions: assign(({ event: { output } }) => ({
                uploads: [],
                licences: {},
                fetches: {},
                declaration: output.actor,
                definition: output.definition,
                checks: output.checks,
                openingFrom: null,
              })),
            },
            onError: {
              target: "idle",
              actions: [
                assign({ openingFrom: null }),
                ({ context, event }) => context.effects.openFailed(event.error),
              ],
            },
          },
        },
      },
    },
  },
});

export type PortalRef = ActorRefFrom<typeof portalMachine>;
