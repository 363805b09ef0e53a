// In: who is here. Out: the person's applications and drafts (OfficeList), narrowed by status.
import { chakra } from "@chakra-ui/react";
import { Link, useSearchParams } from "react-router";
import type { ApplicationStatus, ApplicationSummary } from "../../engine/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { useLoad } from "../portal.ts";
import { mineWords } from "../words/mine-page.ts";
import { pageWords } from "../words/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { LoadView } from "./load-view.tsx";
import { NeedsLogin } from "./needs-login.tsx";
import { ApplicationRow } from "./office-list/application-row.tsx";
import { StatusChips } from "./office-list/status-chips.tsx";
import { useTakeFocus } from "./page-entry.ts";
import { places } from "./places.ts";
import { statuses } from "./status-tag.tsx";

const words = mineWords;

const Head = chakra("div", { base: { mb: "3.5", "[data-mode=elder] &": { pt: "6" } } });
const Total = chakra("p", { base: { mt: "3", textStyle: "small", color: "fg.muted" } });
const Strong = chakra("b", { base: { display: "block", color: "fg", fontSize: "lg" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3" },
});

export default function OfficeListPage() {
  const takeFocus = useTakeFocus();
  useNavPlace("mine");
  return (
    <Container>
      <Breadcrumbs
        trail={[{ words: pageWords.crumbs.home, to: places.nav.home }, { words: pageWords.crumbs.mine }]}
      />
      <Head>
        <PageTitle takeFocus={takeFocus}>{words.heading}</PageTitle>
      </Head>
      <NeedsLogin>{(user) => <Applications key={user.id} />}</NeedsLogin>
    </Container>
  );
}

function Applications() {
  const [params] = useSearchParams();
  const load = useLoad("applications", {}, { fresh: true });
  const status = statuses.find((each) => each === params.get("status"));
  return (
    <LoadView load={load}>
      {(applications) => {
        const shown = applications.filter((each) => !status || each.status === status);
        return (
          <>
            <StatusChips applications={applications} current={status} />
            {shown.length > 0 ? <Rows applications={shown} /> : <Nothing status={status} />}
          </>
        );
      }}
    </LoadView>
  );
}

function Rows({ applications }: { applications: readonly ApplicationSummary[] }) {
  return (
    <>
      <Card flush as="div">
        <ul>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      </Card>
      <Total role="status">{words.total(applications.length)}</Total>
    </>
  );
}

function Nothing({ status }: { status: ApplicationStatus | undefined }) {
  return (
    <Card as="div">
      <EmptyState
        action={
          <Actions>
            {status && (
              <Button variant="quiet" asChild>
                <Link to={places.nav.mine}>{words.showAll}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={places.nav.personal}>{words.start}</Link>
            </Button>
          </Actions>
        }
      >
        <Strong>{words.none}</Strong>
        {status ? words.noneOf(status) : words.noneAtAll}
      </EmptyState>
    </Card>
  );
}
