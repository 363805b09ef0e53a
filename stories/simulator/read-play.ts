// Takes the addresses of the preview and of Storybook around it; gives the play that stands in one of them.
import { decodePlay, type Play, simulator } from "../../workshop/index.ts";

/** `none`: no address speaks of a play. */
export type Given = { kind: "none" } | { kind: "play"; play: Play } | { kind: "unreadable"; text: string };

export function playIn(searches: readonly string[]): Given {
  for (const search of searches) {
    const text = new URLSearchParams(search).get(simulator.parameter);
    if (text === null || text === "") continue;
    const play = decodePlay(text);
    return play && isDay(play.today) ? { kind: "play", play } : { kind: "unreadable", text };
  }
  return { kind: "none" };
}

/** Storybook hands its own parameters to the preview; opened from a test, only one of the two is there. */
export function playHere(): Given {
  return playIn([window.location.search, searchAround()]);
}

function searchAround(): string {
  try {
    return window.parent.location.search;
  } catch {
    // Another site shows the preview, and its address is none of ours.
    return "";
  }
}

const isDay = (day: string | undefined): boolean =>
  day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)));
