// The home page: banner, feature points, hot, personal, company and other services, the QR code for phones.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { type OneThingItem, plat, type ServiceGroup } from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useLoad, usePortal } from "../portal.ts";
import { Link } from "../router.tsx";
import { homeTexts as texts } from "../texts/home.ts";
import { useNavPlace } from "./framed.tsx";
import { Banner } from "./home/banner.tsx";
import { Features } from "./home/features.tsx";
import { HomeSection } from "./home/home-section.tsx";
import { HotThings } from "./home/hot-things.tsx";
import { type Kind, KindLinks, KindTabs, listId } from "./home/kinds.tsx";
import { homeList } from "./home/limits.ts";
import { Mobile } from "./home/mobile.tsx";
import { ThingGroups } from "./home/thing-groups.tsx";
import { LoadView } from "./load-view.tsx";
import { places } from "./parts/places.ts";

// Keeps its room while loading.

/** Id of what the tabs of the hot services change. */
const hotPanel = "hot-things";

const things = (groups: readonly ServiceGroup[]): OneThingItem[] => groups.flatMap(({ items }) => items);

export default function HomePage() {
  useNavPlace("home");
  const [kind, setKind] = useState<Kind>("personal");
  const miniProgram = usePortal((portal) => portal.settings?.miniProgramUrl);
  const hot = useLoad("serviceList", { code: "RD" });
  const personal = useLoad("serviceList", { code: "GR" });
  const company = useLoad("serviceList", { code: "QY" });
  const other = useLoad("serviceList", { code: "QT" });

  const idsOf = {
    personal: (thing: OneThingItem) => has(personal.data, thing),
    enterprise: (thing: OneThingItem) => has(company.data, thing),
    other: (thing: OneThingItem) => has(other.data, thing),
  } satisfies Record<Kind, (thing: OneThingItem) => boolean>;
  const ofKind = { personal, enterprise: company, other } satisfies Record<Kind, { data?: ServiceGroup[] }>;

  /** The hot services of a kind, filled up from the kind's own list so that no kind is ever empty. */
  const shownHot = (groups: readonly ServiceGroup[]): OneThingItem[] => {
    const all = [...things(groups).filter(idsOf[kind]), ...things(ofKind[kind].data ?? [])];
    return [...new Map(all.map((thing) => [thing.oneThingId, thing])).values()].slice(0, homeList.items);
  };

  return (
    <>
      <Banner />
      <Container>
        <Features />
        <HomeSection
          title={texts.hot.title}
          words={texts.hot.words}
          tabs={<KindTabs kind={kind} panel={hotPanel} onKind={setKind} />}
        >
          <div id={hotPanel} role="tabpanel" aria-labelledby={`${hotPanel}-${kind}`}>
            <LoadView load={hot}>
              {(groups) => orNothing(shownHot(groups), (shown) => <HotThings things={shown} />)}
            </LoadView>
          </div>
        </HomeSection>
        <HomeSection
          id={listId("personal")}
          title={texts.personalServices.title}
          words={texts.personalServices.words}
          tabs={<KindLinks kind="personal" />}
          all={<All kind="personal">{texts.personalServices.all}</All>}
        >
          <LoadView load={personal}>
            {(groups) => orNothing(groups, (shown) => <ThingGroups groups={shown} />)}
          </LoadView>
        </HomeSection>
        <HomeSection
          id={listId("enterprise")}
          title={texts.companyServices.title}
          words={texts.companyServices.words}
          tabs={<KindLinks kind="enterprise" />}
          all={<All kind="enterprise">{texts.companyServices.all}</All>}
        >
          <LoadView load={company}>
            {(groups) => orNothing(groups, (shown) => <ThingGroups groups={shown} />)}
          </LoadView>
        </HomeSection>
        <HomeSection
          id={listId("other")}
          title={texts.otherServices.title}
          words={texts.otherServices.words}
          tabs={<KindLinks kind="other" />}
        >
          <LoadView load={other}>
            {(groups) => orNothing(things(groups), (shown) => <HotThings things={shown} />)}
          </LoadView>
        </HomeSection>
        <Mobile miniProgram={miniProgram} portal={`${window.location.origin}/`} />
      </Container>
    </>
  );
}

/** An empty list says 暂无数据 (Spec 8). */
function orNothing<Item>(list: readonly Item[], draw: (list: readonly Item[]) => ReactNode): ReactNode {
  return list.length > 0 ? (
    draw(list)
  ) : (
    <Card>
      <EmptyState />
    </Card>
  );
}

function has(groups: readonly ServiceGroup[] | undefined, thing: OneThingItem): boolean {
  return things(groups ?? []).some(({ oneThingId }) => oneThingId === thing.oneThingId);
}

const types = { personal: "PERSONAL_SUBJECT", enterprise: "ENTERPRISE_SUBJECT" } as const;

/** Shows how many entries the linked list has, which are more than the services shown here. */
function All({ kind, children }: { kind: keyof typeof types; children: string }) {
  const { data } = useLoad("listOneThing", { type: types[kind], plat });
  const count = data?.reduce((sum, { integrations }) => sum + integrations.length, 0);
  return (
    <Button variant="text" asChild>
      <Link to={places.nav[kind]}>
        <VisuallyHidden>{children}</VisuallyHidden>
        {texts.seeAll}
        <chakra.span minW="2.5em">{count !== undefined && texts.pieces(count)}</chakra.span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </Button>
  );
}
