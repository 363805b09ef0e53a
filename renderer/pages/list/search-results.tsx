// The one-things that match a search, with the gateway's recommendations beside or instead of them.
import { Suspense } from "react";
import { searchLists } from "../../../engine/index.ts";
import { plat, type SubjectItem } from "../../../engine/portal/index.ts";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useLoad } from "../../portal.ts";
import { listTexts as texts } from "../../texts/list.ts";
import { type LoadShown, LoadView } from "../load-view.tsx";
import { preloadable } from "../preloadable.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import styles from "./search-results.styles.ts";
import { Heading, Small } from "./subjects.tsx";
import { ThingGrid } from "./thing-grid.tsx";

// Kept out of the list's size.
const Recommended = preloadable(() => import("./recommended.tsx"));

export const preload = Recommended.preload;

export default function SearchResults({ query }: { query: string }) {
  return (
    <LoadView load={useBothLists()} skeleton={<ListSkeleton />}>
      {(subjects) => <Found subjects={subjects} query={query} />}
    </LoadView>
  );
}

function Found({ subjects, query }: { subjects: readonly SubjectItem[]; query: string }) {
  const things = searchLists(subjects, query);
  return (
    <>
      {things.length > 0 && (
        <section className={styles.root}>
          <VisuallyHidden role="status">{texts.found(query, things.length)}</VisuallyHidden>
          <Heading>
            {texts.searchHeading}
            <Small>{texts.pieces(things.length)}</Small>
          </Heading>
          <ThingGrid things={things} />
        </section>
      )}
      <Suspense fallback={things.length === 0 && <SkeletonRows rows={2} />}>
        <Recommended key={query} query={query} known={things.map(({ oneThingId }) => oneThingId)} />
      </Suspense>
    </>
  );
}

function useBothLists(): LoadShown<SubjectItem[]> {
  const personal = useLoad("listOneThing", { type: "PERSONAL_SUBJECT", plat });
  const enterprise = useLoad("listOneThing", { type: "ENTERPRISE_SUBJECT", plat });
  const failed = [personal, enterprise].find(({ status }) => status === "failed");
  const data = personal.data && enterprise.data && [...personal.data, ...enterprise.data];
  return {
    data,
    status: failed?.status ?? (data ? "loaded" : "loading"),
    failure: failed?.failure ?? null,
    refresh: () => {
      for (const load of [personal, enterprise]) if (load.status === "failed") load.refresh();
    },
  };
}
