// In: the code in `/guide/:theme`. Out: the guide of that one-thing: hero, parts in the theme's order, the bar to apply.
import { chakra } from "@chakra-ui/react";
import { Link, useParams } from "react-router";
import type { Definition } from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { useLoad, usePortalParts } from "../portal.ts";
import { pageWords } from "../words/pages.ts";
import { useDefinition } from "./definitions.tsx";
import { useNavPlace } from "./framed.tsx";
import { ApplyBar } from "./guide/apply-bar.tsx";
import { GuideParts } from "./guide/guide-parts.tsx";
import { Hero } from "./guide/hero.tsx";
import { LoadView } from "./load-view.tsx";
import { useTakeFocus, useTitle } from "./page-entry.ts";
import { places } from "./places.ts";
import { themeStyle } from "./theme-style.ts";

const Waiting = chakra("div", { base: { mt: "6" } });

export default function GuidePage() {
  const { theme = "" } = useParams();
  const definition = useDefinition(theme)?.definition;
  return definition ? <Guide key={theme} definition={definition} /> : <UnknownThing />;
}

function Guide({ definition }: { definition: Definition }) {
  const { oneThing, kind } = definition;
  const info = useLoad("guideInfo", { oneThingId: oneThing.id });
  const { sampleUrl } = usePortalParts().client;
  useNavPlace(kind);
  useTitle(pageWords.title.guideOf(oneThing.name));
  return (
    <div style={themeStyle(oneThing.guide.theme.hue)}>
      <Hero definition={definition} info={info.data} />
      <Container>
        <LoadView
          load={info}
          skeleton={
            <Waiting>
              <SkeletonRows rows={3} />
            </Waiting>
          }
        >
          {(data) => <GuideParts info={data} order={oneThing.guide.theme.order} sampleUrl={sampleUrl} />}
        </LoadView>
      </Container>
      <ApplyBar definition={definition} />
    </div>
  );
}

function UnknownThing() {
  const takeFocus = useTakeFocus();
  return (
    <Container py="10">
      <Card>
        <EmptyState
          action={
            <Button asChild>
              <Link to={places.nav.personal}>{pageWords.guide.toList}</Link>
            </Button>
          }
        >
          <PageTitle takeFocus={takeFocus}>{pageWords.guide.unknown}</PageTitle>
        </EmptyState>
      </Card>
    </Container>
  );
}
