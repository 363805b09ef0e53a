// The visit as a state machine: who is here, which declaration is open, and what covers the page meanwhile.

import { type ActorRefFrom, assign, cancel, raise } from "xstate";
import { nobody, type Popup, portal, tip, type Wish } from "./portal-state.ts";
import { portalTexts } from "./texts.ts";

/** The machine touches nothing outside: `portal-actions.ts` carries out what it emits once the new state is reached. */
const act = portal.emit(({ event }) => ({ type: "act", event }));

/** A popup that offers a way on is not replaced by one that only informs. */
const following = (shown: Popup | null, next: Popup): Popup =>
  shown && offersWayOn(shown) && !offersWayOn(next) ? shown : next;

const offersWayOn = ({ retry, stay, login }: Popup): boolean =>
  retry === true || stay === true || login !== undefined;

const wait = {
  actions: portal.assign(({ event }) => ({ wish: event as Wish })),
};

const overThePage = portal.createStateConfig({
  on: {
    CALL: [
      {
        guard: ({ context, event }) => event.change === 1 && context.pending === 0,
        actions: [
          assign({ pending: 1 }),
          cancel("spinner off"),
          raise({ type: "SPINNER", on: true }, { id: "spinner on", delay: "spinner" }),
        ],
      },
      {
        guard: ({ event }) => event.change === 1,
        actions: assign({ pending: ({ context }) => context.pending + 1 }),
      },
      {
        guard: "isLast",
        actions: [
          cancel("spinner on"),
          assign({ pending: 0 }),
          raise({ type: "SPINNER", on: false }, { id: "spinner off", delay: "loadingClose" }),
        ],
      },
      { actions: assign({ pending: ({ context }) => context.pending - 1 }) },
    ],
    SPINNER: { actions: assign({ spinner: ({ event }) => event.on }) },
    FETCHING: {
      actions: assign(({ event: { isFetch, showSkeleton } }) => ({ isFetch, showSkeleton })),
    },
    FAILED: {
      actions: assign(({ context: { popup, toast }, event: { failure, shown } }) => ({
        popup: shown.popup ? following(popup, tip(failure.message)) : popup,
        toast: shown.toast ? { message: portalTexts.callFailed(failure.message), tone: "error" } : toast,
      })),
    },
    POPUP: {
      actions: assign(({ context, event }) => ({ popup: following(context.popup, event.popup) })),
    },
    CLOSE_POPUP: { actions: assign({ popup: null }) },
    TOAST: { actions: assign(({ event: { message } }) => ({ toast: { message } })) },
    CLOSE_TOAST: { actions: assign({ toast: null }) },
    OFFICE_TAB: { actions: assign(({ event }) => ({ officeActiveTab: event.tab })) },
    BEFOREHAND: { actions: assign(({ event }) => ({ beforehand: event.given })) },
  },
});

export const portalMachine = portal.createMachine({
  id: "portal",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...nobody,
    settings: null,
    ready: false,
    arrived: null,
    beforehand: null,
    opening: false,
    legal: null,
    wish: null,
    pending: 0,
    spinner: false,
    isFetch: false,
    showSkeleton: false,
    popup: null,
    toast: null,
    ...input,
  }),
  type: "parallel",
  states: {
    overThePage,
    visit: {
      initial: "starting",
      on: {
        PICK: wait,
        APPLY: wait,
        RESUME: wait,
        OPEN_STEP: wait,
        LOGIN: wait,
        LEGAL_LOGIN: wait,
        OFFICE_TAB: { actions: act },
        BEFOREHAND: { actions: act },
      },
      states: {
        starting: {
          on: {
            STARTED: {
              target: "open",
              actions: [
                assign(({ context, event: { started } }) => {
                  const { settings, user, token, visitor, userFrom, actsFor, note, alert } = started;
                  // A ticket that was already used has shown its popup.
                  const popup = alert === null ? context.popup : tip(alert);
                  return {
                    settings,
                    deployment: settings,
                    user,
                    token,
                    visitor,
                    userFrom,
                    actsFor,
                    toast: note === null ? context.toast : { message: note },
                    popup,
                    ready: true,
                  };
                }),
                act,
                // A wish to log in is dropped for a person who turns out to be logged in already.
                ({ context: { wish, user }, self }) => {
                  if (wish && !(user && /LOGIN$/.test(wish.type))) self.send(wish);
                },
                assign({ wish: null }),
              ],
            },
            ARRIVED: {
              target: "asking",
              actions: assign(({ event }) => ({ arrived: event.arrived })),
            },
            UNREACHABLE: {
              target: "unreachable",
              actions: assign({ popup: tip(portalTexts.busy, { retry: true }) }),
            },
          },
        },
        // Nothing that a click asks for goes on before it is known who is here.
        asking: {
          on: { ARRIVAL: { target: "starting", actions: [act, assign({ arrived: null })] } },
        },
        unreachable: { on: { RETRY: { target: "starting", actions: [assign({ popup: null }), act] } } },
        open: {
          initial: "idle",
          on: {
            OPEN: { target: ".opening", actions: act },
            OPENED: { target: ".idle", actions: assign(({ event }) => ({ session: event.session })) },
            NOT_OPENED: { target: ".idle", actions: act },
            CLOSED: { actions: assign({ session: null }) },
            LEGAL_LOGIN: [{ guard: "isLoggingIn" }, { actions: [assign({ legal: "opening" }), act] }],
            LEGAL: { actions: assign(({ event }) => ({ legal: event.actor })) },
            LEGAL_CLOSE: {
              actions: [
                ({ context: { legal } }) => legal !== "opening" && legal?.send({ type: "CLOSE" }),
                assign({ legal: null }),
              ],
            },
            ENTERED: {
              actions: [
                assign(({ event: { user, token, anew } }) => ({
                  ...(anew && { ...nobody, beforehand: null, officeActiveTab: "" }),
                  user,
                  token,
                  actsFor: null,
                  popup: null,
                  legal: null,
                })),
                act,
              ],
            },
            LEAVE_COMPANY: { actions: [assign({ actsFor: null }), act] },
            LOGGED_OUT: {
              actions: assign({ ...nobody, officeActiveTab: "", beforehand: null, popup: null }),
            },
            SESSION_ENDED: [
              {
                guard: "isHere",
                actions: [
                  assign(({ context: { here, user }, event: { message = portalTexts.sessionEnded } }) => ({
                    user: null,
                    token: null,
                    actsFor: null,
                    popup: tip(message, { login: here(), legal: user?.userType === "enterprise" }),
                  })),
                  act,
                ],
              },
              {
                guard: ({ context }) => context.popup === null,
                actions: assign({ popup: tip(portalTexts.visitEnded) }),
              },
              {},
            ],
            // All other events change nothing here and are only carried out.
            "*": { actions: act },
          },
          states: {
            idle: {},
            opening: {
              entry: assign({ opening: true }),
              exit: assign({ opening: false }),
              on: { OPEN_STEP: {} },
            },
          },
        },
      },
    },
  },
});

export type PortalRef = ActorRefFrom<typeof portalMachine>;
