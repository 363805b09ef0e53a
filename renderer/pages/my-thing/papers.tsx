// The files of a declaration to view or download, or where else a material came from.
import { lazy, Suspense, useState } from "react";
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import { PaperLink, papersOf, type ShownPaper } from "../../frame/paper-link.tsx";
import { part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { usePortalParts } from "../../portal.ts";
import { detailTexts as texts } from "../../texts/applications.ts";
import styles from "./papers.styles.ts";
import { sourceWords } from "./source-words.ts";

const PreviewDialog = lazy(() => import("../../dialogs/preview.tsx"));

const Row = part("li", styles.row);
const Head = part("div", styles.head);

export function Papers({
  materials,
  supplements,
  matters,
}: Pick<ApplicationDetail, "materials" | "supplements" | "matters">) {
  const { client } = usePortalParts();
  const [shown, setShown] = useState<ShownPaper>();
  const links = (of: Parameters<typeof papersOf>[0]) =>
    papersOf(of, client).map((paper) => <PaperLink key={paper.url} paper={paper} onShow={setShown} />);
  const matterName = (id: string) => matters.find(({ matterInfoId }) => matterInfoId === id)?.name ?? "";
  const issued = matters.filter(({ results }) => results.length > 0);
  return (
    <Card>
      <CardTitle className={styles.title}>{texts.papers}</CardTitle>
      {materials.length + supplements.length + issued.length === 0 && <Small>{texts.noFiles}</Small>}
      <ul>
        {issued.map(({ matterInfoId, name, results }) => (
          <Row key={matterInfoId}>
            <Head>
              {texts.result(name)}
              <Tag tone="success">{texts.issued}</Tag>
            </Head>
            {links({ files: results })}
          </Row>
        ))}
        {materials.map((paper) => (
          <Row key={paper.name}>
            <Head>
              {paper.name}
              <Tag>{sourceWords(paper)}</Tag>
            </Head>
            {paper.licence && <Small>{paper.licence.numberText}</Small>}
            {links(paper)}
          </Row>
        ))}
        {supplements.map((supplement) => (
          <Row key={`${supplement.matterInfoId}-${supplement.time}`}>
            <Head>
              {supplement.matterInfoId === ""
                ? texts.authorityPaper
                : texts.mended(matterName(supplement.matterInfoId))}
              <Tag>{texts.later}</Tag>
            </Head>
            {supplement.note && <Small>{supplement.note}</Small>}
            {links(supplement)}
          </Row>
        ))}
      </ul>
      <Suspense fallback={null}>
        {shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Card>
  );
}
