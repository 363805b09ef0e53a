// Asks two minutes before a login ends whether the person is still there (WCAG 2.2.1).

import { idleTime, longestTime, noteEvery } from "../contract/session-life.ts";
import { type PortalContext, type PortalReport, tip } from "./portal-state.ts";
import type { ClockPort } from "./ports.ts";
import { portalTexts } from "./texts.ts";

/** Milliseconds. */
export const warningTime = 120_000;

interface SessionEndPorts {
  clock: ClockPort;
  root(): Pick<PortalContext, "user" | "popup">;
  send(event: Extract<PortalReport, { type: "POPUP" }> | { type: "CLOSE_POPUP" }): void;
  /** Where a login returns to from the current page. */
  here(): string;
  /** Finds out whether the login has ended. */
  check(): void;
}

export function createSessionEnd({ clock, root, send, here, check }: SessionEndPorts) {
  const texts = portalTexts.sessionEnding;
  let usedAt = clock.now();
  let endsAt = Number.POSITIVE_INFINITY;
  let timer: unknown;

  const idleEnd = () => usedAt + idleTime - noteEvery;
  const left = () => Math.min(idleEnd(), endsAt) - clock.now();
  const watch = (milliseconds = left() - warningTime) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(look, Math.max(milliseconds, 0));
  };

  function look(): void {
    if (!root().user) return;
    if (left() > warningTime) watch();
    else if (left() <= 0) check();
    else {
      watch(left() + 1000);
      const popup =
        idleEnd() < endsAt
          ? tip(texts.idle, { title: texts.title, stay: true })
          : tip(texts.longest, { title: texts.title, login: here() });
      send({ type: "POPUP", popup });
    }
  }

  return {
    /** Somebody is logged in. `secondsLeft`: until the login ends in any case; absent for one that has just begun. */
    begins: (secondsLeft: number = longestTime / 1000) => {
      endsAt = clock.now() + secondsLeft * 1000;
      usedAt = clock.now();
      watch();
    },
    /** The gateway has answered, which counts as use. */
    used: () => {
      usedAt = clock.now();
      if (!root().popup?.stay) return;
      send({ type: "CLOSE_POPUP" });
      watch();
    },
  };
}
