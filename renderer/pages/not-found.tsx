// In: an address without a page. Out: the words for it, and ways on.
import { chakra } from "@chakra-ui/react";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Link } from "../router.tsx";
import { pageWords } from "../words/pages.ts";
import { useTakeFocus } from "./page-entry.ts";
import { places } from "./parts/places.ts";

const words = pageWords.notFound;

const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3" },
});

export default function NotFoundPage() {
  const takeFocus = useTakeFocus();
  return (
    <Container py="10">
      <Card>
        <EmptyState
          action={
            <Actions>
              <Button variant="quiet" asChild>
                <Link to={places.nav.home}>{words.home}</Link>
              </Button>
              <Button asChild>
                <Link to={places.nav.personal}>{words.list}</Link>
              </Button>
            </Actions>
          }
        >
          <PageTitle takeFocus={takeFocus}>{words.heading}</PageTitle>
          {words.words}
        </EmptyState>
      </Card>
    </Container>
  );
}
