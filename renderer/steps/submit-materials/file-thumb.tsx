// An uploaded file as a small picture; it opens the viewer, or a download if no browser can show it.
import { chakra } from "@chakra-ui/react";
import { kindOfType, type MaterialFile, shownTypes } from "../../../engine/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewTexts } from "../../texts/dialogs.ts";
import { materialTexts } from "../../texts/materials.ts";

const Remove = chakra(Button, { base: { px: "1", ms: "-1", color: "danger.solid", fontSize: "sm" } });

const view = {
  display: "grid",
  placeItems: "center",
  w: "full",
  h: "80px",
  overflow: "hidden",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.canvas",
  color: "fg.subtle",
  textDecoration: "none",
  cursor: "pointer",
  _hover: { borderColor: "brand.solid" },
  "& b": { textStyle: "small" },
  "& img": { w: "full", h: "full", objectFit: "cover" },
} as const;

export interface FileThumbProps {
  file: MaterialFile;
  url: string;
  onShow: (paper: ShownPaper) => void;
  onRemove: (file: MaterialFile) => void;
}

export function FileThumb({ file, url, onShow, onRemove }: FileThumbProps) {
  const { name, type } = file;
  return (
    <chakra.li w="128px">
      {!shownTypes.includes(type) ? (
        <chakra.a css={view} href={url} download={name}>
          <Icon name="file" size={32} />
          <b aria-hidden="true">{kindOfType(type)?.toUpperCase()}</b>
          <VisuallyHidden>
            {previewTexts.download}
            {name}
          </VisuallyHidden>
        </chakra.a>
      ) : (
        <chakra.button css={view} type="button" onClick={() => onShow({ name, url, type })}>
          {type === "application/pdf" ? (
            <Icon name="document" size={32} />
          ) : (
            <img src={url} alt="" loading="lazy" />
          )}
          <VisuallyHidden>{materialTexts.previewFile(name)}</VisuallyHidden>
        </chakra.button>
      )}
      <Small mt="1" overflowWrap="anywhere" lineHeight="snug">
        {name}
      </Small>
      <Remove variant="text" onClick={() => onRemove(file)}>
        {materialTexts.remove}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Remove>
    </chakra.li>
  );
}
