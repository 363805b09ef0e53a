// A press that got no answer: it is told with 重试, and goes on by itself as soon as the gateway answers again.

import type { GatewayClient } from "../client/create-client.ts";
import { GatewayFailure, isOutage } from "../client/gateway-failure.ts";
import { type PortalContext, type PortalEvent, type PortalReport, tip } from "./portal-state.ts";
import type { ClockPort, Press } from "./ports.ts";
import { portalTexts } from "./texts.ts";
import type { Memory } from "./visit/memory.ts";

interface OutagePorts {
  client: Pick<GatewayClient, "call">;
  clock: ClockPort;
  memory: Pick<Memory, "works">;
  root(): Pick<PortalContext, "popup" | "session">;
  send(event: PortalEvent | PortalReport): void;
}

/** Seconds before the gateway is asked whether it is back; failures that follow each other closely wait longer. */
const pauses = [2, 4, 8, 16, 30];
/** Milliseconds without a failure after which the next one counts as the first. */
const calm = 60_000;
/** Nobody answers for the gateway: the connection failed, or a proxy says so. */
const goneStatuses: ReadonlySet<number> = new Set([0, 502, 503, 504]);

export function createOutage({ client, clock, memory, root, send }: OutagePorts) {
  let again: (() => void) | null = null;
  let timer: unknown;
  let failures = 0;
  let failedAt = 0;

  const forget = () => {
    again = null;
    clock.clearTimeout(timer);
  };
  const wait = (seconds: number) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => void ask(), seconds * 1000);
  };

  /** Whether the gateway answers; asked quietly, since the person already knows that it did not. */
  async function ask(): Promise<void> {
    const asked = again;
    const answers = await client.call("session", {}, { quiet: true }).then(
      () => true,
      () => false,
    );
    if (asked === null || asked !== again) return;
    if (answers) back();
    else wait(pauses[Math.min(failures++, pauses.length) - 1] ?? 30);
  }

  /** Goes on where the person still waits for it; otherwise only says so. */
  function back(words: string = portalTexts.backAgain): void {
    const press = again;
    forget();
    const { session, popup } = root();
    session?.autosave.send({ type: "RETRY" });
    if (popup?.retry) {
      send({ type: "CLOSE_POPUP" });
      press?.();
    } else {
      session?.actor.send({ type: "RECOVERED" });
      send({ type: "TOAST", message: words });
    }
  }

  /** What is true of the content of a running declaration. */
  function kept(): string | undefined {
    const { session } = root();
    if (!session) return undefined;
    const { status, savedAt } = session.saving();
    if (status === "saved" && savedAt) return portalTexts.kept(savedAt.slice(11, 16));
    return memory.works() ? portalTexts.keptHere : portalTexts.keptNowhere;
  }

  /** `press` is what 重试 does. */
  function tell({ message, kind, status, retryAfter }: GatewayFailure, press: () => void): void {
    forget();
    again = press;
    const now = clock.now();
    failures = now - failedAt > calm ? 1 : failures + 1;
    failedAt = now;
    // 提示 is the title of what the gateway has answered (Spec 8).
    const title = status === 0 ? { title: portalTexts.cannotGoOn } : {};
    send({ type: "POPUP", popup: tip(message, { ...title, retry: true, kept: kept() }) });
    if (!goneStatuses.has(status)) return;
    wait(Math.max(pauses[Math.min(failures, pauses.length) - 1] ?? 30, (kind === "busy" && retryAfter) || 0));
  }

  return {
    press: (async (press, work) => {
      forget();
      try {
        return await work();
      } catch (thrown) {
        if (isOutage(thrown)) tell(thrown, press);
        // The popup for the login is shown already.
        else if (thrown instanceof GatewayFailure && thrown.kind === "session") again = press;
        throw thrown;
      }
    }) as Press,
    tell,
    /** 重试 */
    retry: () => {
      const press = again;
      forget();
      send({ type: "CLOSE_POPUP" });
      press?.();
    },
    /** Whatever waits, and a save that failed, is tried at once: the browser is connected again, or somebody is logged in. */
    again: () => {
      root().session?.saveAgain();
      if (again) void ask();
    },
    /** Somebody has logged in without leaving the page; `anew`: not who was here before. */
    entered: (anew: boolean) => {
      if (anew) forget();
      else if (again) back(portalTexts.notDone);
    },
  };
}

export type Outage = ReturnType<typeof createOutage>;
