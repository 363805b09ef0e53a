// The head of a guide in the theme's colours and layout: name, facts, picture.
import { beforeHandling, type Definition, effortOf, type Requirement } from "../../../engine/index.ts";
import type { GuideInfo } from "../../../engine/portal/index.ts";
import { Breadcrumbs } from "../../frame/breadcrumbs.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { isMotif } from "../../look/motifs.tsx";
import { part } from "../../look/part.tsx";
import { GuidePicture } from "../../look/pictures/guide-picture.tsx";
import { guidePageTexts as texts } from "../../texts/guide.ts";
import { pageTexts } from "../../texts/pages.ts";
import { useTakeFocus } from "../page-entry.ts";
import { places } from "../parts/places.ts";
import { thingName, thingWords } from "../parts/thing-name.ts";
import styles from "./hero.styles.ts";
import { type GuideLayoutEntry, guideLayouts } from "./layouts.tsx";
import { Share } from "./share.tsx";

const Title = part("div", styles.title);
const Listing = part("p", styles.listing);
const FactBox = part("div", styles.factBox);

export function layoutOf({ oneThing }: Definition): GuideLayoutEntry {
  return guideLayouts[oneThing.guide.theme.layout ?? "band"];
}

export function Hero({ definition, info }: { definition: Definition; info: GuideInfo | undefined }) {
  const { oneThing, kind } = definition;
  const { picture } = oneThing.guide.theme;
  const { view: Head } = layoutOf(definition);
  return (
    <Head
      trail={
        <Breadcrumbs
          trail={[
            { words: pageTexts.crumbs.home, to: places.nav.home },
            { words: pageTexts.crumbs[kind], to: places.nav[kind] },
            { words: oneThing.subject },
          ]}
        />
      }
      words={<HeadWords definition={definition} info={info} />}
      picture={isMotif(picture) && <GuidePicture name={picture} />}
    />
  );
}

function HeadWords({ definition, info }: { definition: Definition; info: GuideInfo | undefined }) {
  const { oneThing } = definition;
  const { name, aside } = thingName(oneThing.name);
  const prepare = preparationsOf(definition);
  const { minutes } = effortOf(definition);
  return (
    <>
      <Title>
        {oneThing.listing && <Listing>{texts.listing[oneThing.listing]}</Listing>}
        <PageTitle takeFocus={useTakeFocus()}>{name}</PageTitle>
      </Title>
      <p className={styles.summary}>{thingWords(aside, oneThing.summary)}</p>
      <dl className={styles.facts}>
        {oneThing.audience && <Fact name={texts.audience}>{oneThing.audience}</Fact>}
        <Fact name={texts.departments}>{departmentsOf(definition, info)}</Fact>
        {minutes > 0 && <Fact name={texts.filling}>{texts.minutes(minutes)}</Fact>}
        {prepare && <Fact name={texts.prepare}>{prepare}</Fact>}
      </dl>
      <Share name={oneThing.name} path={places.guide(oneThing.code)} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <FactBox>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </FactBox>
  );
}

const preparations: Partial<Record<Requirement, string>> = {
  face: texts.face,
  company: texts.company,
  signature: texts.signature,
  seal: texts.seal,
};

/** Nothing when the address lies outside the portal, since it is not known what is needed there. */
function preparationsOf(definition: Definition): string | undefined {
  const { asked, outside } = beforeHandling(definition);
  if (outside) return undefined;
  return asked.flatMap((name) => preparations[name] ?? []).join("、") || texts.account;
}

function departmentsOf({ oneThing, departments }: Definition, info: GuideInfo | undefined): string {
  const named = new Set(info?.matters.map(({ departmentName }) => departmentName));
  const count = named.size || Object.keys(departments).length;
  return texts.departmentsOf(count, Object.keys(oneThing.matters).length);
}
