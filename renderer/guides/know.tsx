// «办理前请知晓»: what the citizen will be asked, and what will be said on the way (Spec 4).
import { lazy, type ReactNode, Suspense, useState } from "react";
import {
  type BeforeHandling,
  beforeHandling,
  type NoticeLine,
  type Requirement,
  visitsOf,
} from "../../engine/index.ts";
import { Icon, type IconName } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { IconTile } from "../look/parts/icon-tile.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { BeforeBegun, GuidePartProps } from "./guide-part.ts";
import styles from "./know.styles.ts";
import { PartCard } from "./part-card.tsx";

const texts = guideTexts.know;

const icons = {
  "real-name": "user",
  face: "shield",
  township: "place",
  company: "building",
  signature: "signature",
  seal: "signature",
} satisfies Record<Requirement, IconName>;

// Few people ask what they need before they begin, so the questions and the code that computes the list load on demand.
const NeededPanel = lazy(() => import("./needed/needed-panel.tsx"));

export function KnowPart({ info, definition, id, before }: GuidePartProps) {
  const { asked, townships, remarks, bring, outside } = beforeHandling(definition);
  const [only] = townships;
  const township =
    only && townships.length === 1 ? texts.oneTownship(only) : texts.townships(townships.length);
  return (
    <PartCard id={id} title={texts.title}>
      <Stack as="ul" gap="4" className={styles.list}>
        {outside && <Asked icon="external" {...texts.outside} />}
        {asked.map((name) => (
          <Asked
            key={name}
            icon={icons[name]}
            title={texts.asked[name].title}
            words={name === "township" ? township : texts.asked[name].words}
          />
        ))}
        {!outside && <Asked icon="document" title={texts.bring.title} words={bringWords(bring)} />}
        {!outside && <Visits info={info} />}
      </Stack>
      {before && !outside && Object.keys(definition.oneThing.questions).length > 0 && (
        <AskBefore id={`${id}-needed`} definition={definition} before={before} />
      )}
      {remarks.length > 0 && (
        <Stack as="ul" gap="3" className={styles.asks}>
          {remarks.map(({ title, content, stops }) => (
            <li key={title + content}>
              <Note tone={stops ? "warning" : "info"}>
                <div className={styles.head}>
                  {title}
                  {stops && <Tag tone="warning">{texts.stops}</Tag>}
                </div>
                <Lines lines={content} />
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </PartCard>
  );
}

/** Opens by itself when something was answered before, perhaps before a login or a reload, which is known only once the person is known. */
function AskBefore({
  id,
  definition,
  before: { today, given, onGiven },
}: {
  id: string;
  definition: GuidePartProps["definition"];
  before: BeforeBegun;
}) {
  const [pressed, setOpen] = useState<boolean>();
  const answered = given !== undefined && Object.keys(given.choices).length > 0;
  // Stays open when the answers are taken back.
  if (answered && pressed === undefined) setOpen(true);
  const open = pressed === true;
  return (
    <>
      <div className={styles.before}>
        <Button variant="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? texts.ask.close : texts.ask.open}
          <Icon name={open ? "chevron-up" : "chevron-down"} size={16} />
        </Button>
      </div>
      {open && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <NeededPanel
            id={id}
            definition={definition}
            today={today}
            beforehand={given}
            onBeforehand={onGiven}
          />
        </Suspense>
      )}
    </>
  );
}

/** Entries that follow each other are a list. */
function Lines({ lines }: { lines: readonly NoticeLine[] }) {
  const blocks: NoticeLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.listed && last?.[0]?.listed) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => {
    const [first] = block;
    if (!first?.listed) return <p key={first?.text}>{first?.text}</p>;
    return (
      <ul key={first.text} className={styles.bullets}>
        {block.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  });
}

function bringWords({ names, perhaps }: BeforeHandling["bring"]): string {
  const said = [
    names.length > 0 && texts.bring.papers(names),
    perhaps > 0 && (names.length > 0 ? texts.bring.perhaps(perhaps) : texts.bring.onlyPerhaps(perhaps)),
  ].filter((each) => typeof each === "string");
  return said.join(texts.bring.and) || texts.bring.none;
}

/** What cannot be done from home: at which department, when, and where. */
function Visits({ info }: { info: GuidePartProps["info"] }) {
  const visits = visitsOf(info);
  if (visits.length === 0) return null;
  const { hall } = info;
  return (
    <Asked
      icon="building"
      title={texts.visit.title}
      words={
        <>
          {visits.map(({ matter, department, phone, hours }) => (
            <div key={matter}>
              {texts.visit.at(matter, department)}
              {phone && <a href={`tel:${phone}`}>{phone}</a>}
              {hours && texts.visit.hours(hours)}
            </div>
          ))}
          {hall && <div>{texts.visit.hall(hall.name, hall.address, hall.hours)}</div>}
        </>
      }
    />
  );
}

function Asked({ icon, title, words: text }: { icon: IconName; title: string; words: ReactNode }) {
  return (
    <li className={styles.asked}>
      <IconTile size="s">
        <Icon name={icon} size={20} />
      </IconTile>
      <div>
        <b>{title}</b>
        <Small as="div">{text}</Small>
      </div>
    </li>
  );
}
