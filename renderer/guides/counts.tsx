// Charts the counts before and after the reform: each pair is scaled to its own original, and every number is written out.
import { type ComparedCount, type CountName, compareCounts } from "../../engine/index.ts";
import { part } from "../look/part.tsx";
import { Card } from "../look/parts/card.tsx";
import { Row } from "../look/parts/layout.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { Muted, PanelTitle, Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import styles from "./counts.styles.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartCard } from "./part-card.tsx";

const Raised = part(Card, styles.raised);

const texts = guideTexts.counts;

const savedWords = {
  stages: texts.less,
  days: texts.shorter,
  materials: texts.less,
  visits: texts.less,
} satisfies Record<CountName, (percent: number) => string>;

const Key = part("i", styles.key);
const Grid = part("dl", styles.grid);
const Name = part("dt", styles.name);
const Line = part("div", styles.line);
/** Its width is an attribute: a document may not say it in a style. */
const Bar = part("svg", styles.bar, { "aria-hidden": true });
const Written = part("span", styles.written);

function Count({ name, before, now, saved, share }: ComparedCount) {
  const unit = texts.shortUnit[name];
  return (
    <div>
      <Name>
        {texts[name]}
        {saved > 0 && (
          <Tag tone="success">{name === "visits" && now === 0 ? texts.noVisit : savedWords[name](saved)}</Tag>
        )}
      </Name>
      <dd>
        <div className={styles.number}>
          {now}
          <Muted as="small" className={styles.unit}>
            {texts.unit[name]}
          </Muted>
        </div>
        <Line>
          {texts.before}
          <Bar className={styles.before} width={`${share.before}%`} />
          <Written>{`${before} ${unit}`}</Written>
        </Line>
        <Line>
          {texts.now}
          <Bar className={styles.now} width={`${share.now}%`} />
          <Written className={styles.strong}>{`${now} ${unit}`}</Written>
        </Line>
      </dd>
    </div>
  );
}

export function CountsPart({ info, id, folded = false }: GuidePartProps) {
  const forms = info.matters.length;
  const legend = (
    <Small className={styles.legend}>
      <span>
        <Key className={styles.before} />
        {texts.legendBefore(forms)}
      </span>
      <span>
        <Key className={styles.now} />
        {texts.legendNow}
      </span>
    </Small>
  );
  const counts = (
    <>
      <Grid>
        {compareCounts(info.original, info.present).map((count) => (
          <Count key={count.name} {...count} />
        ))}
      </Grid>
      {info.separateFieldCount > info.fieldCount && (
        <Small className={styles.fields}>
          {texts.fields(info.fieldCount, forms, info.separateFieldCount)}
        </Small>
      )}
    </>
  );
  if (folded)
    return (
      <PartCard id={id} title={texts.title} folded>
        <div className={styles.body}>
          {legend}
          {counts}
        </div>
      </PartCard>
    );
  return (
    <Raised id={id} aria-labelledby={`${id}-title`}>
      <Row className={styles.head} gap="3">
        <PanelTitle id={`${id}-title`}>{texts.title}</PanelTitle>
        {legend}
      </Row>
      {counts}
    </Raised>
  );
}
