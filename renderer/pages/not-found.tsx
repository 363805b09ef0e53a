// The page for an address that does not exist.
import { Container } from "../frame/container.tsx";
import { Hotline } from "../frame/help-line.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Actions } from "../look/parts/layout.tsx";
import { usePortal } from "../portal.ts";
import { Link } from "../router.tsx";
import { pageTexts } from "../texts/pages.ts";
import styles from "./not-found.styles.ts";
import { useTakeFocus } from "./page-entry.ts";
import { places } from "./parts/places.ts";

const texts = pageTexts.notFound;

export default function NotFoundPage() {
  return <Unknown heading={texts.heading} words={texts.words} />;
}

/** Leads on from something that does not exist. */
export function Unknown({ heading, words }: { heading: string; words: string }) {
  const takeFocus = useTakeFocus();
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  return (
    <Container className={styles.root}>
      <Card>
        <EmptyState
          action={
            <Actions className={styles.actions}>
              <Button variant="quiet" asChild>
                <Link to={places.nav.home}>{texts.home}</Link>
              </Button>
              <Button asChild>
                <Link to={places.nav.personal}>{texts.list}</Link>
              </Button>
            </Actions>
          }
        >
          <PageTitle takeFocus={takeFocus}>{heading}</PageTitle>
          {words}
          {hotline && (
            <p>
              {texts.call} <Hotline hotline={hotline} />
            </p>
          )}
        </EmptyState>
      </Card>
    </Container>
  );
}
