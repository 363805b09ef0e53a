// What the content answers to anybody: subjects, service lists, townships, guides and notices, worked out once a day, and searches.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { Ask, Data } from "../../engine/contract/calls.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { guideInfo } from "../../engine/one-thing/guide/guide-view.ts";
import { offerOf } from "../../engine/one-thing/offer.ts";
import type { Clock } from "../base/clock.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { Definitions } from "../database/definitions.ts";
import { listedOn, offeringOf } from "../declaring/offering.ts";
import { onceADay } from "../declaring/once-a-day.ts";
import { oneThingItem } from "../declaring/views/one-thing-item.ts";
import { cleverFilter } from "./clever-filter.ts";

type Answered = "listOneThing" | "areaProject" | "serviceList" | "guideInfo" | "noticeList" | "cleverFilter";

/** The answer of each call that needs neither session nor signature. */
export type CatalogueAnswers = { [Name in Answered]: (ask: Ask<Name>) => Data<Name> | Promise<Data<Name>> };

export function catalogueAnswers({
  clock,
  content,
}: {
  clock: Clock;
  content: Definitions;
}): CatalogueAnswers {
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

  return {
    listOneThing({ type, only }) {
      const subjects = daily(`listOneThing ${type}`, () => subjectsFor(type));
      return only === "counts" ? subjects.map((subject) => ({ ...subject, integrations: [] })) : subjects;
    },
    cleverFilter: cleverFilter({ clock, content }),
    areaProject: () => ({ projectArea: catalogue.townships }),
    serviceList: ({ code }) => daily(`serviceList ${code}`, () => listsOf(code)),
    guideInfo({ oneThingId }) {
      const definition = known(oneThingId);
      return daily(`guideInfo ${oneThingId}`, () => ({
        ...guideInfo(definition, content.catalogue.city),
        offering: offeringOf(definition, content, today()),
      }));
    },
    noticeList({ oneThingId, terminal }) {
      const notices = known(oneThingId).oneThing.notices.filter(
        (notice) => notice.terminal === terminal || notice.terminal === "all",
      );
      return notices.map(({ id, title, html, allowContinue }) => ({ id, title, html, allowContinue }));
    },
  };
}
