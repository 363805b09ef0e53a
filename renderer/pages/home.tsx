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
import { type Kind, KindTabs, kinds } from "./home/kinds.tsx";
import { homeList } from "./home/limits.ts";
import { Mobile } from "./home/mobile.tsx";
import { ThingGroups } from "./home/thing-groups.tsx";
import { LoadView } from "./load-view.tsx";
import { places } from "./parts/places.ts";

const things = (groups: readonly ServiceGroup[]): OneThingItem[] => groups.flatMap(({ items }) => items);

export default function HomePage() {
  useNavPlace("home");
  const miniProgram = usePortal((portal) => portal.settings?.miniProgramUrl);
  const lists = {
    personal: useLoad("serviceList", { code: "GR" }),
    enterprise: useLoad("serviceList", { code: "QY" }),
    other: useLoad("serviceList", { code: "QT" }),
  } satisfies Record<Kind, unknown>;
  return (
    <>
      <Banner />
      <Container>
        <Features />
        <HotServices lists={lists} />
        {kinds.map((own) => (
          <Services key={own} own={own} lists={lists} />
        ))}
        <Mobile miniProgram={miniProgram} portal={`${window.location.origin}/`} />
      </Container>
    </>
  );
}

type Lists = Record<Kind, ReturnType<typeof useLoad<"serviceList">>>;

function HotServices({ lists }: { lists: Lists }) {
  const [kind, setKind] = useState<Kind>("personal");
  const hot = useLoad("serviceList", { code: "RD" });
  const ofKind = things(lists[kind].data ?? []);
  const isOfKind = ({ oneThingId }: OneThingItem) => ofKind.some((thing) => thing.oneThingId === oneThingId);
  /** Filled up from the kind's own list, so that no kind is ever empty. */
  const shownOf = (groups: readonly ServiceGroup[]): OneThingItem[] => {
    const all = [...things(groups).filter(isOfKind), ...ofKind];
    return [...new Map(all.map((thing) => [thing.oneThingId, thing])).values()].slice(0, homeList.items);
  };
  return (
    <TabbedSection {...texts.hot} id="hot" kind={kind} onKind={setKind}>
      <LoadView load={hot}>
        {(groups) => orNothing(shownOf(groups), (shown) => <HotThings things={shown} />)}
      </LoadView>
    </TabbedSection>
  );
}

/** Begins with its own kind; its tabs show the others in the same place. */
function Services({ own, lists }: { own: Kind; lists: Lists }) {
  const [kind, setKind] = useState(own);
  return (
    <TabbedSection {...texts.lists[own]} id={own} kind={kind} onKind={setKind}>
      <LoadView load={lists[kind]}>
        {(groups) =>
          orNothing(groups, (shown) =>
            kind === "other" ? <HotThings things={things(shown)} /> : <ThingGroups groups={shown} />,
          )
        }
      </LoadView>
    </TabbedSection>
  );
}

/** A list under its tabs, with the way to all of the kind that is shown. */
function TabbedSection({
  id,
  title,
  words,
  kind,
  onKind,
  children,
}: {
  id: string;
  title: string;
  words: string;
  kind: Kind;
  onKind: (kind: Kind) => void;
  children: ReactNode;
}) {
  const panel = `${id}-services`;
  return (
    <HomeSection
      title={title}
      words={words}
      tabs={<KindTabs kind={kind} list={title} panel={panel} onKind={onKind} />}
      all={id !== "hot" && kind !== "other" && <All kind={kind} />}
    >
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${kind}`}>
        {children}
      </div>
    </HomeSection>
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

const types = { personal: "PERSONAL_SUBJECT", enterprise: "ENTERPRISE_SUBJECT" } as const;

/** Shows how many entries the linked list has, which are more than the services shown here. */
function All({ kind }: { kind: keyof typeof types }) {
  const { data } = useLoad("listOneThing", { type: types[kind], plat });
  const count = data?.reduce((sum, { integrations }) => sum + integrations.length, 0);
  return (
    <Button variant="text" asChild>
      <Link to={places.nav[kind]}>
        <VisuallyHidden>{texts.kinds[kind]}</VisuallyHidden>
        {texts.seeAll}
        <chakra.span minW="2.5em">{count !== undefined && texts.pieces(count)}</chakra.span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </Button>
  );
}
