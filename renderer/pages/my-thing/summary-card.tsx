// In: one submitted declaration. Out: the head of its page: name, status, number to copy, how far it is and when it is promised.
import { chakra } from "@chakra-ui/react";
import type { ApplicationDetail } from "../../../engine/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
import { Card } from "../../look/parts/card.tsx";
import { CopyButton } from "../../look/parts/copy-button.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { detailWords } from "../../words/detail-page.ts";
import { groupsOfFour, toMinute } from "../../words/written.ts";
import { useTakeFocus } from "../page-entry.ts";
import { StatusTag } from "../parts/status-tag.tsx";
import { ThingTile } from "../parts/thing-tile.tsx";

const words = detailWords;

const Root = chakra(Card, { base: { display: "grid", gap: "4" } });
const Head = chakra("div", {
  base: { display: "flex", alignItems: { base: "flex-start", md: "center" }, gap: "4" },
});
const Name = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", "& h1": { fontSize: "26px" } },
});
const Facts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    textStyle: "small",
    color: "fg.muted",
  },
});
const Digits = chakra("span", { base: { display: "inline-flex", alignItems: "center", flexWrap: "wrap" } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    mb: "1.5",
    textStyle: "small",
  },
});
const Muted = chakra("span", { base: { color: "fg.muted" } });

export function SummaryCard({ detail }: { detail: ApplicationDetail }) {
  const { number, matters, townshipName, companyName, promisedBy, status, kind, time } = detail;
  // While a department waits for the person, the day that it promised is not the day it will be.
  const isGoingOn = status === "已申请" || (status === "办理中" && detail.dueBy === null);
  const done = matters.filter(({ status }) => status === "已办结").length;
  const finished = words.finished(done, matters.length);
  return (
    <Root as="div">
      <Head>
        <ThingTile size="l" hue={detail.hue} icon={detail.icon} />
        <div>
          <Name>
            <PageTitle takeFocus={useTakeFocus()}>{detail.oneThingName}</PageTitle>
            <StatusTag status={detail.status} />
          </Name>
          <Facts>
            {number && (
              <Digits>
                {words.number} {groupsOfFour(number)}
                <CopyButton text={number} what={words.number} />
              </Digits>
            )}
            <span>{kind === "draft" ? words.saved(toMinute(time)) : words.submitted(toMinute(time))}</span>
            {companyName && <span>{companyName}</span>}
            {townshipName && <span>{townshipName}</span>}
          </Facts>
        </div>
      </Head>
      {matters.length > 0 && (
        <div>
          <Line>
            <Muted>{finished}</Muted>
            {isGoingOn && done < matters.length && promisedBy && <b>{words.promised(promisedBy)}</b>}
          </Line>
          <Meter tone="success" label={words.meter} value={done} max={matters.length} valueText={finished} />
        </div>
      )}
    </Root>
  );
}
