// A person at a device: what they came for, and how they wait for a page.

import type { FilePort } from "../../engine/client/ports.ts";
import type { ApplicationSummary, Receipt } from "../../engine/contract/types.gen.ts";
import type { DeclarationSession } from "../../engine/portal/session/session.ts";
import type { DemoPerson } from "../../gateway/ops/seed/persons.ts";
import type { Chance } from "../../workshop/answers/chance.ts";
import { jpg, pdf, png } from "../people/small-files.ts";
import type { City } from "./city.ts";
import type { Device, Page } from "./device.ts";
import type { Timeline } from "./timeline.ts";

export interface Sitting {
  person: DemoPerson;
  device: Device;
  /** The person's phone, on which only codes are scanned. */
  phone: Device;
  does: "declare" | "follow" | "pry";
  code: string;
  /** Comes as the legal person of their company. */
  legal: boolean;
  chance: Chance;
  /** Nothing goes wrong any more, and nobody is impatient. */
  calm: boolean;
}

export interface PersonParts {
  timeline: Timeline;
  city: City;
  origin: string;
  /** Ids that belong to others than that person. */
  othersIds(person: DemoPerson): string[];
  /** A declaration has reached its receipt on the screen. */
  submitted(receipt: Receipt, session: DeclarationSession): void;
  /** What the list says of an application; `asked`: when it was asked. */
  told(summary: ApplicationSummary, asked: number): void;
  violated(what: string): void;
}

export const second = 1000;
const minute = 60 * second;

/** The person gave up, or the page is gone. */
export class Left extends Error {}

/** For what goes on when somebody left on the way. */
export function leave(problem: unknown): void {
  if (!(problem instanceof Left)) throw problem;
}

export const rootOf = (page: Page) => page.portal.actor.getSnapshot().context;

/** Waits until it holds, for as long as somebody waits for a page. */
export async function until(
  page: Page,
  { timeline }: Pick<PersonParts, "timeline">,
  holds: () => boolean,
  longest = 2 * minute,
): Promise<void> {
  for (const begun = timeline.now(); !holds(); await timeline.sleep(400)) {
    if (!page.open || timeline.now() - begun > longest) throw new Left();
  }
}

/** Opens the declaration again on a page that is loaded anew. */
export async function goOn(page: Page, parts: PersonParts): Promise<void> {
  await until(page, parts, () => rootOf(page).ready);
  page.portal.send({ type: "OPEN_STEP" });
  await until(page, parts, () => rootOf(page).session !== null, 20 * second);
}

export function answerPopup(page: Page, { chance }: Sitting): void {
  const { popup } = rootOf(page);
  if (!popup) return;
  if (popup.retry) page.portal.send({ type: "RETRY" });
  else if (popup.stay) page.portal.send({ type: "STAY" });
  else if (popup.login !== undefined) throw new Left();
  else if (chance() < 0.9) page.portal.send({ type: "CLOSE_POPUP" });
}

const examples: Record<string, Uint8Array> = { pdf, jpg, png };

export function fileFor(name: string, accept: readonly string[]): FilePort {
  const kind = accept.find((one) => examples[one]) ?? "pdf";
  const bytes = examples[kind] ?? pdf;
  return { name: `${name}.${kind}`, size: bytes.length, type: "", bytes: async () => bytes };
}
