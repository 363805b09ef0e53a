// In: one submitted declaration. Out: the head of its page: name, status, number to copy, how far it is and when it is promised.
import { chakra } from "@chakra-ui/react";
import type { ApplicationDetail, ApplicationStatus } from "../../../engine/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
import { Card } from "../../look/parts/card.tsx";
import { CopyButton } from "../../look/parts/copy-button.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { Note } from "../../look/parts/note.tsx";
import { detailWords } from "../../words/detail-page.ts";
import { groupsOfFour, toMinute } from "../../words/written.ts";
import { useTakeFocus } from "../page-entry.ts";
import { StatusTag } from "../status-tag.tsx";
import { ThingTile } from "../thing-tile.tsx";

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

/** Only these say more than the progress below. */
const asksSomething: ReadonlySet<ApplicationStatus> = new Set(["不予批准", "未上传委托书", "授权过期"]);

export function SummaryCard({ detail }: { detail: ApplicationDetail }) {
  const { number, matters, townshipName } = detail;
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
            <span>{words.submitted(toMinute(detail.time))}</span>
            {townshipName && <span>{townshipName}</span>}
          </Facts>
        </div>
      </Head>
      {asksSomething.has(detail.status) && <Note tone="warning">{detail.statusNote}</Note>}
      <div>
        <Line>
          <Muted>{finished}</Muted>
          {done < matters.length && <b>{words.promised(detail.promisedBy)}</b>}
        </Line>
        <Meter tone="success" label={words.meter} value={done} max={matters.length} valueText={finished} />
      </div>
    </Root>
  );
}
