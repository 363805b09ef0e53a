// A page to read: contents at the top, a card for each part, the hotline first and last.
import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode, useEffect } from "react";
import { Breadcrumbs } from "../../frame/breadcrumbs.tsx";
import { Container } from "../../frame/container.tsx";
import { numberOf } from "../../frame/help-line.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
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

const Head = chakra("div", { base: { mb: "5", "[data-mode=elder] &": { pt: "6" } } });
const Contents = chakra("nav", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5", mb: "6", _print: { display: "none" } },
});
const Words = chakra("p", { base: { maxW: "38em", "& + *": { mt: "3" } } });
const Pairs = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,240px) minmax(0,1fr)" },
    columnGap: "6",
    rowGap: { base: "0", md: "4" },
    "& dt": { fontWeight: "bold" },
    "& dd": { maxW: "38em", mb: { base: "4", md: "0" }, color: "fg.muted" },
  },
});

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
        <Muted maxW="38em" mt="2">
          {lead}
        </Muted>
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
      <chakra.div px="card" py="5">
        {words.map((each) => (
          <Words key={each}>{each}</Words>
        ))}
        {steps.length > 0 && (
          <Stack as="ol" gap="2" maxW="38em" ps="1.5em" listStyle="decimal">
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
      </chakra.div>
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
