// What pages show of this deployment: the city, its numbers, and what the code on the home page opens.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { Deployment } from "../../engine/contract/document.ts";
import type { Clock } from "../base/clock.ts";
import type { Definitions } from "../database/definitions.ts";
import type { Outside } from "../outside/outside.ts";

export interface DeploymentParts {
  clock: Clock;
  content: Definitions;
  outside: Outside;
  settings: { production: boolean; miniProgramUrl: string | null };
}

/** `origin`: scheme and host under which the portal was asked; another device scans the code, so its address is whole. */
export function deploymentOf(
  { clock, content, outside, settings }: DeploymentParts,
  origin: string,
): Deployment {
  const { name: cityName, hotline = "", host, icp, police } = content.catalogue.city;
  const standIn = outside.miniProgram && new URL(outside.miniProgram, origin).href;
  return {
    cityName,
    portalName: `${cityName}“一件事一次办”服务平台`,
    hotline,
    ...(host && { host }),
    ...(icp && { icp }),
    ...(police && { police }),
    demo: !settings.production,
    miniProgramUrl: settings.miniProgramUrl ?? standIn ?? "",
    today: todayInShanghai(clock.now()),
  };
}
