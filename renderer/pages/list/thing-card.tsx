// The card of a one-thing in the list: the whole card begins to handle it, and a link beside opens its guide first.
import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { CardTitle, Muted, Unbroken } from "../../look/parts/text.tsx";
import { TextLink } from "../../look/parts/text-link.tsx";
import { listTexts as texts } from "../../texts/list.ts";
import { places } from "../parts/places.ts";
import { ThingAbout, ThingAnchor } from "../parts/thing-anchor.tsx";
import { thingName, thingWords } from "../parts/thing-name.ts";
import { ThingTile } from "../parts/thing-tile.tsx";
import { usePick } from "../parts/use-pick.ts";
import { useActivated } from "./activated.ts";

const Card = chakra("div", { base: { position: "relative", h: "full" } });
/** A link cannot hold another one, so it lies over the card, at the end of its last line. */
const GuideLink = chakra(TextLink, {
  base: {
    position: "absolute",
    insetInlineEnd: "5",
    bottom: "2.5",
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    textStyle: "small",
    "[data-mode=elder] &": { display: "none" },
  },
});
const Anchor = chakra(ThingAnchor, {
  base: {
    "&[aria-current]": { borderColor: "brand.solid", bg: "brand.subtle", boxShadow: "md" },
    "[data-mode=elder] &": { alignItems: "center", p: { base: "4", md: "6" } },
  },
});
const Facts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    mt: "2",
    "[data-mode=elder] &": { display: "none" },
  },
});
const Effort = chakra("p", {
  base: {
    mt: "2",
    // The link to the guide keeps its place.
    pe: "16",
    textStyle: "small",
    color: "fg.muted",
    "[data-mode=elder] &": { display: "none" },
  },
});
const Go = chakra("span", {
  base: {
    alignSelf: "center",
    color: "brand.fg",
    "[data-mode=elder] &": { display: { base: "none", md: "block" } },
  },
});

function effortWords({ minutes, materials, days, unit }: OneThingItem["effort"]): string[] {
  const done = days === 0 ? texts.sameDay : `${days} ${texts.days[unit]}`;
  return [...(minutes > 0 ? [texts.minutes(minutes)] : []), texts.materials(materials), done];
}

/** `because`: why a search has found it. */
export function ThingCard({ thing, because }: { thing: OneThingItem; because?: string | undefined }) {
  const pick = usePick("list");
  const { name, aside } = thingName(thing.oneThingName);
  const isActivated = useActivated() === thing.oneThingId;
  const title = useId();
  const card = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isActivated) return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.focus({ preventScroll: true });
  }, [isActivated]);
  return (
    <Card>
      <Anchor ref={card} aria-current={isActivated ? "true" : undefined} {...pick(thing)}>
        <ThingTile hue={thing.hue} icon={thing.webIconFileId} />
        <div>
          <CardTitle as="h3" id={title} css={{ "[data-mode=elder] &": { fontSize: "xl" } }}>
            {name}
          </CardTitle>
          <ThingAbout>{thingWords(aside, thing.tips)}</ThingAbout>
          <Facts>
            <Tag>{texts.matters(thing.matterCount)}</Tag>
            <Tag>{texts.steps(thing.stepCount)}</Tag>
            {thing.webFaceVerification && <Tag>{texts.face}</Tag>}
          </Facts>
          <Effort>
            {effortWords(thing.effort).map((words) => (
              <Unbroken key={words}>{words}</Unbroken>
            ))}
          </Effort>
          {because && (
            <Muted mt="2" pe="16" fontSize="sm">
              {because}
            </Muted>
          )}
        </div>
        <Go>
          <Icon name="chevron-right" size={20} />
        </Go>
      </Anchor>
      <GuideLink to={places.guide(thing.code)} aria-describedby={title}>
        {texts.guideFirst}
      </GuideLink>
    </Card>
  );
}
