// A file to look at in a dialog, or to download where the portal cannot show its kind.
import { chakra } from "@chakra-ui/react";
import { shownTypes } from "../../engine/index.ts";
import type { Portal } from "../../engine/portal/index.ts";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { previewTexts as texts } from "../texts/dialogs.ts";

/** What the viewer should show. */
export interface ShownPaper {
  name: string;
  url: string;
  /** Media type. */
  type: string;
}

interface Handed {
  licence?: { name: string; licenceId: string } | null | undefined;
  files: readonly { fileId: string; name: string; type: string }[];
}

/** What may be looked at of a material: the licence that was fetched, then the files that were handed in. */
export function papersOf(
  { licence, files }: Handed,
  { licenceUrl, downloadUrl }: Pick<Portal["client"], "licenceUrl" | "downloadUrl">,
): ShownPaper[] {
  return [
    ...(licence ? [{ name: licence.name, url: licenceUrl(licence.licenceId), type: "application/pdf" }] : []),
    ...files.map(({ fileId, name, type }) => ({ name, url: downloadUrl(fileId), type })),
  ];
}

const line = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: "tap",
  textAlign: "start",
  color: "brand.fg",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  // A name without spaces breaks at the end of the line.
  maxW: "full",
  "& > span": { minW: "0", overflowWrap: "anywhere" },
} as const;

export function PaperLink({ paper, onShow }: { paper: ShownPaper; onShow: (paper: ShownPaper) => void }) {
  const { name, url, type } = paper;
  return shownTypes.includes(type) ? (
    <chakra.button css={line} type="button" onClick={() => onShow(paper)}>
      <Icon name="document" size={20} />
      <span>
        <VisuallyHidden>{texts.view}</VisuallyHidden>
        {name}
      </span>
      <Icon name="eye" size={16} />
    </chakra.button>
  ) : (
    <chakra.a css={line} href={url} download={name}>
      <Icon name="document" size={20} />
      <span>
        <VisuallyHidden>{texts.download}</VisuallyHidden>
        {name}
      </span>
      <Icon name="download" size={16} />
    </chakra.a>
  );
}
