// Takes the ports and the parts of the portal; gives everything that the root actor does to the world.

import type { GatewayClient } from "../client/create-client.ts";
import { GatewayFailure } from "../client/gateway-failure.ts";
import type { Settings, UserInfo } from "../contract/types.gen.ts";
import type { StepAim, StepView } from "../flow/step-path.ts";
import { firstStep } from "../one-thing/step-of.ts";
import { isRealName } from "../person/name.ts";
import type { HandlingRef } from "./handling/handling.ts";
import type { Loads } from "./loads.ts";
import type { LaterOffice } from "./office/later-office.ts";
import type { PortalEffects, PortalEvent, PortalReport } from "./portal-types.ts";
import type { PortalPorts } from "./ports.ts";
import type { DeclarationSession } from "./session/declaration-session.ts";
import type { LaterMaterials } from "./session/later-materials.ts";
import type { OpeningPorts } from "./session/open-declaration.ts";
import type { StepsAddress } from "./session/steps-address.ts";
import type { Memory } from "./visit/memory.ts";
import { principalOf, type Visitor } from "./visit/principal.ts";

import { start } from "./visit/start.ts";
import { portalWords } from "./words.ts";

/** What the effects look at in the root actor. */
export interface RootView {
  settings: Settings | null;
  user: UserInfo | null;
  visitor: Visitor | null;
  officeActiveTab: string;
}

export interface EffectParts {
  ports: PortalPorts;
  report(error: unknown): void;
  client: GatewayClient;
  loads: Loads;
  handling: HandlingRef;
  memory: Memory;
  steps: StepsAddress;
  materials: LaterMaterials;
  office: LaterOffice;
  root(): RootView;
  send(event: PortalEvent | PortalReport): void;
  today(): string;
  /** The settings are known. */
  begun(settings: Settings): void;
}

export function createEffects(parts: EffectParts): PortalEffects {
  const { ports, report, client, loads, handling, memory, steps, materials, root, send, today } = parts;
  const tell = (message: string) => send({ type: "POPUP", popup: { title: portalWords.tipTitle, message } });
  const session = () => memory.session;
  let unopened: { step: StepAim | undefined } | null = null;

  function close(): void {
    session()?.stop();
    memory.session = null;
    materials.clear();
    steps.forget();
  }

  async function open(opening: Parameters<PortalEffects["open"]>[0]): Promise<DeclarationSession> {
    const { user, visitor } = root();
    if (!user) throw new GatewayFailure({ kind: "session", call: "draft" });
    await session()?.flush().catch(report);
    // What only a declaration needs does not weigh on the pages before it.
    const [{ openDeclaration }, { openSession }] = await Promise.all([
      import("./session/open-declaration.ts"),
      import("./session/declaration-session.ts"),
      materials.load(),
    ]);
    const { loadDefinition } = ports;
    const principal: OpeningPorts["principal"] = (company) => principalOf(user, visitor, company);
    const opened = await openDeclaration({ client, loadDefinition, principal, today }, opening);
    close();
    const again = opening.kind === "reload";
    const begun = openSession(
      {
        client,
        clock: ports.clock,
        random: ports.random,
        today,
        report,
        onKeeper: (keeper) => send({ type: "KEEPER", keeper }),
        onChange: memory.soon,
        // After a reload the address is the person's own until it is known what it asks for.
        onStep: (step) => {
          if (!again || memory.session !== null) steps.shows(step);
        },
        leave: (url) => {
          memory.now();
          ports.openExternal(url, false);
        },
        onFaceNeeded: () => handling.send({ type: "FACE_AGAIN", definition: opened.definition }),
      },
      opened,
    );
    memory.begin(begun);
    if (again) steps.opened(begun.actor, viewOf(begun, opening.step));
    const { changes, outdated } = opened;
    if (changes) send({ type: "POPUP", popup: { title: "", message: "", changes } });
    else if (outdated && changes === undefined) tell(portalWords.outdated);
    return begun;
  }

  async function logout(): Promise<void> {
    await client.call("logout", {}).catch((thrown) => {
      if (!(thrown instanceof GatewayFailure && thrown.kind === "session")) throw thrown;
    });
    close();
    memory.clear();
    loads.forget();
    send({ type: "LOGGED_OUT" });
    ports.navigate({ page: "home" });
  }

  async function saveAndLeave(): Promise<void> {
    try {
      await session()?.flush();
      send({ type: "TOAST", message: portalWords.draftSaved });
      ports.navigate({ page: "office" });
    } catch (thrown) {
      tell(thrown instanceof GatewayFailure ? thrown.message : portalWords.notSaved);
    }
  }

  return {
    handling,
    start: () => start({ client, address: ports.address, memory }),
    arrived: ({ settings, user, token, path, instanceId, visitor, userFrom }) => {
      parts.begun(settings);
      memory.arrive(user, token, { instanceId, visitor, userFrom });
      // Another person has none.
      if (memory.keptOfficeTab() !== root().officeActiveTab) send({ type: "OFFICE_TAB", tab: "" });
      const beforehand = memory.beforehand();
      if (beforehand) send({ type: "BEFOREHAND", given: beforehand });
      const waiting = memory.takeHandling();
      if (!waiting || !user) return;
      const { path: back = `/guide/${waiting.code}`, ...wanted } = waiting;
      if (path !== back) return;
      if (!isRealName(user)) return tell(portalWords.notVerified);
      handling.send({ type: "START", ...wanted, resumed: true });
    },
    open,
    openFailed: (error) => {
      report(error);
      if (!(error instanceof GatewayFailure)) return tell(portalWords.busy);
      if (error.kind === "session") return send({ type: "SESSION_ENDED" });
      if (error.status !== 404) return;
      memory.forgetDeclaration();
      ports.navigate({ page: "office" }, { replace: true });
    },
    // Who is here is told: the root's own snapshot is not there yet when the address comes before the person.
    openStep: (step, isHere) => {
      const running = session();
      if (running) {
        steps.opened(running.actor, viewOf(running, step));
        return null;
      }
      const kept = memory.kept();
      if (kept && isHere) return { kind: "reload", persisted: kept, step };
      if (kept) {
        unopened = { step };
        const login = absolute(ports);
        send({
          type: "POPUP",
          popup: { title: portalWords.tipTitle, message: portalWords.sessionEnded, login },
        });
        return null;
      }
      send({ type: "TOAST", message: portalWords.noDeclaration });
      ports.navigate({ page: "list" }, { replace: true });
      return null;
    },
    dialog: (event) => handling.send(event),
    handle: (wanted) => handling.send({ type: "START", ...wanted }),
    resume: (code, draftId) => handling.send({ type: "RESUME", code, draftId }),
    toGuide: (code) => ports.navigate({ page: "guide", code }),
    login: (returnTo = absolute(ports)) => {
      memory.now();
      const { settings } = root();
      if (settings) ports.openExternal(loginUrl(settings.personalLoginUrl, returnTo), false);
    },
    legalLogin: () =>
      void import("./handling/legal-door.ts")
        .then(({ openLegalDoor }) =>
          send({ type: "LEGAL", actor: openLegalDoor({ ...parts, close, unopened: () => unopened }) }),
        )
        .catch((error) => {
          report(error);
          send({ type: "LEGAL", actor: null });
          tell(portalWords.busy);
        }),
    here: () => absolute(ports),
    leaveCompany: memory.leaveCompany,
    logout: () => void logout().catch(report),
    sessionEnded: () => memory.sessionEnded(),
    saveAndLeave: () => void saveAndLeave(),
    changeTownship: () => {
      const running = session();
      if (running) handling.send({ type: "CHANGE_TOWNSHIP", definition: running.definition });
    },
    guideTownship: (definition) => handling.send({ type: "GUIDE_TOWNSHIP", definition }),
    beforehand: memory.keepBeforehand,
    keepMine: () => session()?.keeper.send({ type: "KEEP_MINE" }),
    takeNewer: () => {
      const draftId = session()?.actor.getSnapshot().context.record.draftId;
      if (draftId) send({ type: "REOPEN", opening: { kind: "draft", draftId } });
    },
    saveAgain: () => session()?.keeper.send({ type: "RETRY" }),
    // What a call says of its failure was told already.
    office: (deed) => void parts.office.press(deed).catch(report),
    officeTab: memory.officeTab,
    keptOfficeTab: memory.keptOfficeTab,
    // An actor is not made while another one is still acting, which XState warns of.
    material: (event) => void Promise.resolve().then(() => materials.handle(event)),
  };
}

/** An address may ask for the first step of a flow that it does not know. */
function viewOf({ definition }: DeclarationSession, step: StepAim | undefined): StepView | undefined {
  return step === "first" ? firstStep(definition.oneThing) : step;
}

/** The page's own address, as another site must know it to lead back. */
function absolute({ address, origin }: PortalPorts): string {
  const read = address.read();
  return read.startsWith("/") ? origin + read : read;
}

export function loginUrl(url: string, returnTo: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}return=${encodeURIComponent(returnTo)}`;
}
