// An uploaded file as a small picture; it opens the viewer, or a download if no browser can show it.
import { kindOfType, type MaterialFile, shownTypes } from "../../../engine/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewTexts } from "../../texts/dialogs.ts";
import { materialTexts } from "../../texts/materials.ts";
import styles from "./file-thumb.styles.ts";

const Remove = part(Button, styles.remove);

export interface FileThumbProps {
  file: MaterialFile;
  url: string;
  onShow: (paper: ShownPaper) => void;
  onRemove: (file: MaterialFile) => void;
}

export function FileThumb({ file, url, onShow, onRemove }: FileThumbProps) {
  const { name, type } = file;
  return (
    <li className={styles.root}>
      {!shownTypes.includes(type) ? (
        <a className={styles.view} href={url} download={name}>
          <Icon name="file" size={32} />
          <b aria-hidden="true">{kindOfType(type)?.toUpperCase()}</b>
          <VisuallyHidden>
            {previewTexts.download}
            {name}
          </VisuallyHidden>
        </a>
      ) : (
        <button className={styles.view} type="button" onClick={() => onShow({ name, url, type })}>
          {type === "application/pdf" ? (
            <Icon name="document" size={32} />
          ) : (
            <img src={url} alt="" loading="lazy" />
          )}
          <VisuallyHidden>{materialTexts.previewFile(name)}</VisuallyHidden>
        </button>
      )}
      <Small className={styles.name}>{name}</Small>
      <Remove variant="text" onClick={() => onRemove(file)}>
        {materialTexts.remove}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Remove>
    </li>
  );
}
