// The signing flows on the platform of electronic seals (签章记录); an open one can be continued.
import { useEffect } from "react";
import type { SealTrace } from "../../../engine/index.ts";
import type { SignFlow, SignState } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { FailedNote } from "../../look/parts/failed-note.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { Note } from "../../look/parts/note.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { toMinute } from "../../texts/formats.ts";
import { sealTexts } from "../../texts/sign.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./seal-records.styles.ts";

const tones: Record<SignState, Tone> = {
  open: "info",
  signed: "success",
  refused: "danger",
  expired: "neutral",
  failed: "danger",
};

const Item = part("li", styles.item);
const Muted = part("p", styles.muted);
const FileLink = part("a", styles.fileLink);

export interface SealRecordsProps {
  flows: StepProps["sealFlows"];
  fileUrl: StepProps["client"]["fileUrl"];
  /** The declaration's signature, if it is good. */
  signatureId: string | undefined;
  seal: SealTrace;
  busy: boolean;
  onResume: (flowId: string) => void;
  /** The draft at the gateway has a seal that is missing here. */
  onTake: () => void;
}

export default function SealRecords(props: SealRecordsProps) {
  const { signatureId, seal, onTake } = props;
  const { data, status, refresh } = props.flows;
  useReturn(refresh);
  if (!data && status === "failed") {
    return (
      <FailedNote quiet retry={sealTexts.reload} onRetry={refresh}>
        {sealTexts.recordsFailed}
      </FailedNote>
    );
  }
  if (!data) return <SkeletonRows rows={2} />;
  const { flows } = data;
  const elsewhere = flows.some(
    (flow) =>
      flow.signatureId !== null && flow.signatureId === data.signatureId && flow.signatureId !== signatureId,
  );
  if (flows.length === 0) return null;
  return (
    <Stack gap="5">
      {elsewhere && !signatureId && (
        <Note tone="success" role="status" action={<Button onClick={onTake}>{sealTexts.take}</Button>}>
          {sealTexts.elsewhere}
        </Note>
      )}
      {seal.away && !elsewhere && !signatureId && flows[0]?.state === "open" && (
        <Note tone="warning" role="status">
          <b>{sealTexts.away}</b>
          <p>{sealTexts.awayLead}</p>
        </Note>
      )}
      <Card aria-labelledby="seal-records">
        <CardTitle className={styles.title} id="seal-records">
          {sealTexts.records}
        </CardTitle>
        <ol className={styles.list}>
          {flows.map((flow) => (
            <Flow key={flow.flowId} flow={flow} {...props} />
          ))}
        </ol>
      </Card>
    </Stack>
  );
}

/** Refreshes when a person returns from the platform, by the browser's back button or from another window. */
function useReturn(refresh: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time, which does the same
  useEffect(() => {
    const look = () => {
      if (!document.hidden) refresh();
    };
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

function Flow({ flow, fileUrl, signatureId, busy, onResume }: SealRecordsProps & { flow: SignFlow }) {
  const { flowId, state, companyName, beganAt, expiresAt, endedAt } = flow;
  const began = toMinute(beganAt);
  const file = flow.fileUrl === null ? null : fileUrl(flow.fileUrl);
  return (
    <Item>
      <Tag tone={tones[state]}>{sealTexts.states[state]}</Tag>
      <div className={styles.words}>
        <p>{companyName}</p>
        <Muted>
          <span>{sealTexts.began(began)}</span>
          <span>{endedAt ? sealTexts.ended(toMinute(endedAt)) : sealTexts.until(toMinute(expiresAt))}</span>
        </Muted>
      </div>
      {signatureId !== undefined && flow.signatureId === signatureId && (
        <Tag tone="success" icon="check">
          {sealTexts.inForce}
        </Tag>
      )}
      {state === "open" && (
        <Button
          variant="secondary"
          aria-label={sealTexts.resumeOf(began)}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => onResume(flowId)}
        >
          {sealTexts.resume}
        </Button>
      )}
      {file !== null && (
        <FileLink href={file} target="_blank" rel="noopener noreferrer" aria-label={sealTexts.fileOf(began)}>
          <Icon name="file" size={20} />
          {sealTexts.file}
        </FileLink>
      )}
    </Item>
  );
}
