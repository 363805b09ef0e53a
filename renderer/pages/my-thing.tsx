// In: the id in `/my/thing/:id`. Out: that declaration: what it waits for, progress of each matter, what was declared, its files; it prints as a sheet.
import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import type { ApplicationDetail } from "../../engine/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { useLoad, usePortal } from "../portal.ts";
import { Link, useParams } from "../router.tsx";
import { detailWords } from "../words/detail-page.ts";
import { pageWords } from "../words/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { LoadView } from "./load-view.tsx";
import { Applicant, Declared, LetGo } from "./my-thing/declared.tsx";
import { History } from "./my-thing/history.tsx";
import { MattersProgress } from "./my-thing/matters-progress.tsx";
import { NextStep } from "./my-thing/next-step.tsx";
import { Papers } from "./my-thing/papers.tsx";
import { SummaryCard } from "./my-thing/summary-card.tsx";
import { useMovedOn } from "./my-thing/use-moved-on.ts";
import { NeedsLogin } from "./needs-login.tsx";
import { useTakeFocus, useTitle } from "./page-entry.ts";
import { places } from "./parts/places.ts";

const words = detailWords;

/** Nothing else is asked for: it was never an id. */
const isId = /^[\w-]{1,64}$/;

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,1fr) 360px" },
    alignItems: "start",
    gap: "6",
    mt: "6",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
    _print: { display: "block" },
  },
});
const Stack = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "4", _print: { mt: "4" } },
});
const Actions = chakra("div", { base: { display: "grid", gap: "2", _print: { display: "none" } } });

export default function MyThingPage() {
  const { id = "" } = useParams();
  const tab = usePortal((portal) => portal.officeActiveTab);
  useNavPlace("mine");
  return (
    <Container>
      <Breadcrumbs
        trail={[
          { words: pageWords.crumbs.home, to: places.nav.home },
          { words: pageWords.crumbs.mine, to: places.nav.mine + tab },
          { words: pageWords.crumbs.detail },
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
  useTitle(load.data && pageWords.title.detailOf(load.data.oneThingName));
  // Not there or not mine, which look the same; also what was just withdrawn or deleted.
  if (load.failure?.status === 404) return <NotMine />;
  return <LoadView load={load}>{(detail) => <Detail detail={detail} onRefresh={load.refresh} />}</LoadView>;
}

function Detail({ detail, onRefresh }: { detail: ApplicationDetail; onRefresh: () => void }) {
  const { id, code, kind, status, matters, supplements } = detail;
  const title = useRef<HTMLDivElement>(null);
  useMovedOn(title, status, matters);
  return (
    <>
      <div ref={title}>
        <SummaryCard detail={detail} />
      </div>
      <Columns>
        <Stack>
          <NextStep detail={detail} onRefresh={onRefresh} />
          {matters.length > 0 && <MattersProgress id={id} matters={matters} open={isInHand(status)} />}
          <History entries={detail.history} />
          <Declared content={detail.formContent} />
          <LetGo answers={detail.notAsked ?? []} />
        </Stack>
        <Stack>
          <Applicant detail={detail} />
          <Papers materials={detail.materials} supplements={supplements} matters={matters} />
          <Actions>
            {kind === "application" && (
              <Button variant="quiet" onClick={() => window.print()}>
                <Icon name="printer" size={20} />
                {words.print}
              </Button>
            )}
            <Button variant="text" asChild>
              <Link to={`${places.guide(code)}#ways`}>
                <Icon name="phone" size={20} />
                {words.ask}
              </Link>
            </Button>
          </Actions>
        </Stack>
      </Columns>
    </>
  );
}

/** Where a matter may be mended: nothing moves while the application waits for something else. */
const isInHand = (status: ApplicationDetail["status"]) => status === "已申请" || status === "办理中";

function NotMine() {
  const takeFocus = useTakeFocus();
  return (
    <Card>
      <EmptyState
        action={
          <Button asChild>
            <Link to={places.nav.mine}>{words.toMine}</Link>
          </Button>
        }
      >
        <PageTitle takeFocus={takeFocus}>{words.notFound}</PageTitle>
        {words.notFoundWords}
      </EmptyState>
    </Card>
  );
}
