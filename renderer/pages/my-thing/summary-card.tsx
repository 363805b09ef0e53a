// The head of an application's page: name, status, number to copy, progress and promised date.
import { chakra } from "@chakra-ui/react";
import { type ApplicationDetail, isDone, isInHand } from "../../../engine/portal/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
import { elder } from "../../look/conditions.ts";
import { Card } from "../../look/parts/card.tsx";
import { CopyButton } from "../../look/parts/copy-button.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { detailTexts as texts } from "../../texts/applications.ts";
import { groupsOfFour, toMinute } from "../../texts/formats.ts";
import { useTakeFocus } from "../page-entry.ts";
import { StatusTag } from "../parts/status-tag.tsx";
import { ThingTile } from "../parts/thing-tile.tsx";

const Root = chakra(Card, { base: { display: "grid", gap: "4" } });

const Name = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    "& h1": { fontSize: "1.625rem" },
    [elder]: { "& h1": { fontSize: "3xl" } },
  },
});
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

export function SummaryCard({ detail }: { detail: ApplicationDetail }) {
  const { number, matters, townshipName, companyName, promisedBy, status, kind, time } = detail;
  // While a department waits for the person, its promised date no longer holds.
  const isGoingOn = isInHand(status) && detail.dueBy === null;
  const done = matters.filter(isDone).length;
  const finished = texts.finished(done, matters.length);
  return (
    <Root>
      <chakra.div display="flex" alignItems={{ base: "flex-start", md: "center" }} gap="4">
        <ThingTile size="l" hue={detail.hue} icon={detail.icon} />
        <div>
          <Name>
            <PageTitle takeFocus={useTakeFocus()}>{detail.oneThingName}</PageTitle>
            <StatusTag status={detail.status} />
          </Name>
          <Row columnGap="3" textStyle="small" color="fg.muted">
            {number && (
              <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap">
                {texts.number} {groupsOfFour(number)}
                <CopyButton text={number} what={texts.number} />
              </chakra.span>
            )}
            <span>{kind === "draft" ? texts.saved(toMinute(time)) : texts.submitted(toMinute(time))}</span>
            {companyName && <span>{companyName}</span>}
            {townshipName && <span>{townshipName}</span>}
          </Row>
        </div>
      </chakra.div>
      {matters.length > 0 && (
        <div>
          <Line>
            <Muted as="span">{finished}</Muted>
            {isGoingOn && done < matters.length && promisedBy && <b>{texts.promised(promisedBy)}</b>}
          </Line>
          <Meter tone="success" label={texts.meter} value={done} max={matters.length} valueText={finished} />
        </div>
      )}
    </Root>
  );
}
