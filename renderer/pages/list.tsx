// In: the lists of one-things. Out: the entry page of Spec 2: tabs, subjects with their cards, and what is searched in the header.
import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router";
import type { SubjectItem } from "../../engine/index.ts";
import { Breadcrumbs } from "../frame/breadcrumbs.tsx";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Note } from "../look/parts/note.tsx";
import { TabLinks } from "../look/parts/tab-links.tsx";
import { useLoad } from "../portal.ts";
import { pageWords } from "../words/pages.ts";
import { useNavPlace } from "./framed.tsx";
import { useDeepLink } from "./list/deep-link.ts";
import { ListSkeleton } from "./list/list-skeleton.tsx";
import { SearchResults } from "./list/search-results.tsx";
import { Subjects } from "./list/subjects.tsx";
import { type LoadShown, LoadView } from "./load-view.tsx";
import { useTakeFocus } from "./page-entry.ts";
import { places } from "./places.ts";

const words = pageWords.list;

const Head = chakra("div", {
  base: { mb: "3", "[data-mode=elder] &": { pt: "6" } },
});
const Warning = chakra("div", { base: { mt: "5" } });

export default function ListPage() {
  const [params] = useSearchParams();
  const takeFocus = useTakeFocus();
  const query = params.get("q")?.trim() ?? "";
  const kind = params.get("tab") === "enterprise" ? "enterprise" : "personal";
  const personal = useLoad("listOneThing", { type: "PERSONAL_SUBJECT", plat: "PC" });
  const enterprise = useLoad("listOneThing", { type: "ENTERPRISE_SUBJECT", plat: "PC" });
  const both = joined(personal, enterprise);
  const unknownThing = useDeepLink(both.data);
  useNavPlace(query ? undefined : kind);

  return (
    <Container>
      <Breadcrumbs
        trail={[{ words: pageWords.crumbs.home, to: places.nav.home }, { words: query ? words.searchHeading : words[kind] }]}
      />
      <Head>
        <PageTitle takeFocus={takeFocus}>{words.heading}</PageTitle>
      </Head>
      <TabLinks
        label={words.tabs}
        items={[
          { key: "personal", to: places.nav.personal, words: words.personal, current: !query && kind === "personal" },
          { key: "enterprise", to: places.nav.enterprise, words: words.enterprise, current: !query && kind === "enterprise" },
          { key: "mine", to: places.nav.mine, words: words.mine },
        ]}
      />
      {unknownThing && (
        <Warning>
          <Note tone="warning" role="alert">
            {words.unknownThing}
          </Note>
        </Warning>
      )}
      {query ? (
        <LoadView load={both} skeleton={<ListSkeleton />}>
          {(subjects) => <SearchResults subjects={subjects} query={query} />}
        </LoadView>
      ) : (
        <LoadView key={kind} load={kind === "personal" ? personal : enterprise} skeleton={<ListSkeleton />}>
          {(subjects) => <Subjects subjects={subjects} />}
        </LoadView>
      )}
    </Container>
  );
}

/** Both lists as one load: loaded when both are, failed when one is. */
function joined(one: LoadShown<SubjectItem[]>, other: LoadShown<SubjectItem[]>): LoadShown<SubjectItem[]> {
  const failed = [one, other].find(({ status }) => status === "failed");
  return {
    data: one.data && other.data && [...one.data, ...other.data],
    status: failed?.status ?? (one.data && other.data ? "loaded" : "loading"),
    failure: failed?.failure ?? null,
    retry: () => {
      for (const load of [one, other]) if (load.status === "failed") load.retry();
    },
  };
}
