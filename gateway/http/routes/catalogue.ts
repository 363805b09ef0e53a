// Serves subjects, service lists, townships, guides and notices from the content.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import type { Ask } from "../../../engine/contract/calls.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { guideInfo } from "../../../engine/one-thing/guide/guide-view.ts";
import { offerOf } from "../../../engine/one-thing/offer.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { listedOn, offeringOf } from "../../declaring/offering.ts";
import { onceADay } from "../../declaring/once-a-day.ts";
import { oneThingItem } from "../../declaring/views/one-thing-item.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function catalogueRoutes(
  handle: Handle,
  { clock, content }: Pick<GatewayParts, "clock" | "content">,
): void {
  const { catalogue } = content;
  const today = () => todayInShanghai(clock.now());
  const daily = onceADay(today);

  function known(oneThingId: string) {
    const found = content.byId(oneThingId);
    if (!found) throw new Refusal(404, words.noSuchThing);
    return found;
  }

  const itemOf = (definition: Definition) =>
    oneThingItem(definition, offeringOf(definition, content, today()));

  /** The items of those codes that are open or will be, in that order. */
  const items = (codes: string[]) =>
    codes
      .flatMap((code) => content.byCode(code) ?? [])
      .filter(({ oneThing }) => !["over", "retired"].includes(offerOf(oneThing, today()).state))
      .map(itemOf);

  handle("listOneThing", ({ ask: { type } }) => daily(`listOneThing ${type}`, () => subjectsFor(type)));

  function subjectsFor(type: Ask<"listOneThing">["type"]) {
    const kind = type === "ENTERPRISE_SUBJECT" ? "enterprise" : "personal";
    return catalogue.subjects
      .filter((subject) => subject.kind === kind)
      .map(({ id, name, remark, eCode }) => {
        const mine = listedOn(content.newest, today()).filter(({ oneThing }) => oneThing.subject === name);
        const integrations = mine.map(itemOf);
        const integrationCount = integrations.length;
        return { id, subjectName: name, integrationCount, integrations, remark, eCode };
      })
      .filter(({ integrationCount }) => integrationCount > 0);
  }

  handle("areaProject", () => ({ projectArea: catalogue.townships }));

  handle("serviceList", ({ ask: { code } }) => daily(`serviceList ${code}`, () => listsOf(code)));

  function listsOf(code: Ask<"serviceList">["code"]) {
    const groups = catalogue.serviceLists[code].map((entry) =>
      typeof entry === "string" ? { group: "", items: [entry] } : entry,
    );
    const flat = groups.every(({ group }) => group === "");
    const lists = flat ? [{ group: "", items: groups.flatMap((entry) => entry.items) }] : groups;
    return lists
      .map(({ group, items: codes }) => ({ group, items: items(codes) }))
      .filter((list) => list.items.length > 0);
  }

  handle("guideInfo", ({ ask }) => {
    const definition = known(ask.oneThingId);
    return daily(`guideInfo ${ask.oneThingId}`, () => ({
      ...guideInfo(definition, content.catalogue.city),
      offering: offeringOf(definition, content, today()),
    }));
  });

  handle("noticeList", ({ ask: { oneThingId, terminal } }) => {
    const notices = known(oneThingId).oneThing.notices.filter(
      (notice) => notice.terminal === terminal || notice.terminal === "all",
    );
    return notices.map(({ id, title, html, allowContinue }) => ({ id, title, html, allowContinue }));
  });
}
