// A page to read: contents at the top, a card for each part, the hotline first and last.
import { Fragment, type ReactNode, useEffect } from "react";
import { Breadcrumbs } from "../../frame/breadcrumbs.tsx";
import { Container } from "../../frame/container.tsx";
import { numberOf } from "../../frame/help-line.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { part } from "../../look/part.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { ChipLink } from "../../look/parts/chip-link.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { usePortal } from "../../portal.ts";
import { useLocation } from "../../router.tsx";
import type { Part } from "../../texts/help.ts";
import { pageTexts } from "../../texts/pages.ts";
import { useTakeFocus } from "../page-entry.ts";
import { HotlineNote } from "../parts/hotline-note.tsx";
import { places } from "../parts/places.ts";
import styles from "./article.styles.ts";

const Head = part("div", styles.head);
const Contents = part("nav", styles.contents);
const Words = part("p", styles.words);
const Pairs = part("dl", styles.pairs);

export interface ArticleProps {
  heading: string;
  lead: string;
  contents: string;
  parts: readonly Part[];
  /** Whom to call, in a sentence. */
  call: (hotline: string) => string;
  /** Whom to ask: the number under this name, then other ways. */
  last: Omit<Part, "pairs"> & { hotline: string };
  others: Record<string, ReactNode>;
}

/** A part whose answers may be links. */
interface LinkedPart extends Omit<Part, "pairs"> {
  pairs?: readonly (readonly [name: string, words: ReactNode])[];
}

export function Article({ heading, lead, contents, parts, call, last, others }: ArticleProps) {
  useFirstPlace();
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  const number = hotline && { [last.hotline]: <a href={`tel:${numberOf(hotline)}`}>{hotline}</a> };
  const all: LinkedPart[] = [...parts, { ...last, pairs: Object.entries({ ...number, ...others }) }];
  const takeFocus = useTakeFocus();
  return (
    <Container>
      <Breadcrumbs trail={[{ words: pageTexts.crumbs.home, to: places.nav.home }, { words: heading }]} />
      <Head>
        <PageTitle takeFocus={takeFocus}>{heading}</PageTitle>
        <Muted className={styles.lead}>{lead}</Muted>
      </Head>
      <HotlineNote words={call} />
      <Contents aria-label={contents}>
        {all.map(({ id, title }) => (
          <ChipLink key={id} to={`#${id}`}>
            {title}
          </ChipLink>
        ))}
      </Contents>
      <Stack gap="5">
        {all.map((part) => (
          <PartCard key={part.id} {...part} />
        ))}
      </Stack>
    </Container>
  );
}

/** Links to a part lead to its card, which takes the focus. */
function PartCard({ id, title, words = [], steps = [], pairs = [] }: LinkedPart) {
  return (
    <Card flush id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <PanelHeader title={title} id={`${id}-title`} />
      <div className={styles.body}>
        {words.map((each) => (
          <Words key={each}>{each}</Words>
        ))}
        {steps.length > 0 && (
          <Stack as="ol" gap="2" className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        )}
        {pairs.length > 0 && (
          <Pairs>
            {pairs.map(([name, answer]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{answer}</dd>
              </Fragment>
            ))}
          </Pairs>
        )}
      </div>
    </Card>
  );
}

/** On the first page of a visit, the frame looked for the place before this page was loaded. */
function useFirstPlace(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later places are the frame's
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
}
