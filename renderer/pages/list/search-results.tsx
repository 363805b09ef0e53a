// In: what is searched. Out: the one-things found, or 暂无该事项 with a way back to all of them.
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { SubjectItem } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { EmptyState } from "../../look/parts/empty-state.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { listWords } from "../../words/list-page.ts";
import { LoadView } from "../load-view.tsx";
import { places } from "../places.ts";
import { useBothLists } from "./both-lists.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { foundThings } from "./search.ts";
import { Heading, Small } from "./subjects.tsx";
import { ThingGrid } from "./thing-grid.tsx";

const words = listWords;

const Results = chakra("section", { base: { mt: "6" } });
const Strong = chakra("b", { base: { display: "block", color: "fg" } });

export function SearchResults({ query }: { query: string }) {
  return (
    <LoadView load={useBothLists()} skeleton={<ListSkeleton />}>
      {(subjects) => <Found subjects={subjects} query={query} />}
    </LoadView>
  );
}

function Found({ subjects, query }: { subjects: readonly SubjectItem[]; query: string }) {
  const things = foundThings(subjects, query);
  return (
    <Results>
      <VisuallyHidden role="status">
        {things.length > 0 ? words.found(query, things.length) : words.nothing}
      </VisuallyHidden>
      <Heading>
        {words.searchHeading}
        <Small>{words.pieces(things.length)}</Small>
      </Heading>
      {things.length > 0 ? (
        <ThingGrid things={things} />
      ) : (
        <Card>
          <EmptyState
            action={
              <Button variant="secondary" asChild>
                <Link to={places.nav.personal}>{words.showAll}</Link>
              </Button>
            }
          >
            <Strong>{words.nothing}</Strong>
            {words.other}
          </EmptyState>
        </Card>
      )}
    </Results>
  );
}
