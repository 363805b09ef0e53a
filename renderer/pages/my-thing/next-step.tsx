// In: an application. Out: why it stands as it does, what can be done next and by when, and the button or form that does it.
import { chakra } from "@chakra-ui/react";
import { type ComponentType, lazy, Suspense } from "react";
import type { ApplicationDetail, ApplicationStatus } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { useSend } from "../../portal.ts";
import { nextWords } from "../../words/steps/next-step.ts";
import { AskedButton } from "./asked-button.tsx";

const words = nextWords;
const SupplementForm = lazy(() => import("./supplement-form.tsx"));

const Title = chakra("h2", { base: { mb: "3", textStyle: "cardTitle" } });
const Root = chakra(Card, {
  base: {},
  variants: {
    asks: { true: { borderColor: "warning.border", borderInlineStartWidth: "4px" } },
  },
});
const Deeds = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "5", _print: { display: "none" } },
});
const Form = chakra("div", { base: { mt: "5", _print: { display: "none" } } });

interface PartProps {
  detail: ApplicationDetail;
  onRefresh: () => void;
}

/** Spec 4: each of the six statuses says why, what next and by when. */
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
    <Root asks={asks} aria-labelledby="next-step">
      <Title id="next-step">{words.title}</Title>
      <DataPairs
        wide
        pairs={[
          { label: words.why, value: why },
          { label: words.what, value: what },
          { label: words.when, value: when },
        ]}
      />
      {children}
    </Root>
  );
}

function Draft({ detail: { id, code, oneThingName, statusNote, ended = false } }: PartProps) {
  const send = useSend();
  return (
    <Frame
      why={ended ? statusNote : words.draft.why}
      what={ended ? words.draft.whatEnded : words.draft.what}
      when={ended ? words.whenever : words.draft.when}
    >
      <Deeds>
        {!ended && (
          <Button onClick={() => send({ type: "RESUME", draftId: id, code })}>{words.draft.resume}</Button>
        )}
        <AskedButton
          name={words.draft.remove}
          title={words.draft.removeTitle}
          lead={words.draft.removeLead(oneThingName)}
          onConfirm={() => send({ type: "OFFICE", action: "delete", draftId: id, leave: true })}
        />
      </Deeds>
    </Frame>
  );
}

function Submitted({ detail: { id, statusNote, promisedBy, canWithdraw } }: PartProps) {
  const send = useSend();
  const { what, when, withdraw, withdrawTitle, withdrawLead } = words.submitted;
  return (
    <Frame why={statusNote} what={canWithdraw ? what : words.inHand.what} when={when(promisedBy ?? "")}>
      {canWithdraw && (
        <Deeds>
          <AskedButton
            name={withdraw}
            title={withdrawTitle}
            lead={withdrawLead}
            onConfirm={() => send({ type: "OFFICE", action: "withdraw", id })}
          />
        </Deeds>
      )}
    </Frame>
  );
}

function InHand({ detail: { matters, statusNote, promisedBy, dueBy } }: PartProps) {
  const mending = matters.find(({ status }) => status === "待补正");
  if (mending) {
    return (
      <Frame
        asks
        why={statusNote}
        what={words.inHand.mend}
        when={dueBy ? words.inHand.mendBy(dueBy) : words.whenever}
      >
        <Deeds>
          <Button onClick={() => showMatter(mending.matterInfoId)}>{words.inHand.toMend}</Button>
        </Deeds>
      </Frame>
    );
  }
  if (matters.every(({ status }) => status === "已办结")) {
    return <Frame why={statusNote} what={words.inHand.finished} when={words.inHand.finishedWhen} />;
  }
  return <Frame why={statusNote} what={words.inHand.what} when={words.submitted.when(promisedBy ?? "")} />;
}

/** Leads eyes and focus there; what stands there is open. */
function showMatter(matterInfoId: string): void {
  const matter = document.getElementById(`matter-${matterInfoId}`);
  matter?.setAttribute("open", "");
  matter?.scrollIntoView();
  matter?.querySelector("summary")?.focus({ preventScroll: true });
}

function Authority({ detail: { id, reason, statusNote, dueBy } }: PartProps) {
  const { what, when } = words.authority;
  return (
    <Frame asks why={reason ?? statusNote} what={what} when={dueBy ? when(dueBy) : words.whenever}>
      <Form>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <SupplementForm of={{ id }} />
        </Suspense>
      </Form>
    </Frame>
  );
}

const canReapply = 8;

function Lapsed({ detail: { reason, statusNote, dueBy, company }, onRefresh }: PartProps) {
  const send = useSend();
  const { what, when, apply, look } = words.lapsed;
  const state = company?.state ?? -1;
  return (
    <Frame
      asks
      why={reason ?? statusNote}
      what={what[state] ?? statusNote}
      when={dueBy ? when(dueBy) : words.whenever}
    >
      <Deeds>
        {company && state === canReapply && (
          <Button onClick={() => send({ type: "OFFICE", action: "authorise", companyId: company.id })}>
            {apply}
          </Button>
        )}
        <Button variant="quiet" onClick={onRefresh}>
          {look}
        </Button>
      </Deeds>
    </Frame>
  );
}

function Refused({ detail: { id, reason, statusNote } }: PartProps) {
  const send = useSend();
  return (
    <Frame asks why={reason ?? statusNote} what={words.refused.what} when={words.whenever}>
      <Deeds>
        <Button onClick={() => send({ type: "OFFICE", action: "reapply", id })}>{words.refused.again}</Button>
      </Deeds>
    </Frame>
  );
}
