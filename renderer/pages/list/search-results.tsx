// In: what is searched. Out: the one-things of the lists that have it, and beside or instead of them what the gateway recommends.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { type SubjectItem, searchLists } from "../../../engine/index.ts";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { listWords } from "../../words/list-page.ts";
import { searchingWords } from "../../words/searching.ts";
import { LoadView } from "../load-view.tsx";
import { useBothLists } from "./both-lists.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { Heading, Small } from "./subjects.tsx";
import { ThingGrid } from "./thing-grid.tsx";

// The list is measured without it.
const Recommended = lazy(() => import("./recommended.tsx"));

const words = listWords;

const Results = chakra("section", { base: { mt: "6" } });
const Nothing = chakra("p", { base: { color: "fg.muted" } });

export function SearchResults({ query }: { query: string }) {
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
      <Results>
        <VisuallyHidden role="status">
          {things.length > 0 ? words.found(query, things.length) : searchingWords.nothing}
        </VisuallyHidden>
        <Heading>
          {words.searchHeading}
          <Small>{words.pieces(things.length)}</Small>
        </Heading>
        {things.length > 0 ? <ThingGrid things={things} /> : <Nothing>{searchingWords.nothing}</Nothing>}
      </Results>
      <Suspense fallback={things.length === 0 && <SkeletonRows rows={2} />}>
        <Recommended key={query} query={query} known={things.map(({ oneThingId }) => oneThingId)} />
      </Suspense>
    </>
  );
}
