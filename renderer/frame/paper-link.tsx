// A file to look at in a dialog, or to download where the portal cannot show its kind.
import { shownTypes } from "../../engine/index.ts";
import type { Portal } from "../../engine/portal/index.ts";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { previewTexts as texts } from "../texts/dialogs.ts";
import styles from "./paper-link.styles.ts";

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

export function PaperLink({ paper, onShow }: { paper: ShownPaper; onShow: (paper: ShownPaper) => void }) {
  const { name, url, type } = paper;
  return shownTypes.includes(type) ? (
    <button className={styles.line} type="button" onClick={() => onShow(paper)}>
      <Icon name="document" size={20} />
      <span>
        <VisuallyHidden>{texts.view}</VisuallyHidden>
        {name}
      </span>
      <Icon name="eye" size={16} />
    </button>
  ) : (
    <a className={styles.line} href={url} download={name}>
      <Icon name="document" size={20} />
      <span>
        <VisuallyHidden>{texts.download}</VisuallyHidden>
        {name}
      </span>
      <Icon name="download" size={16} />
    </a>
  );
}
