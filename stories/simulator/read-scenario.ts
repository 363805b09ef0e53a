// Reads the scenario from the address of the preview, or of the Storybook around it.
import { decodeScenario, type Scenario, simulator } from "../../workshop/index.ts";

/** `none`: no address contains a scenario. */
export type Given =
  | { kind: "none" }
  | { kind: "scenario"; scenario: Scenario }
  | { kind: "unreadable"; text: string };

export function scenarioIn(searches: readonly string[]): Given {
  for (const search of searches) {
    const text = new URLSearchParams(search).get(simulator.parameter);
    if (text === null || text === "") continue;
    const scenario = decodeScenario(text);
    return scenario && isDay(scenario.today) ? { kind: "scenario", scenario } : { kind: "unreadable", text };
  }
  return { kind: "none" };
}

/** Storybook passes its own parameters to the preview; in a test, only one of the two exists. */
export function scenarioHere(): Given {
  return scenarioIn([window.location.search, searchAround()]);
}

function searchAround(): string {
  try {
    return window.parent.location.search;
  } catch {
    // Another site embeds the preview, so its address cannot be read.
    return "";
  }
}

const isDay = (day: string | undefined): boolean =>
  day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)));
