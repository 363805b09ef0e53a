// In: the id in `/my/thing/:id`. Out: that declaration: progress of each matter, what was declared, its files; it prints as a sheet.
import { chakra } from "@chakra-ui/react";
import { Link, useParams } from "react-router";
import type { ApplicationDetail } from "../../engine/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { useLoad } from "../portal.ts";
import { detailWords } from "../words/detail-page.ts";
import { pageWords } from "../words/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { LoadView } from "./load-view.tsx";
import { Applicant, Declared } from "./my-thing/declared.tsx";
import { MattersProgress } from "./my-thing/matters-progress.tsx";
import { Papers } from "./my-thing/papers.tsx";
import { SummaryCard } from "./my-thing/summary-card.tsx";
import { NeedsLogin } from "./needs-login.tsx";
import { useTakeFocus, useTitle } from "./page-entry.ts";
import { places } from "./places.ts";

const words = detailWords;

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
  useNavPlace("mine");
  return (
    <Container>
      <Breadcrumbs
        trail={[
          { words: pageWords.crumbs.home, to: places.nav.home },
          { words: pageWords.crumbs.mine, to: places.nav.mine },
          { words: pageWords.crumbs.detail },
        ]}
      />
      <NeedsLogin>{(user) => <MyThing key={`${user.id} ${id}`} id={id} />}</NeedsLogin>
    </Container>
  );
}

function MyThing({ id }: { id: string }) {
  const load = useLoad("projectInfo", { id }, { fresh: true });
  useTitle(load.data && pageWords.title.detailOf(load.data.oneThingName));
  // 404: not there or not mine, which look the same; 400: the address was never an id.
  if (!load.data && [400, 404].includes(load.failure?.status ?? 0)) return <NotMine />;
  return <LoadView load={load}>{(detail) => <Detail detail={detail} />}</LoadView>;
}

function Detail({ detail }: { detail: ApplicationDetail }) {
  return (
    <>
      <SummaryCard detail={detail} />
      <Columns>
        <Stack>
          <MattersProgress matters={detail.matters} />
          <Declared content={detail.formContent} />
        </Stack>
        <Stack>
          <Applicant detail={detail} />
          <Papers materials={detail.materials} />
          <Actions>
            <Button variant="quiet" onClick={() => window.print()}>
              <Icon name="printer" size={20} />
              {words.print}
            </Button>
            <Button variant="text" asChild>
              <Link to={{ pathname: places.guide(detail.code), hash: "ways" }}>
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
