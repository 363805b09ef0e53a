// The files of a declaration to view or download, or where else a material came from.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { type ApplicationDetail, shownTypes } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { usePortalParts } from "../../portal.ts";
import { detailTexts as texts } from "../../texts/applications.ts";
import { sourceWords } from "./source-words.ts";

const PreviewDialog = lazy(() => import("../../dialogs/preview.tsx"));

const Row = chakra("li", {
  base: { py: "2.5", "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "3",
    lineHeight: "snug",
  },
});
const line = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: "tap",
  w: "full",
  fontSize: "sm",
  textAlign: "start",
  color: "brand.fg",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  // A name without spaces breaks at the end of the line.
  "& > span": { minW: "0" },
  "& > svg:last-of-type": { ms: "auto" },
} as const;

interface Shown {
  name: string;
  url: string;
  type: string;
}

type Paper = ApplicationDetail["materials"][number];

export function Papers({
  materials,
  supplements,
  matters,
}: Pick<ApplicationDetail, "materials" | "supplements" | "matters">) {
  const { downloadUrl, licenceUrl } = usePortalParts().client;
  const [shown, setShown] = useState<Shown>();
  const look = ({ name, url, type }: Shown) =>
    shownTypes.includes(type) ? (
      <chakra.button css={line} key={url} type="button" onClick={() => setShown({ name, url, type })}>
        <Icon name="document" size={20} />
        <span>
          <VisuallyHidden>{texts.view}</VisuallyHidden>
          {name}
        </span>
        <Icon name="eye" size={16} />
      </chakra.button>
    ) : (
      <chakra.a css={line} key={url} href={url} download={name}>
        <Icon name="document" size={20} />
        <span>
          <VisuallyHidden>{texts.download}</VisuallyHidden>
          {name}
        </span>
        <Icon name="download" size={16} />
      </chakra.a>
    );
  const filesOf = ({ files }: Pick<Paper, "files">) =>
    files.map(({ fileId, name, type }) => look({ name, url: downloadUrl(fileId), type }));
  const matterName = (id: string) => matters.find(({ matterInfoId }) => matterInfoId === id)?.name ?? "";
  const issued = matters.filter(({ results }) => results.length > 0);
  return (
    <Card>
      <CardTitle mb="2">{texts.papers}</CardTitle>
      {materials.length + supplements.length + issued.length === 0 && <Small>{texts.noFiles}</Small>}
      <ul>
        {issued.map(({ matterInfoId, name, results }) => (
          <Row key={matterInfoId}>
            <Head>
              {texts.result(name)}
              <Tag tone="success">{texts.issued}</Tag>
            </Head>
            {filesOf({ files: results })}
          </Row>
        ))}
        {materials.map((paper) => (
          <Row key={paper.name}>
            <Head>
              {paper.name}
              <Tag>{sourceWords(paper)}</Tag>
            </Head>
            {paper.licence && <Small>{paper.licence.numberText}</Small>}
            {paper.licence &&
              look({
                name: paper.licence.name,
                url: licenceUrl(paper.licence.licenceId),
                type: "application/pdf",
              })}
            {filesOf(paper)}
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
            {filesOf(supplement)}
          </Row>
        ))}
      </ul>
      <Suspense fallback={null}>
        {shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Card>
  );
}
