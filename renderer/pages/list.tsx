// The entry page of Spec 2: tabs, subjects with their cards, and search results.
import { lazy, Suspense, useState } from "react";
import { plat } from "../../engine/portal/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { part } from "../look/part.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { TabLinks } from "../look/parts/tab-links.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useLoad } from "../portal.ts";
import { useLocation, useSearchParams } from "../router.tsx";
import { listTexts as texts } from "../texts/list.ts";
import { pageTexts } from "../texts/pages.ts";
import { withinTime } from "./chunk-failure.ts";
import { useElderMode } from "./elder-mode.ts";
import { useNavPlace } from "./framed.tsx";
import { ListSkeleton } from "./list/list-skeleton.tsx";
import { Subjects } from "./list/subjects.tsx";
import styles from "./list.styles.ts";
import { LoadView } from "./load-view.tsx";
import { useTakeFocus, useTitle } from "./page-entry.ts";
import { HotlineNote } from "./parts/hotline-note.tsx";
import { places } from "./parts/places.ts";
import { useThingListError } from "./parts/thing-list-error.ts";
import { preloadable } from "./preloadable.ts";

const Nothing = part(Card, styles.nothing);

const Head = part("div", styles.head);
/** On a phone the navigation above and the tabs below say where one is. */
const Trail = part("div", styles.trail);

/** 长辈版 begins with whom to call. */
const Help = part("div", styles.help);

const types = { personal: "PERSONAL_SUBJECT", enterprise: "ENTERPRISE_SUBJECT" } as const;

type Kind = keyof typeof types;

/** Few visits come by a link to one thing, and most do not search, so that code loads on first use. */
const DeepLink = lazy(() => withinTime(import("./list/deep-link.tsx")));
const ForElders = lazy(() => withinTime(import("./list/for-elders.tsx")));
const SearchResults = preloadable(() => withinTime(import("./list/search-results.tsx")));

/** What a search shows is loaded with it. */
export const preload = async (query: URLSearchParams): Promise<void> => {
  if (query.get("q")) await SearchResults.preload(query);
};

export default function ListPage() {
  const params = useSearchParams();
  const takeFocus = useTakeFocus();
  const query = params.get("q")?.trim() ?? "";
  const kind: Kind = params.get("tab") === "enterprise" ? "enterprise" : "personal";
  const current = query ? undefined : kind;
  const [elder] = useElderMode();
  useNavPlace(current);
  useTitle(titleOf(query, kind));

  // Between the tabs the focus stays, so what is shown now is said.
  const { key } = useLocation();
  const [entered] = useState(key);

  const linked = params.has("tid");
  const [led, setLed] = useState(linked);
  // Stays after the id has left the address, because it may still have to say that nothing was found.
  if (linked && !led) setLed(true);

  return (
    <Container>
      <Trail>
        <Breadcrumbs
          trail={[
            { words: pageTexts.crumbs.home, to: places.nav.home },
            { words: current ? texts[current] : texts.searchHeading },
          ]}
        />
      </Trail>
      <Head>
        <PageTitle takeFocus={takeFocus}>
          {query ? texts.searchOf(query) : elder ? texts.elderHeading : texts.heading}
        </PageTitle>
      </Head>
      <TabLinks
        label={texts.tabs}
        items={[
          {
            key: "personal",
            to: places.nav.personal,
            words: texts.personal,
            current: current === "personal",
          },
          {
            key: "enterprise",
            to: places.nav.enterprise,
            words: texts.enterprise,
            current: current === "enterprise",
          },
          { key: "mine", to: places.nav.mine, words: texts.mine },
        ]}
      />
      <VisuallyHidden role="status">
        {current && key !== entered && texts.shown(texts[current])}
      </VisuallyHidden>
      <Help>
        <HotlineNote words={texts.help} />
      </Help>
      {led && (
        <Suspense fallback={null}>
          <DeepLink />
        </Suspense>
      )}
      {current ? (
        <KindList key={current} kind={current} />
      ) : (
        <Suspense fallback={<ListSkeleton />}>
          <SearchResults query={query} />
        </Suspense>
      )}
    </Container>
  );
}

/** The list has the title of Spec 2; its other tab and a search say what they are. */
function titleOf(query: string, kind: Kind): string {
  if (query) return pageTexts.title.found(texts.searchOf(query));
  return kind === "enterprise" ? pageTexts.title.companies : pageTexts.title.list;
}

function KindList({ kind }: { kind: Kind }) {
  const list = useLoad("listOneThing", { type: types[kind], plat });
  const [elder] = useElderMode();
  useThingListError(list);
  return (
    <LoadView load={list} skeleton={<ListSkeleton />}>
      {(subjects) => {
        // Only subjects with a one-thing are listed (Spec 2); without any, the list says 暂无数据 (Spec 8).
        const listed = subjects.filter(({ integrations }) => integrations.length > 0);
        if (listed.length === 0)
          return (
            <Nothing>
              <EmptyState />
            </Nothing>
          );
        if (!elder) return <Subjects subjects={listed} />;
        return (
          <Suspense fallback={<ListSkeleton />}>
            <ForElders subjects={listed} />
          </Suspense>
        );
      }}
    </LoadView>
  );
}
