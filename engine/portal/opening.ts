// Opens declarations and leads to their steps, also after a reload, a login or a signing; ends the one that is running.

import { GatewayFailure, isOutage, notLoaded } from "../client/gateway-failure.ts";
import type { UserInfo } from "../contract/types.gen.ts";
import type { StepAim } from "../flow/step-path.ts";
import type { ActingParts } from "./portal-parts.ts";
import { tip } from "./portal-state.ts";
import type { Opening } from "./session/open-declaration.ts";
import type { DeclarationSession } from "./session/session.ts";
import { createStepsAddress, viewOf } from "./session/steps-address.ts";
import { portalTexts } from "./texts.ts";
import { principalOf } from "./visit/principal.ts";

export function createOpening(parts: ActingParts) {
  const { ports, visibility, client, handling, here, kept, root } = parts;
  const { send, tell, today, report, outage } = parts;
  const { clock, random, hash, navigate } = ports;
  const steps = createStepsAddress(navigate);
  /** A step's address that was opened before the login. */
  let unopened: { step: StepAim | undefined } | null = null;
  /** The draft that goes on behind its sign step as soon as it is open. */
  let signedDraft: string | undefined;

  /** Draft of the declaration that is running, or was running before the reload. */
  const keptDraft = () => (root().session?.persisted() ?? kept.ofTab())?.record.draftId;

  /** Ends the running declaration; the draft stays. */
  function close(): void {
    root().session?.stop();
    kept.unfollow();
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
    const newest = await kept.newestOf(user, opening);
    const opened = await openDeclaration({ client, loadDefinition, principal, today }, newest);
    close();
    // After a reload the person chose the address, so it stays until its step is known.
    let leads = opening.kind !== "reload";
    const begun = openSession(
      {
        client,
        clock,
        random,
        hash,
        today,
        visibility,
        report,
        refuse: tell,
        press: outage.press,
        reopen: (draftId) => send({ type: "OPEN", opening: { kind: "draft", draftId, anyway: true } }),
        onChange: kept.soon,
        onTyped: kept.typed,
        onPassedOn: kept.passedOn,
        onStep: (step, signed) => {
          if (signed) steps.signed(step, signed);
          else if (leads) steps.shows(step);
        },
        leave: (url) => {
          kept.now();
          ports.openExternal(url, false);
        },
        keepFile: (sending) => kept.keepFile(user, begun.persisted(), sending),
        onFaceNeeded: () => handling.send({ type: "FACE_AGAIN", definition: opened.definition }),
      },
      opened,
    );
    leads = true;
    kept.follow(begun, user);
    const reviewed = newest.kind === "reload" && newest.persisted.review;
    if (opening.kind === "reload") steps.opened(begun.actor, viewOf(begun, opening.step), reviewed);
    passSign(begun);
    const { changes, outdated, restored, lost = [] } = opened;
    const stuck = newest.kind === "reload" && newest.persisted.stuck;
    if (restored || stuck)
      send({ type: "TOAST", message: stuck ? portalTexts.notDone : portalTexts.restored });
    void goOnSending(begun, user);
    if (changes) send({ type: "POPUP", popup: { title: "", message: "", changes } });
    else if (lost.length > 0) tell(portalTexts.filesLost(lost));
    else if (outdated && changes === undefined) tell(portalTexts.outdated);
    return begun;
  }

  /** Sends the files that were on their way when the page ended. */
  async function goOnSending(session: DeclarationSession, user: UserInfo): Promise<void> {
    const files = await kept.takeFiles(user, session.persisted());
    if (files.length > 0) send({ type: "TOAST", message: portalTexts.restored });
    for (const sending of files) session.materials.send({ type: "UPLOAD", ...sending });
  }

  function openFailed(error: unknown, opening: Opening): void {
    report(error);
    if (!(error instanceof GatewayFailure)) tell(portalTexts.busy);
    else if (error.kind === "session") send({ type: "SESSION_ENDED" });
    else if (error.status === 404) {
      kept.forget(root().user, keptDraft());
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
    const persisted = kept.ofTab();
    if (session) {
      steps.opened(session.actor, viewOf(session, step));
      passSign(session);
    } else if (persisted && user) send({ type: "OPEN", opening: { kind: "reload", persisted, step } });
    else if (persisted) {
      unopened = { step };
      send({ type: "POPUP", popup: tip(portalTexts.sessionEnded, { login: here() }) });
    } else if (user && ports.device) {
      // Session storage may be denied; the device may know where the person was.
      void kept.ofDevice(user).then((persisted) => {
        if (persisted) send({ type: "OPEN", opening: { kind: "reload", persisted, step } });
        else noDeclaration();
      });
    } else noDeclaration();
  }

  return {
    keptDraft,
    justSigned: steps.justSigned,
    unopened: () => unopened,
    close,
    open: (opening: Opening) =>
      void open(opening).then(
        (session) => send({ type: "OPENED", session }),
        (error) => send({ type: "NOT_OPENED", error, opening }),
      ),
    failed: openFailed,
    openStep,
    goOn,
  };
}
