// Explains the status of an application, what can be done next and by when, with the button or form that does it.
import { type ComponentType, lazy, Suspense } from "react";
import {
  type ApplicationDetail,
  type ApplicationStatus,
  companyState,
  isDone,
  isToMend,
} from "../../../engine/portal/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { Actions } from "../../look/parts/layout.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { useSend } from "../../portal.ts";
import { nextTexts as texts } from "../../texts/applications.ts";
import { AskedButton } from "./asked-button.tsx";
import styles from "./next-step.styles.ts";

const SupplementForm = lazy(() => import("./supplement-form.tsx"));

interface PartProps {
  detail: ApplicationDetail;
  onRefresh: () => void;
}

/** Spec 4: each of the six statuses explains itself, and says what comes next and by when. */
const parts = {
  暂存件: Draft,
  已申请: Submitted,
  办理中: InHand,
  未上传委托书: Authority,
  授权过期: Lapsed,
  不予批准: Refused,
} satisfies Record<ApplicationStatus, ComponentType<PartProps>>;

export function NextStep(props: PartProps) {
  const Part = parts[props.detail.status];
  return <Part {...props} />;
}

function Frame({
  why,
  what,
  when,
  asks = false,
  children,
}: {
  why: string;
  what: string;
  when: string;
  /** It is the person's turn. */
  asks?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <Card className={asks ? styles.asks : undefined} aria-labelledby="next-step">
      <CardTitle className={styles.title} id="next-step">
        {texts.title}
      </CardTitle>
      <DataPairs
        wide
        pairs={[
          { label: texts.why, value: why },
          { label: texts.what, value: what },
          { label: texts.when, value: when },
        ]}
      />
      {children}
    </Card>
  );
}

function Draft({ detail: { id, code, oneThingName, statusNote, ended = false } }: PartProps) {
  const send = useSend();
  return (
    <Frame
      why={ended ? statusNote : texts.draft.why}
      what={ended ? texts.draft.whatEnded : texts.draft.what}
      when={ended ? texts.whenever : texts.draft.when}
    >
      <Actions className={styles.actions}>
        {!ended && (
          <Button onClick={() => send({ type: "RESUME", draftId: id, code })}>{texts.draft.resume}</Button>
        )}
        <AskedButton
          name={texts.draft.remove}
          title={texts.draft.removeTitle}
          lead={texts.draft.removeLead(oneThingName)}
          onConfirm={() => send({ type: "OFFICE", action: "delete", draftId: id, leave: true })}
        />
      </Actions>
    </Frame>
  );
}

function Submitted({ detail: { id, statusNote, promisedBy, canWithdraw } }: PartProps) {
  const send = useSend();
  const { what, when, withdraw, withdrawTitle, withdrawLead } = texts.submitted;
  return (
    <Frame why={statusNote} what={canWithdraw ? what : texts.inHand.what} when={when(promisedBy ?? "")}>
      {canWithdraw && (
        <Actions className={styles.actions}>
          <AskedButton
            name={withdraw}
            title={withdrawTitle}
            lead={withdrawLead}
            onConfirm={() => send({ type: "OFFICE", action: "withdraw", id })}
          />
        </Actions>
      )}
    </Frame>
  );
}

function InHand({ detail: { matters, statusNote, promisedBy, dueBy } }: PartProps) {
  const mending = matters.find(isToMend);
  if (mending) {
    return (
      <Frame
        asks
        why={statusNote}
        what={texts.inHand.mend}
        when={dueBy ? texts.inHand.mendBy(dueBy) : texts.whenever}
      >
        <Actions className={styles.actions}>
          <Button onClick={() => showMatter(mending.matterInfoId)}>{texts.inHand.toMend}</Button>
        </Actions>
      </Frame>
    );
  }
  if (matters.every(isDone)) {
    return <Frame why={statusNote} what={texts.inHand.finished} when={texts.inHand.finishedWhen} />;
  }
  return <Frame why={statusNote} what={texts.inHand.what} when={texts.submitted.when(promisedBy ?? "")} />;
}

/** Scrolls to it and focuses it; it is already open. */
function showMatter(matterInfoId: string): void {
  const matter = document.getElementById(`matter-${matterInfoId}`);
  matter?.setAttribute("open", "");
  matter?.scrollIntoView();
  matter?.querySelector("summary")?.focus({ preventScroll: true });
}

function Authority({ detail: { id, reason, statusNote, dueBy } }: PartProps) {
  const { what, when } = texts.authority;
  return (
    <Frame asks why={reason ?? statusNote} what={what} when={dueBy ? when(dueBy) : texts.whenever}>
      <div className={styles.actions}>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <SupplementForm of={{ id }} />
        </Suspense>
      </div>
    </Frame>
  );
}

function Lapsed({ detail: { reason, statusNote, dueBy, company }, onRefresh }: PartProps) {
  const send = useSend();
  const { what, when, apply, look } = texts.lapsed;
  const state = company?.state ?? -1;
  return (
    <Frame
      asks
      why={reason ?? statusNote}
      what={what[state] ?? statusNote}
      when={dueBy ? when(dueBy) : texts.whenever}
    >
      <Actions className={styles.actions}>
        {company && companyState(state).canReapply && (
          <Button onClick={() => send({ type: "OFFICE", action: "authorise", companyId: company.id })}>
            {apply}
          </Button>
        )}
        <Button variant="quiet" onClick={onRefresh}>
          {look}
        </Button>
      </Actions>
    </Frame>
  );
}

function Refused({ detail: { id, reason, statusNote } }: PartProps) {
  const send = useSend();
  return (
    <Frame asks why={reason ?? statusNote} what={texts.refused.what} when={texts.whenever}>
      <Actions className={styles.actions}>
        <Button onClick={() => send({ type: "OFFICE", action: "reapply", id })}>{texts.refused.again}</Button>
      </Actions>
    </Frame>
  );
}
