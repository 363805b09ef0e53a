// Carries out what the visit's machine has decided: leads into the handling, opens and ends declarations, logs in and out.

import { GatewayFailure, isOutage, notLoaded } from "../client/gateway-failure.ts";
import type { Settings } from "../contract/types.gen.ts";
import type { StepAim } from "../flow/step-path.ts";
import { isRealName } from "../person/name.ts";
import type { HandlingRef } from "./handling/handling.ts";
import { createLeaving } from "./leaving.ts";
import { once } from "./load-once.ts";
import type { SupplementOf } from "./office/office-actions.ts";
import type { PortalParts } from "./portal-parts.ts";
import { type PortalEvent, type PortalReport, tip } from "./portal-state.ts";
import { newestOf } from "./session/newest-of.ts";
import type { Opening } from "./session/open-declaration.ts";
import type { DeclarationSession } from "./session/session.ts";
import { createStepsAddress, viewOf } from "./session/steps-address.ts";
import { sessionEnded } from "./session-ended.ts";
import { portalTexts } from "./texts.ts";
import type { Entry } from "./visit/entry.ts";
import { principalOf } from "./visit/principal.ts";
import { type Arrived, answered, type Started, start } from "./visit/start.ts";

type Decided = PortalEvent | PortalReport;
type Actions = { [Type in Decided["type"]]?: (event: Extract<Decided, { type: Type }>) => void };

interface ActionParts extends PortalParts {
  handling: HandlingRef;
  /** Where a login returns to from the current page. */
  here(): string;
  /** The settings are known. */
  begun(settings: Settings): void;
  /** See SessionEnd. */
  loggedIn(secondsLeft?: number): void;
}

export function createActions(parts: ActionParts) {
  const { ports, visibility, client, loads, handling, here, memory, copy, root } = parts;
  const { send, tell, today, report, outage } = parts;
  const { clock, random, hash, navigate } = ports;
  const steps = createStepsAddress(navigate);
  /** A step's address that was opened before the login. */
  let unopened: { step: StepAim | undefined } | null = null;
  /** Who waits for consent to be logged in. */
  let arrived: Arrived | null = null;
  /** The draft that goes on behind its sign step as soon as it is open. */
  let signedDraft: string | undefined;

  /** Draft of the declaration that is running, or was running before the reload. */
  const keptDraft = () => (root().session?.persisted() ?? memory.kept())?.record.draftId;

  /** Finds out who is here. */
  const begin = (entry?: Entry) =>
    void start({ client, address: ports.address, memory }, entry).then(
      (found) => {
        arrived = "entry" in found ? found : null;
        send(arrived ? { type: "ARRIVED", arrived } : { type: "STARTED", started: found as Started });
      },
      () => send({ type: "UNREACHABLE" }),
    );

  function arrive({ settings, user, token, path, pick: pressed, secondsLeft, ...entered }: Started): void {
    parts.begun(settings);
    if (user) parts.loggedIn(secondsLeft);
    memory.arrive(user, token, entered);
    // The tab belonged to another person.
    if (memory.keptOfficeTab() !== root().officeActiveTab) send({ type: "OFFICE_TAB", tab: "" });
    const beforehand = memory.beforehand();
    if (beforehand) send({ type: "BEFOREHAND", given: beforehand });
    const waiting = memory.takeHandling() ?? pressed;
    if (!waiting || !user) return;
    const { path: back = `/guide/${waiting.code}`, ...pick } = waiting;
    if (path !== back) return;
    if (isRealName(user)) handling.send({ type: "START", ...pick, resumed: true });
    else tell(portalTexts.notVerified);
  }

  /** Ends the running declaration; the draft stays. */
  function close(): void {
    root().session?.stop();
    memory.unfollow();
    copy.unfollow();
    steps.forget();
  }

  /** Ends the previous declaration, begins the new one and leads to its step. Rejects as `openDeclaration` does. */
  async function open(opening: Opening): Promise<DeclarationSession> {
    const { user, visitor, session } = root();
    if (!user) throw new GatewayFailure({ kind: "session", call: "draft" });
    await session?.flush().catch(report);
    // Loaded here, so that pages without a declaration stay light.
    const [{ openDeclaration }, { openSession }] = await Promise.all([
      import("./session/open-declaration.ts"),
      import("./session/session.ts"),
    ]).catch(notLoaded);
    const { loadDefinition } = ports;
    const principal = (company: Parameters<typeof principalOf>[2]) => principalOf(user, visitor, company);
    const newest = await newestOf(copy, user, opening);
    const opened = await openDeclaration({ client, loadDefinition, principal, today }, newest);
    close();
    // After a reload the person chose the address, so it stays until its step is known.
    let leads = opening.kind !== "reload";
    const begun = openSession(
      {
        ...{ client, clock, random, hash, today, visibility, report },
        refuse: tell,
        press: outage.press,
        onChange: () => {
          memory.soon();
          copy.soon();
        },
        onStep: (step, signed) => {
          if (signed) steps.signed(step, signed);
          else if (leads) steps.shows(step);
        },
        leave: (url) => {
          memory.now();
          ports.openExternal(url, false);
        },
        onFaceNeeded: () => handling.send({ type: "FACE_AGAIN", definition: opened.definition }),
      },
      opened,
    );
    leads = true;
    memory.follow(begun);
    copy.follow(begun, user);
    const reviewed = newest.kind === "reload" && newest.persisted.review;
    if (opening.kind === "reload") steps.opened(begun.actor, viewOf(begun, opening.step), reviewed);
    passSign(begun);
    const { changes, outdated, restored, lost = [] } = opened;
    const stuck = newest.kind === "reload" && newest.persisted.stuck;
    if (restored || stuck)
      send({ type: "TOAST", message: stuck ? portalTexts.notDone : portalTexts.restored });
    if (changes) send({ type: "POPUP", popup: { title: "", message: "", changes } });
    else if (lost.length > 0) tell(portalTexts.filesLost(lost));
    else if (outdated && changes === undefined) tell(portalTexts.outdated);
    return begun;
  }

  function openFailed(error: unknown, opening: Opening): void {
    report(error);
    if (!(error instanceof GatewayFailure)) tell(portalTexts.busy);
    else if (error.kind === "session") send({ type: "SESSION_ENDED" });
    else if (error.status === 404) {
      copy.forget(root().user, keptDraft());
      memory.forgetDeclaration();
      navigate({ page: "office" }, { replace: true });
    } else if (isOutage(error)) outage.tell(error, () => send({ type: "OPEN", opening }));
  }

  /** A signing that ended elsewhere left the declaration at its sign step, where nothing is left to do. */
  function passSign({ actor }: DeclarationSession): void {
    const { record, signing } = actor.getSnapshot().context;
    const signed = record.signature && signing.status === "good";
    if (record.draftId === signedDraft && record.step === "sign" && signed) actor.send({ type: "NEXT" });
    signedDraft = undefined;
  }

  function goOn({ draftId, code }: { draftId: string; code: string }): void {
    signedDraft = draftId;
    if (keptDraft() === draftId) navigate({ page: "step" }, { replace: true });
    else handling.send({ type: "RESUME", draftId, code });
  }

  const noDeclaration = () => {
    send({ type: "TOAST", message: portalTexts.noDeclaration });
    navigate({ page: "list" }, { replace: true });
  };

  function openStep(step: StepAim | undefined): void {
    const { session, user } = root();
    const persisted = memory.kept();
    if (session) {
      steps.opened(session.actor, viewOf(session, step));
      passSign(session);
    } else if (persisted && user) send({ type: "OPEN", opening: { kind: "reload", persisted, step } });
    else if (persisted) {
      unopened = { step };
      send({ type: "POPUP", popup: tip(portalTexts.sessionEnded, { login: here() }) });
    } else if (user && ports.device) {
      // Session storage may be denied; the device may know where the person was.
      void copy
        .find(user, () => true)
        .then((kept) => {
          if (kept) send({ type: "OPEN", opening: { kind: "reload", persisted: kept, step } });
          else noDeclaration();
        });
    } else noDeclaration();
  }

  async function openLegalLogin(): Promise<void> {
    try {
      const { createLegalDoor } = await import("./legal-login.ts");
      const actor = createLegalDoor({ ...parts, close, unopened: () => unopened });
      // Its dialog may be closed by now.
      if (root().legal !== "opening") return;
      send({ type: "LEGAL", actor });
      actor.start();
    } catch (error) {
      report(error);
      send({ type: "LEGAL", actor: null });
      tell(portalTexts.busy);
    }
  }

  const office = once(async () => {
    const { createOffice } = await import("./office/office-actions.ts").catch(notLoaded);
    /** Ends a declaration of this page that uses the deleted draft. */
    const draftGone = (draftId: string) => {
      if (keptDraft() !== draftId) return;
      close();
      copy.forget(root().user, draftId);
      memory.forgetDeclaration();
      send({ type: "CLOSED" });
    };
    return createOffice({
      ...{ client, loads, clock, random, hash, navigate, send, draftGone },
      press: outage.press,
    });
  });

  const leaving = createLeaving({ ...parts, close });

  const actions: Actions = {
    STARTED: ({ started }) => arrive(started),
    RETRY: () => (root().ready ? outage.retry() : begin()),
    ARRIVAL: ({ agrees }) => arrived && begin(answered(arrived, agrees)),
    PICK: ({ code }) => handling.send({ type: "START", code, aim: "guide" }),
    APPLY: ({ code, here }) => handling.send({ type: "START", code, aim: "declaration", here }),
    RESUME: handling.send,
    CONFIRM: handling.send,
    CANCEL: handling.send,
    CHOOSE_TOWNSHIP: handling.send,
    FACE_CONFIRMED: handling.send,
    START_ANEW: handling.send,
    GUIDE_TOWNSHIP: handling.send,
    TOWNSHIP_CHANGE: () => {
      const { session } = root();
      if (session) handling.send({ type: "CHANGE_TOWNSHIP", definition: session.definition });
    },
    OPEN: ({ opening }) =>
      void open(opening).then(
        (session) => send({ type: "OPENED", session }),
        (error) => send({ type: "NOT_OPENED", error, opening }),
      ),
    NOT_OPENED: ({ error, opening }) => openFailed(error, opening),
    OPEN_STEP: ({ step }) => openStep(step),
    GO_ON: goOn,
    SAVE_AND_LEAVE: () => void leaving.saveAndLeave(),
    TYPED: ({ boxes }) => copy.typed(boxes),
    QUIET: () => {
      copy.passedOn();
      root().session?.autosave.send({ type: "QUIET" });
    },
    SAVE_AGAIN: () => {
      root().session?.autosave.send({ type: "RETRY" });
      outage.now();
    },
    CONFLICT_KEEP_MINE: () => root().session?.autosave.send({ type: "KEEP_MINE" }),
    CONFLICT_TAKE_NEWER: () => {
      const draftId = root().session?.actor.getSnapshot().context.record.draftId;
      if (draftId) send({ type: "OPEN", opening: { kind: "draft", draftId, anyway: true } });
    },
    BEFOREHAND: ({ given }) => memory.keepBeforehand(given),
    OFFICE_TAB: ({ tab }) => memory.officeTab(tab),
    // A failed call has already shown its popup.
    OFFICE: (event) =>
      void outage
        .press(
          () => send(event),
          async () => (await office()).press(event),
        )
        .catch(report),
    LOGIN: ({ returnTo = here() }) => leaving.logIn(returnTo),
    ENTERED: ({ anew }) => {
      parts.loggedIn();
      outage.entered(anew);
    },
    LEGAL_LOGIN: () => void openLegalLogin(),
    // Its answer closes the popup.
    STAY: () => void client.call("session", {}).catch(report),
    LEAVE_COMPANY: memory.leaveCompany,
    SESSION_ENDED: () => void sessionEnded(parts),
    LOGOUT: () => void leaving.logOut(),
  };

  return {
    keptDraft,
    justSigned: steps.justSigned,
    begin,
    /** Carries out the consequences of an event; most have none. */
    act: (event: Decided) => (actions[event.type] as ((event: Decided) => void) | undefined)?.(event),
    /** Gathers and hands in what an application waits for; not started yet. */
    supplement: async (of: SupplementOf) => (await office()).supplement(of),
  };
}
