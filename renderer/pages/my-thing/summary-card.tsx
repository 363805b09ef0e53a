// The head of an application's page: name, status, number to copy, progress and promised date.
import { type ApplicationDetail, isDone, isInHand } from "../../../engine/portal/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
import { part } from "../../look/part.tsx";
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
import styles from "./summary-card.styles.ts";

const Root = part(Card, styles.root);

const Name = part("div", styles.name);
const Line = part("div", styles.line);

export function SummaryCard({ detail }: { detail: ApplicationDetail }) {
  const { number, matters, townshipName, companyName, promisedBy, status, kind, time } = detail;
  // While a department waits for the person, its promised date no longer holds.
  const isGoingOn = isInHand(status) && detail.dueBy === null;
  const done = matters.filter(isDone).length;
  const finished = texts.finished(done, matters.length);
  return (
    <Root>
      <div className={styles.head}>
        <ThingTile size="l" hue={detail.hue} icon={detail.icon} />
        <div>
          <Name>
            <PageTitle takeFocus={useTakeFocus()}>{detail.oneThingName}</PageTitle>
            <StatusTag status={detail.status} />
          </Name>
          <Row className={styles.facts}>
            {number && (
              <span className={styles.status}>
                {texts.number} {groupsOfFour(number)}
                <CopyButton text={number} what={texts.number} />
              </span>
            )}
            <span>{kind === "draft" ? texts.saved(toMinute(time)) : texts.submitted(toMinute(time))}</span>
            {companyName && <span>{companyName}</span>}
            {townshipName && <span>{townshipName}</span>}
          </Row>
        </div>
      </div>
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
