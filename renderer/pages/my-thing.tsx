// The page `/my/thing/:id`: what a declaration waits for, its progress, what was declared and its files; printable.
import { type RefObject, useEffect, useRef } from "react";
import { type ApplicationDetail, isInHand } from "../../engine/portal/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Stack, WithAside } from "../look/parts/layout.tsx";
import { useLoad, usePortal } from "../portal.ts";
import { Link, useParams } from "../router.tsx";
import { detailTexts as texts } from "../texts/applications.ts";
import { pageTexts } from "../texts/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { LoadView } from "./load-view.tsx";
import { Applicant, Declared, History, LetGo } from "./my-thing/declared.tsx";
import { MattersProgress } from "./my-thing/matters-progress.tsx";
import { NextStep } from "./my-thing/next-step.tsx";
import { Papers } from "./my-thing/papers.tsx";
import { SummaryCard } from "./my-thing/summary-card.tsx";
import styles from "./my-thing.styles.ts";
import { NeedsLogin } from "./needs-login.tsx";
import { useTakeFocus, useTitle } from "./page-entry.ts";
import { places } from "./parts/places.ts";
import PrintedReceipt from "./print/printed-receipt.tsx";

/** Anything else was never an id, so it is not sent. */
const isId = /^[\w-]{1,64}$/;

export default function MyThingPage() {
  const { id = "" } = useParams();
  const tab = usePortal((portal) => portal.officeActiveTab);
  useNavPlace("mine");
  return (
    <Container>
      <Breadcrumbs
        trail={[
          { words: pageTexts.crumbs.home, to: places.nav.home },
          { words: pageTexts.crumbs.mine, to: places.nav.mine + tab },
          { words: pageTexts.crumbs.detail },
        ]}
      />
      <NeedsLogin titled>
        {(user) => (isId.test(id) ? <MyThing key={`${user.id} ${id}`} id={id} /> : <NotMine />)}
      </NeedsLogin>
    </Container>
  );
}

function MyThing({ id }: { id: string }) {
  const load = useLoad("projectInfo", { id }, { fresh: true });
  useTitle(load.data && pageTexts.title.detailOf(load.data.oneThingName));
  // It does not exist or belongs to somebody else, which look the same; or it was just withdrawn or deleted.
  if (load.failure?.status === 404) return <NotMine />;
  return <LoadView load={load}>{(detail) => <Detail detail={detail} onRefresh={load.refresh} />}</LoadView>;
}

function Detail({ detail, onRefresh }: { detail: ApplicationDetail; onRefresh: () => void }) {
  const { id, code, kind, status, matters, supplements } = detail;
  const title = useRef<HTMLDivElement>(null);
  useMovedOn(title, status, matters);
  return (
    <>
      {kind === "application" && <PrintedReceipt id={id} full />}
      <div ref={title}>
        <SummaryCard detail={detail} />
      </div>
      <WithAside>
        <Stack gap="4">
          <NextStep detail={detail} onRefresh={onRefresh} />
          {matters.length > 0 && <MattersProgress id={id} matters={matters} open={isInHand(status)} />}
          <History entries={detail.history} />
          <Declared detail={detail} />
          <LetGo answers={detail.notAsked ?? []} />
        </Stack>
        <Stack gap="4">
          <Applicant detail={detail} />
          <Papers materials={detail.materials} supplements={supplements} matters={matters} />
          <Stack gap="2" className={styles.unprinted}>
            {kind === "application" && (
              <Button variant="quiet" onClick={() => window.print()}>
                <Icon name="printer" size={20} />
                {texts.print}
              </Button>
            )}
            <Button variant="text" asChild>
              <Link to={`${places.guide(code)}#ways`}>
                <Icon name="phone" size={20} />
                {texts.ask}
              </Link>
            </Button>
          </Stack>
        </Stack>
      </WithAside>
    </>
  );
}

function NotMine() {
  const takeFocus = useTakeFocus();
  return (
    <Card>
      <EmptyState
        action={
          <Button asChild>
            <Link to={places.nav.mine}>{texts.toMine}</Link>
          </Button>
        }
      >
        <PageTitle takeFocus={takeFocus}>{texts.notFound}</PageTitle>
        {texts.notFoundWords}
      </EmptyState>
    </Card>
  );
}

function useMovedOn(
  head: RefObject<HTMLElement | null>,
  status: ApplicationDetail["status"],
  matters: ApplicationDetail["matters"],
): void {
  const now = [status, ...matters.map((matter) => matter.status)].join(" ");
  const last = useRef(now);
  useEffect(() => {
    const moved = last.current !== now;
    last.current = now;
    if (moved && document.activeElement === document.body) head.current?.querySelector("h1")?.focus();
  }, [head, now]);
}
