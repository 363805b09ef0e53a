// In: a one-thing. Out: «办理前请知晓»: what is asked of the citizen, and what will be said on the way (Spec 4).
import { chakra } from "@chakra-ui/react";
import { type BeforeHandling, beforeHandling, type Requirement } from "../../engine/index.ts";
import { Icon, type IconName } from "../look/icons.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { IconTile } from "../look/parts/icon-tile.tsx";
import { Note } from "../look/parts/note.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";

const words = guideWords.know;

const icons = {
  "real-name": "user",
  face: "shield",
  township: "place",
  company: "building",
  signature: "signature",
} satisfies Record<Requirement, IconName>;

const List = chakra("ul", { base: { display: "grid", gap: "4", px: "card", py: "5" } });
const Item = chakra("li", { base: { display: "flex", gap: "4", alignItems: "center", lineHeight: "snug" } });
const Small = chakra("div", { base: { textStyle: "small", color: "fg.muted" } });
const Remarks = chakra("ul", { base: { display: "grid", gap: "3", px: "card", pb: "card" } });
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "2", fontWeight: "bold" },
});

export function KnowPart({ definition, id }: GuidePartProps) {
  const { asked, townships, remarks, bring, outside } = beforeHandling(definition);
  const [only] = townships;
  const township =
    only && townships.length === 1 ? words.oneTownship(only) : words.townships(townships.length);
  return (
    <Card flush id={id} aria-labelledby={`${id}-title`}>
      <PanelHeader title={words.title} id={`${id}-title`} />
      <List>
        {outside && <Asked icon="external" {...words.outside} />}
        {asked.map((name) => (
          <Asked
            key={name}
            icon={icons[name]}
            title={words.asked[name].title}
            words={name === "township" ? township : words.asked[name].words}
          />
        ))}
        {!outside && <Asked icon="document" title={words.bring.title} words={bringWords(bring)} />}
      </List>
      {remarks.length > 0 && (
        <Remarks>
          {remarks.map(({ title, content, stops }) => (
            <li key={title + content}>
              <Note tone={stops ? "warning" : "info"}>
                <Head>
                  {title}
                  {stops && <Tag tone="warning">{words.stops}</Tag>}
                </Head>
                {content}
              </Note>
            </li>
          ))}
        </Remarks>
      )}
    </Card>
  );
}

function bringWords({ names, perhaps }: BeforeHandling["bring"]): string {
  const said = [
    names.length > 0 && words.bring.papers(names),
    perhaps > 0 && (names.length > 0 ? words.bring.perhaps(perhaps) : words.bring.onlyPerhaps(perhaps)),
  ].filter((each) => typeof each === "string");
  return said.join(words.bring.and) || words.bring.none;
}

function Asked({ icon, title, words: text }: { icon: IconName; title: string; words: string }) {
  return (
    <Item>
      <IconTile size="s">
        <Icon name={icon} size={20} />
      </IconTile>
      <div>
        <b>{title}</b>
        <Small>{text}</Small>
      </div>
    </Item>
  );
}
