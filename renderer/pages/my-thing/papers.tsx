// In: the materials of a declaration. Out: each with its files to download, or where it came from instead.
import { chakra } from "@chakra-ui/react";
import type { ApplicationDetail } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { usePortalParts } from "../../portal.ts";
import { detailWords } from "../../words/detail-page.ts";

const words = detailWords;

const Title = chakra("h2", { base: { mb: "2", textStyle: "cardTitle" } });
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
const Anchor = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    fontSize: "sm",
    overflowWrap: "anywhere",
    "& > svg:last-of-type": { ms: "auto" },
  },
});
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

export function Papers({ materials }: { materials: ApplicationDetail["materials"] }) {
  const { downloadUrl } = usePortalParts().client;
  return (
    <Card>
      <Title>{words.papers}</Title>
      {materials.length === 0 && <Small>{words.noFiles}</Small>}
      <ul>
        {materials.map(({ name, source, files, licence }) => (
          <Row key={name}>
            <Head>
              {name}
              <Tag>{sourceWords(source, files.length, licence !== null)}</Tag>
            </Head>
            {licence && <Small>{licence.numberText}</Small>}
            {files.map((file) => (
              <Anchor key={file.fileId} href={downloadUrl(file.fileId)} download={file.name}>
                <Icon name="document" size={20} />
                <span>
                  <VisuallyHidden>{words.download}</VisuallyHidden>
                  {file.name}
                </span>
                <Icon name="download" size={16} />
              </Anchor>
            ))}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

type Paper = ApplicationDetail["materials"][number];

/** What really stands for the material, which need not be what was planned for it. */
function sourceWords(source: Paper["source"], files: number, licence: boolean): string {
  if (licence) return words.source["e-licence"];
  if (files > 0) return words.source.upload;
  return source === "upload" || source === "e-licence" ? words.notHandedIn : words.source[source];
}
