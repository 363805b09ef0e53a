// A person looks at 我的申报, does what an application waits for, takes one back, or pries into what is others'.

import type { ApplicationSummary } from "../../engine/contract/types.gen.ts";
import { below } from "../../workshop/answers/chance.ts";
import type { Page } from "./device.ts";
import { answerPopup, fileFor, Left, type PersonParts, rootOf, type Sitting, second } from "./sitting.ts";

/** Looks at 我的申报, and does there what an application waits for. */
export async function follow(page: Page, sitting: Sitting, parts: PersonParts): Promise<void> {
  const { chance } = sitting;
  const { client, send } = page.portal;
  const asked = parts.timeline.now();
  const list = await tried(page, client.call("applications", {}));
  for (const item of list.items) parts.told(item, asked);
  for (const item of list.items) {
    await parts.timeline.sleep(below(chance, 20 * second));
    if (!page.open) throw new Left();
    const pressed = chance();
    if (item.kind === "draft") {
      if (!sitting.calm && pressed < 0.1) send({ type: "OFFICE", action: "delete", draftId: item.id });
    } else if (item.waitsFor === "mending") await mend(page, item, sitting, parts);
    else if (item.status === "已申请" && pressed < 0.25)
      send({ type: "OFFICE", action: "withdraw", id: item.id });
    else if (item.status === "不予批准" && pressed < 0.12)
      send({ type: "OFFICE", action: "reapply", id: item.id });
    await parts.timeline.sleep(2 * second);
    if (rootOf(page).popup) answerPopup(page, sitting);
  }
}

async function mend(
  page: Page,
  { id }: ApplicationSummary,
  { chance }: Sitting,
  parts: PersonParts,
): Promise<void> {
  const detail = await tried(page, page.portal.client.call("projectInfo", { id }));
  const matter = detail.matters.find(({ status }) => status === "待补正");
  if (!matter) return;
  const supplement = await page.portal.supplement({ id, matterInfoId: matter.matterInfoId });
  supplement.start();
  supplement.send({ type: "ADD", file: fileFor("补正", ["pdf"]) });
  await parts.timeline.sleep(below(chance, 10 * second));
  supplement.send({ type: "NOTE", note: "已补拍照片" });
  await parts.timeline.sleep(below(chance, 10 * second));
  supplement.send({ type: "HAND_IN" });
  await parts.timeline.sleep(20 * second);
  supplement.stop();
}

/** Asks for what is others' by ids that only they can know. */
export async function pry(page: Page, { person, chance }: Sitting, parts: PersonParts): Promise<void> {
  const { client } = page.portal;
  const ids = parts.othersIds(person);
  for (let asked = 0; asked < 6 && ids.length > 0; asked += 1) {
    const id = ids[below(chance, ids.length)] ?? "";
    const idempotencyKey = id.split("").reverse().join("");
    const ways = [
      () => client.call("draft", { draftId: id }, { quiet: true }),
      () => client.call("projectInfo", { id }, { quiet: true }),
      () => client.call("projectInfo", { id, full: "1" }, { quiet: true }),
      () => client.call("withdrawApplication", { id }, { quiet: true, idempotencyKey }),
      () => client.call("withdrawDraft", { draftId: id }, { quiet: true, idempotencyKey }),
      () => client.call("importJsonData", { id }, { quiet: true, idempotencyKey }),
      () => client.call("deleteFile", { fileId: id }, { quiet: true, idempotencyKey }),
      () => client.call("registerDeclare", { draftId: id }, { quiet: true, idempotencyKey, ifMatch: 1 }),
    ];
    const way = ways[below(chance, ways.length)] as () => Promise<unknown>;
    const got = await way().then(
      () => true,
      () => false,
    );
    if (got) parts.violated(`${person.realName} got at ${id}, which is another's, by ${way}`);
    await parts.timeline.sleep(second);
  }
}

async function tried<Answer>(page: Page, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch {
    page.close(true);
    throw new Left();
  }
}
