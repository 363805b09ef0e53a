// A person's applications and drafts, filtered by status and words, one page at a time.
import { type RefObject, useEffect, useRef } from "react";
import type { ApplicationPage } from "../../engine/portal/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Actions } from "../look/parts/layout.tsx";
import { Small, StrongLine } from "../look/parts/text.tsx";
import { useLoad, usePortal, useSend } from "../portal.ts";
import { Link, useLocation, useNavigate, useSearchParams } from "../router.tsx";
import { mineTexts as texts } from "../texts/applications.ts";
import { pageTexts } from "../texts/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { LoadView } from "./load-view.tsx";
import { NeedsLogin } from "./needs-login.tsx";
import { ApplicationRow } from "./office-list/application-row.tsx";
import { FindBox } from "./office-list/find-box.tsx";
import { addressOf, askOf, type ListPlace, placeOf } from "./office-list/list-place.ts";
import { Pager } from "./office-list/pager.tsx";
import { StatusChips } from "./office-list/status-chips.tsx";
import styles from "./office-list.styles.ts";
import { useTakeFocus } from "./page-entry.ts";
import { places } from "./parts/places.ts";

const Head = part("div", styles.head);

export default function OfficeListPage() {
  const takeFocus = useTakeFocus();
  const place = placeOf(useSearchParams());
  const navigate = useNavigate();
  useNavPlace("mine");
  return (
    <Container>
      <Breadcrumbs
        trail={[{ words: pageTexts.crumbs.home, to: places.nav.home }, { words: pageTexts.crumbs.mine }]}
      />
      <Head>
        <PageTitle takeFocus={takeFocus}>{texts.heading}</PageTitle>
        {usePortal((portal) => portal.user) && (
          <FindBox find={place.find} onFind={(find) => navigate(addressOf({ ...place, find, page: 1 }))} />
        )}
      </Head>
      <NeedsLogin>{(user) => <Applications key={user.id} place={place} />}</NeedsLogin>
    </Container>
  );
}

function Applications({ place }: { place: ListPlace }) {
  const load = useLoad("applications", askOf(place), { fresh: true });
  const send = useSend();
  const { search } = useLocation();
  // While another page loads, the chips stay.
  const last = useRef<ApplicationPage>(undefined);
  last.current = load.data ?? last.current;
  useEffect(() => send({ type: "OFFICE_TAB", tab: search }), [send, search]);
  const list = useKeptPlace(load.data, place.page);
  return (
    <>
      <StatusChips counts={last.current} place={place} />
      <LoadView load={load}>
        {(page) =>
          page.items.length > 0 ? <Rows ref={list} shown={page} place={place} /> : <Nothing place={place} />
        }
      </LoadView>
    </>
  );
}

function Rows({
  ref,
  shown,
  place,
}: {
  ref: React.RefObject<HTMLParagraphElement | null>;
  shown: ApplicationPage;
  place: ListPlace;
}) {
  const { items, total, page, pageSize } = shown;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <Card flush as="div">
        <ul>
          {items.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      </Card>
      <Small className={styles.found} ref={ref} role="status" tabIndex={-1}>
        {pages > 1 ? texts.paged(total, page, pages) : texts.total(total)}
      </Small>
      {pages > 1 && <Pager place={place} pages={pages} />}
    </>
  );
}

function Nothing({ place: { status, find, page } }: { place: ListPlace }) {
  const legal = usePortal((portal) => portal.user?.userType === "enterprise");
  const kind = legal ? "enterprise" : "personal";
  const narrowed = status !== undefined || find !== "" || page > 1;
  const why = find !== "" ? texts.noneFound(find) : status ? texts.noneOf(status) : texts.noneAtAll;
  return (
    <Card as="div">
      <EmptyState
        action={
          <Actions className={styles.actions}>
            {narrowed && (
              <Button variant="quiet" asChild>
                <Link to={places.nav.mine}>{texts.showAll}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={places.nav[kind]}>{texts.start}</Link>
            </Button>
          </Actions>
        }
      >
        <div role="status">
          <StrongLine className={styles.title}>{find === "" ? texts.none : texts.notFound}</StrongLine>
          {why}
        </div>
      </EmptyState>
    </Card>
  );
}

/** Another page of the list begins at its top. */
function useKeptPlace(
  shown: ApplicationPage | undefined,
  page: number,
): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const last = useRef({ page, count: shown?.items.length ?? 0 });
  useEffect(() => {
    if (last.current.page !== page) window.scrollTo(0, 0);
    last.current.page = page;
  }, [page]);
  useEffect(() => {
    const count = shown?.items.length ?? 0;
    const fewer = count < last.current.count;
    last.current.count = count;
    if (!fewer || document.activeElement !== document.body) return;
    (line.current ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  }, [shown]);
  return line;
}
