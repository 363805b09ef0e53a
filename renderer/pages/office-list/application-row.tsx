// The row of an application or draft: what it is, its status and why, and the next thing to do.
import { lazy, Suspense, useState } from "react";
import type { ApplicationSummary } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Row as Line, Stack } from "../../look/parts/layout.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { Small, Unbroken } from "../../look/parts/text.tsx";
import { TextLink } from "../../look/parts/text-link.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useSend } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";
import { groupsOfFour, toMinute } from "../../texts/formats.ts";
import { places } from "../parts/places.ts";
import { StatusTag } from "../parts/status-tag.tsx";
import { ThingTile } from "../parts/thing-tile.tsx";
import styles from "./application-row.styles.ts";

const Row = part("li", styles.row);
const NameLink = part(TextLink, styles.nameLink);

const ConfirmDialog = lazy(() => import("../../dialogs/confirm.tsx"));

export function ApplicationRow({ application }: { application: ApplicationSummary }) {
  const { id, oneThingName, status, statusNote, waitsFor, reason, dueBy, hue, icon } = application;
  return (
    <Row>
      <ThingTile hue={hue} icon={icon} />
      <div>
        <h2 className={styles.title}>
          <NameLink to={places.detail(id)}>{oneThingName}</NameLink>
        </h2>
        <Small>
          {factsOf(application).map((fact) => (
            <Unbroken key={fact}>{fact} </Unbroken>
          ))}
        </Small>
      </div>
      <div>
        <Line className={styles.words}>
          <StatusTag status={status} />
          {waitsFor === "mending" && <Tag tone="warning">{texts.toMend}</Tag>}
        </Line>
        <Small>{status === "不予批准" && reason ? reason : statusNote}</Small>
        {dueBy && <Small>{texts.dueBy(dueBy)}</Small>}
      </div>
      <Stack gap="1">
        <NextStep application={application} />
      </Stack>
    </Row>
  );
}

function factsOf({ kind, number, time, townshipName, companyName }: ApplicationSummary): string[] {
  const when = kind === "draft" ? texts.savedAt(toMinute(time)) : toMinute(time);
  return [
    number ? texts.number(groupsOfFour(number)) : "",
    companyName ?? "",
    townshipName ?? "",
    when,
  ].filter(Boolean);
}

function NextStep({ application }: { application: ApplicationSummary }) {
  const { id, kind, status, waitsFor, oneThingName } = application;
  if (kind === "draft") return <DraftSteps application={application} />;
  return (
    // What the person has to do comes first in the row.
    <Button variant={waitsFor ? "primary" : "quiet"} asChild>
      <Link to={places.detail(id)}>
        {waitsFor === "mending" ? texts.mend : texts.actions[status]}
        <VisuallyHidden>{texts.of(oneThingName)}</VisuallyHidden>
      </Link>
    </Button>
  );
}

function DraftSteps({ application: { id, code, oneThingName } }: { application: ApplicationSummary }) {
  const send = useSend();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => send({ type: "RESUME", draftId: id, code })}>
        {texts.actions.暂存件}
        <VisuallyHidden>{texts.of(oneThingName)}</VisuallyHidden>
      </Button>
      <Button variant="text" onClick={() => setAsking(true)}>
        {texts.remove}
        <VisuallyHidden>{texts.of(oneThingName)}</VisuallyHidden>
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            title={texts.removeTitle}
            deed={texts.remove}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              send({ type: "OFFICE", action: "delete", draftId: id });
            }}
          >
            {texts.removeLead(oneThingName)}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
