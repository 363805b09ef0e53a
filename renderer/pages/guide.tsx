// The page `/guide/:theme`: hero, parts in the theme's order, and the bar to apply.
import { type Definition, listNames, serviceCodes } from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { useLoad, usePortal, usePortalParts } from "../portal.ts";
import { Redirect, useParams } from "../router.tsx";
import { guidePageTexts } from "../texts/guide.ts";
import { pageTexts } from "../texts/pages.ts";
import { useDefinition } from "./definitions.tsx";
import { useNavPlace } from "./framed.tsx";
import { ApplyBar } from "./guide/apply-bar.tsx";
import { GuideParts } from "./guide/guide-parts.tsx";
import { Hero } from "./guide/hero.tsx";
import { OfferingNote, PersonsOnly } from "./guide/offering-note.tsx";
import styles from "./guide.styles.ts";
import { LoadView } from "./load-view.tsx";
import { Unknown } from "./not-found.tsx";
import { useTitle } from "./page-entry.ts";
import { places } from "./parts/places.ts";

export default function GuidePage() {
  const { theme = "" } = useParams();
  return <GuideOf code={theme} />;
}

/** `here`: the page is the one-thing's own handling address (Spec 4). */
export function GuideOf({ code, here = false }: { code: string; here?: boolean }) {
  const definition = useDefinition(code)?.definition;
  const today = definition?.oneThing.code;
  // Redirects a former code to the current one.
  if (today !== undefined && today !== code && !here) return <Redirect to={places.guide(today)} replace />;
  return definition ? <Guide key={code} definition={definition} here={here} /> : <UnknownThing />;
}

function Guide({ definition, here }: { definition: Definition; here: boolean }) {
  const { oneThing, kind } = definition;
  const info = useLoad("guideInfo", { oneThingId: oneThing.id });
  const ofCompany = usePortal(({ user }) => user?.company != null);
  const forCompanies = useLoad("serviceList", ofCompany && { code: serviceCodes.companyService });
  const { sampleUrl } = usePortalParts().client;
  useNavPlace(kind);
  useTitle(pageTexts.title.guideOf(oneThing.name));
  return (
    <div data-hue={oneThing.guide.theme.hue}>
      <Hero definition={definition} info={info.data} />
      <Container>
        <LoadView
          load={info}
          skeleton={
            <div className={styles.note}>
              <SkeletonRows rows={3} />
            </div>
          }
        >
          {(data) => (
            <>
              {data.offering && <OfferingNote offering={data.offering} />}
              {forCompanies.data && !listNames(forCompanies.data, oneThing.id) && (
                <PersonsOnly name={oneThing.name} />
              )}
              <GuideParts info={data} definition={definition} sampleUrl={sampleUrl} />
            </>
          )}
        </LoadView>
      </Container>
      <ApplyBar definition={definition} here={here} offering={info.data?.offering ?? null} />
    </div>
  );
}

function UnknownThing() {
  const { unknown, unknownWords } = guidePageTexts;
  useTitle(pageTexts.title.guideOf(unknown));
  return <Unknown heading={unknown} words={unknownWords} />;
}
