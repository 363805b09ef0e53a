// The card of a one-thing in the list: the whole card begins to handle it, and a link beside opens its guide first.
import { useEffect, useId, useRef } from "react";
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
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
import styles from "./thing-card.styles.ts";

const Card = part("div", styles.card);
/** A link cannot hold another one, so it lies over the card, at the end of its last line. */
const GuideLink = part(TextLink, styles.guideLink);
const Anchor = part(ThingAnchor, styles.anchor);
const Facts = part("div", styles.facts);
const Effort = part("p", styles.effort);
const Go = part("span", styles.go);

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
          <CardTitle as="h3" id={title} className={styles.title}>
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
          {because && <Muted className={styles.summary}>{because}</Muted>}
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
