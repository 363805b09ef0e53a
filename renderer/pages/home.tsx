// The home page: banner, feature points, hot, personal, company and other services, the QR code for phones.
import { useState } from "react";
import { serviceCodes, tabLists, underTab } from "../../engine/index.ts";
import { type OneThingItem, plat, type ServiceGroup } from "../../engine/portal/index.ts";
import { Container } from "../frame/container.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Muted } from "../look/parts/text.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { lookTexts } from "../look/texts.ts";
import { useLoad, usePortal, usePortalParts } from "../portal.ts";
import { Link } from "../router.tsx";
import { homeTexts as texts } from "../texts/home.ts";
import { useNavPlace } from "./framed.tsx";
import { Banner } from "./home/banner.tsx";
import { Features } from "./home/features.tsx";
import { HomeSection } from "./home/home-section.tsx";
import { HotThings } from "./home/hot-things.tsx";
import { type Kind, KindTabs, kinds } from "./home/kinds.tsx";
import { homeList } from "./home/limits.ts";
import { Mobile } from "./home/mobile.tsx";
import { ThingGroups } from "./home/thing-groups.tsx";
import styles from "./home.styles.ts";
import { LoadView } from "./load-view.tsx";
import { places } from "./parts/places.ts";
import { useThingListError } from "./parts/thing-list-error.ts";

const thingsOf = (groups: readonly ServiceGroup[]): OneThingItem[] => groups.flatMap(({ items }) => items);

export default function HomePage() {
  useNavPlace("home");
  const { origin } = usePortalParts();
  const miniProgram = usePortal((portal) => portal.deployment?.miniProgramUrl);
  const lists = {
    hotService: useLoad("serviceList", { code: serviceCodes.hotService }),
    personal: useLoad("serviceList", { code: serviceCodes.personal }),
    companyService: useLoad("serviceList", { code: serviceCodes.companyService }),
    other: useLoad("serviceList", { code: serviceCodes.other }),
  } satisfies Lists;
  useThingListError(...Object.values(lists));
  return (
    <>
      <Banner />
      <Container>
        <Features />
        <Services id="hot" {...texts.hot} list={lists.hotService} lists={lists} />
        {kinds.map((own) => (
          <Services key={own} id={own} {...texts.lists[own]} list={lists[tabLists[own]]} lists={lists} />
        ))}
        <Mobile miniProgram={miniProgram} portal={`${origin}/`} />
      </Container>
    </>
  );
}

type List = ReturnType<typeof useLoad<"serviceList">>;
type Lists = Record<keyof typeof serviceCodes, List>;

/** A list under its tabs. It begins with its own kind, and says where the rest of the kind that is shown stands. */
function Services({
  id,
  title,
  words,
  list,
  lists,
}: {
  id: "hot" | Kind;
  title: string;
  words: string;
  list: List;
  lists: Lists;
}) {
  const own = id === "hot" ? undefined : id;
  const [kind, setKind] = useState<Kind>(own ?? "personal");
  const panel = `${id}-services`;
  const ofKind = lists[tabLists[kind]];
  const rest = kind !== "other" ? <All kind={kind} /> : own !== "other" && <Others list={lists.other} />;
  const small = id === "hot" || kind === "other";
  // The other services stand nowhere else, so none of them is left out.
  const most = id === "hot" ? homeList.items : undefined;
  return (
    <HomeSection
      id={id}
      title={title}
      words={words}
      tabs={<KindTabs kind={kind} list={title} panel={panel} onKind={setKind} />}
      all={rest}
    >
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${kind}`}>
        <LoadView load={list}>
          {(groups) => (
            <LoadView load={ofKind}>
              {(those) => {
                const shown = underTab(groups, those);
                if (shown.length === 0)
                  return <Nothing title={title} kind={kind} elsewhere={those.length > 0} />;
                return small ? (
                  <HotThings things={thingsOf(shown).slice(0, most)} />
                ) : (
                  <ThingGroups groups={shown} />
                );
              }}
            </LoadView>
          )}
        </LoadView>
      </div>
    </HomeSection>
  );
}

/** An empty list says 暂无数据 (Spec 8); and where there are some. */
function Nothing({ title, kind, elsewhere }: { title: string; kind: Kind; elsewhere: boolean }) {
  return (
    <Card>
      <EmptyState>
        {lookTexts.empty}
        {elsewhere && <Muted>{texts.nothing(title, texts.kinds[kind])}</Muted>}
      </EmptyState>
    </Card>
  );
}

/** Leads to the other services, which stand on this page alone. */
function Others({ list }: { list: List }) {
  return <SeeAll to="#other" kind="other" count={list.data && thingsOf(list.data).length} />;
}

const types = { personal: "PERSONAL_SUBJECT", enterprise: "ENTERPRISE_SUBJECT" } as const;

/** Shows how many entries the linked list has, which are more than the services shown here. */
function All({ kind }: { kind: keyof typeof types }) {
  const { data } = useLoad("listOneThing", { type: types[kind], plat, only: "counts" });
  const count = data?.reduce((sum, { integrationCount }) => sum + integrationCount, 0);
  return <SeeAll to={places.nav[kind]} kind={kind} count={count} />;
}

function SeeAll({ to, kind, count }: { to: string; kind: Kind; count: number | undefined }) {
  return (
    <Button variant="text" asChild>
      <Link to={to}>
        <VisuallyHidden>{texts.kinds[kind]}</VisuallyHidden>
        {texts.seeAll}
        <span className={styles.count}>{count !== undefined && texts.pieces(count)}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </Button>
  );
}
