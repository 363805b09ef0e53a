// In: the draft of a company's declaration. Out: its ways to the platform of electronic seals (签章记录), and how one that is open is gone on with.
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import type { SealTrace, SignFlow, SignState } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { FailedNote } from "../../look/parts/failed-note.tsx";
import { Note } from "../../look/parts/note.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { useLoad, usePortalParts } from "../../portal.ts";
import { sealWords } from "../../words/steps/seal.ts";
import { toMinute } from "../../words/written.ts";

const tones: Record<SignState, Tone> = {
  open: "info",
  signed: "success",
  refused: "danger",
  expired: "neutral",
  failed: "danger",
};

const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "5" } });
const Title = chakra("h2", { base: { textStyle: "cardTitle", mb: "2" } });
const List = chakra("ol", { base: { listStyleType: "none" } });
const Item = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
});
const Words = chakra("div", { base: { flex: "1 1 14rem", minW: "0" } });
const Muted = chakra("p", {
  base: {
    textStyle: "small",
    color: "fg.muted",
    "& > span": { display: "inline-block", whiteSpace: "nowrap", me: "4" },
  },
});
const FileLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: "tap",
    color: "brand.solid",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
  },
});

export interface SealRecordsProps {
  draftId: string;
  /** The signature that the declaration has, when it is good. */
  signatureId: string | undefined;
  seal: SealTrace;
  busy: boolean;
  onResume: (flowId: string) => void;
  /** The draft at the gateway has a seal that is not here yet. */
  onTake: () => void;
}

export default function SealRecords(props: SealRecordsProps) {
  const { draftId, signatureId, seal, onTake } = props;
  const { data, status, refresh } = useLoad("getSignHistoryList", { draftId }, { fresh: true });
  useReturn(refresh);
  if (!data && status === "failed") {
    return (
      <FailedNote quiet retry={sealWords.reload} onRetry={refresh}>
        {sealWords.recordsFailed}
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
    <Stack>
      {elsewhere && !signatureId && (
        <Note tone="success" role="status" action={<Button onClick={onTake}>{sealWords.take}</Button>}>
          {sealWords.elsewhere}
        </Note>
      )}
      {seal.away && !elsewhere && !signatureId && flows[0]?.state === "open" && (
        <Note tone="warning" role="status">
          <b>{sealWords.away}</b>
          <p>{sealWords.awayLead}</p>
        </Note>
      )}
      <Card aria-labelledby="seal-records">
        <Title id="seal-records">{sealWords.records}</Title>
        <List>
          {flows.map((flow) => (
            <Flow key={flow.flowId} flow={flow} {...props} />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

/** Who was on the platform, and comes back by the browser's own button or from another window, sees what has become of it. */
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

function Flow({ flow, signatureId, busy, onResume }: SealRecordsProps & { flow: SignFlow }) {
  const { client } = usePortalParts();
  const { flowId, state, companyName, beganAt, expiresAt, endedAt } = flow;
  const began = toMinute(beganAt);
  const file = flow.fileUrl === null ? null : client.fileUrl(flow.fileUrl);
  return (
    <Item>
      <Tag tone={tones[state]}>{sealWords.states[state]}</Tag>
      <Words>
        <p>{companyName}</p>
        <Muted>
          <span>{sealWords.began(began)}</span>
          <span>{endedAt ? sealWords.ended(toMinute(endedAt)) : sealWords.until(toMinute(expiresAt))}</span>
        </Muted>
      </Words>
      {signatureId !== undefined && flow.signatureId === signatureId && (
        <Tag tone="success" icon="check">
          {sealWords.inForce}
        </Tag>
      )}
      {state === "open" && (
        <Button
          variant="secondary"
          aria-label={sealWords.resumeOf(began)}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => onResume(flowId)}
        >
          {sealWords.resume}
        </Button>
      )}
      {file !== null && (
        <FileLink href={file} target="_blank" rel="noopener noreferrer" aria-label={sealWords.fileOf(began)}>
          <Icon name="file" size={20} />
          {sealWords.file}
        </FileLink>
      )}
    </Item>
  );
}
