// A person declares: through the dialogs, step by step, with reloads on the way, until the receipt is on the screen.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { shownStep } from "../../engine/flow/shown-step.ts";
import { dialogOf } from "../../engine/portal/handling/handling.ts";
import type { DeclarationSession } from "../../engine/portal/session/session.ts";
import { below } from "../../workshop/answers/chance.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import { changesAt } from "../walks/machines/walk-declaration.ts";
import type { Page } from "./device.ts";
import { follow } from "./follow.ts";
import { sign } from "./sign.ts";
import {
  answerPopup,
  fileFor,
  goOn,
  Left,
  type PersonParts,
  rootOf,
  type Sitting,
  second,
  until,
} from "./sitting.ts";

/** Throws `Left` when it does not come to an end. */
export async function declare(page: Page, sitting: Sitting, parts: PersonParts): Promise<void> {
  const { code, chance, device } = sitting;
  let here = page;
  here.portal.send({ type: "APPLY", code });
  await throughDialogs(here, sitting, parts);
  for (let round = 0; round < 60; round += 1) {
    await parts.timeline.sleep(below(chance, 8 * second));
    if (!sitting.calm && chance() < 0.03) {
      // The page is loaded anew, or crashes; now and then that was all for today.
      here.close(chance() < 0.5);
      if (chance() < 0.3) throw new Left();
      here = device.load(`${parts.origin}/tListId`);
      await goOn(here, parts);
    }
    answerPopup(here, sitting);
    const { session } = rootOf(here);
    if (!here.open || !session || rootOf(here).popup) continue;
    const { receipt } = session.actor.getSnapshot().context;
    if (receipt) {
      parts.submitted(receipt, session);
      // Some look whether it is there, and think better of it.
      if (!sitting.calm && chance() < 0.3) await follow(here, sitting, parts);
      return;
    }
    if (session.saving().status === "conflict") session[chance() < 0.5 ? "keepMine" : "takeNewer"]();
    else if (!session.actor.getSnapshot().hasTag("busy")) here = await oneStep(here, session, sitting, parts);
  }
  throw new Left();
}

/** Whatever the handling asks before a declaration begins. */
async function throughDialogs(page: Page, { chance, code }: Sitting, parts: PersonParts): Promise<void> {
  const { handling, send } = page.portal;
  for (let asked = 0; asked < 30; asked += 1) {
    await until(page, parts, () => {
      const { session, popup } = rootOf(page);
      return session !== null || popup !== null || dialogOf(handling.getSnapshot()) !== null;
    });
    if (rootOf(page).session) return;
    if (rootOf(page).popup) {
      if (!rootOf(page).popup?.retry) throw new Left();
      send({ type: "RETRY" });
      await parts.timeline.sleep(3 * second);
      continue;
    }
    await parts.timeline.sleep(below(chance, 3 * second));
    const { context } = handling.getSnapshot();
    const dialog = dialogOf(handling.getSnapshot());
    if (dialog === "township") {
      const areas = Object.keys(context.definition?.townships ?? {});
      send({ type: "CHOOSE_TOWNSHIP", areaId: areas[below(chance, areas.length)] ?? "" });
    } else if (dialog === "resume") {
      const draft = context.drafts[below(chance, context.drafts.length)];
      if (draft && chance() < 0.85) send({ type: "RESUME", draftId: draft.draftId, code });
      else send({ type: "START_ANEW" });
    } else if (dialog === "company") {
      const company = context.companies?.getSnapshot().context.companies.find(({ state }) => state === 2);
      if (company) context.companies?.send({ type: "CHOOSE", id: company.id });
      else context.companies?.send({ type: "RETRY" });
    } else send({ type: "CONFIRM" });
  }
  throw new Left();
}

/** Fills in what the step asks, and goes on; gives the page on which it ends. */
async function oneStep(
  page: Page,
  session: DeclarationSession,
  sitting: Sitting,
  parts: PersonParts,
): Promise<Page> {
  const { chance } = sitting;
  const { timeline } = parts;
  const { definition, checks, actor } = session;
  const shown = shownStep(actor.getSnapshot());
  const { record } = actor.getSnapshot().context;
  if (shown === "review") {
    actor.send({ type: "SUBMIT" });
    return page;
  }
  if (shown === "sign") return sign(page, session, sitting, parts);
  const today = todayInShanghai(timeline.now());
  const trial = { today, seed: below(chance, 5), principal: record.principal };
  const { record: full } = completeRecord({ definition, checks }, trial, { from: record });
  const { areaId = record.areaId } = full;
  for (const event of changesAt(record.step, { definition, checks }, record, {
    ...full,
    materials: record.materials,
    areaId,
  })) {
    actor.send(event);
    await timeline.sleep(below(chance, second));
    if (!page.open) throw new Left();
  }
  if (record.step === "submit-materials") await handIn(page, session, sitting, parts);
  await timeline.sleep(below(chance, 3 * second));
  if (page.open && !actor.getSnapshot().hasTag("busy")) actor.send({ type: "NEXT" });
  return page;
}

/** A licence, a register's record or a file for each material that is asked. */
async function handIn(
  page: Page,
  session: DeclarationSession,
  { chance }: Sitting,
  parts: PersonParts,
): Promise<void> {
  const { definition, materials, actor } = session;
  const today = todayInShanghai(parts.timeline.now());
  for (const { key, material, parts: named = [key] } of evaluate(
    definition,
    actor.getSnapshot().context.record,
    today,
  ).asked.materials) {
    const answer = () => actor.getSnapshot().context.record.materials[key];
    if (answer()?.licence || (answer()?.files.length ?? 0) >= named.length) continue;
    const looking = () => materials.state.getSnapshot().context.licences[key];
    if (material.from === "e-licence" && looking() !== "none" && chance() < 0.8) {
      materials.send({ type: "LICENCE", material: key });
      await until(page, parts, () => looking() !== "looking");
      if (answer()?.licence) continue;
    }
    if (material.from !== "upload" && material.orElse !== "upload") continue;
    for (const part of named) {
      materials.send({ type: "UPLOAD", material: key, file: fileFor(part, material.accept ?? ["pdf"]) });
      if (chance() < 0.7) await uploaded(page, session, parts);
    }
  }
  await uploaded(page, session, parts);
}

/** Presses 重试 on what has failed. */
async function uploaded(page: Page, { materials }: DeclarationSession, parts: PersonParts): Promise<void> {
  const running = () => materials.state.getSnapshot().context.uploads;
  for (let tries = 0; running().length > 0 && tries < 5; tries += 1) {
    await until(page, parts, () => running().every((one) => one.getSnapshot().value === "failed"));
    for (const one of running()) materials.send({ type: "UPLOAD_RETRY", id: one.getSnapshot().context.id });
  }
}
