// In: an uploaded file and its address. Out: a small picture or sign of it with its name; it opens the viewer, or is downloaded where no browser shows it.
import { chakra } from "@chakra-ui/react";
import { kindOfType, type MaterialFile, shownTypes } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { previewWords } from "../../words/dialogs.ts";
import { materialWords } from "../../words/steps/materials-step.ts";
import type { ShownPaper } from "./material-actions.ts";

const Item = chakra("li", { base: { w: "128px" } });
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
const View = chakra("button", { base: view });
const LinkView = chakra("a", { base: view });
const Name = chakra("p", {
  base: {
    mt: "1",
    textStyle: "small",
    color: "fg.muted",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
});

export interface FileThumbProps {
  file: MaterialFile;
  url: string;
  onShow: (paper: ShownPaper) => void;
  onRemove: (file: MaterialFile) => void;
}

export function FileThumb({ file, url, onShow, onRemove }: FileThumbProps) {
  const { name, type } = file;
  return (
    <Item>
      {!shownTypes.includes(type) ? (
        <LinkView href={url} download={name}>
          <Icon name="file" size={32} />
          <b aria-hidden="true">{kindOfType(type)?.toUpperCase()}</b>
          <VisuallyHidden>
            {previewWords.download}
            {name}
          </VisuallyHidden>
        </LinkView>
      ) : (
        <View type="button" onClick={() => onShow({ name, url, type })}>
          {type === "application/pdf" ? (
            <Icon name="document" size={32} />
          ) : (
            <img src={url} alt="" loading="lazy" />
          )}
          <VisuallyHidden>{materialWords.previewFile(name)}</VisuallyHidden>
        </View>
      )}
      <Name title={name}>{name}</Name>
      <Button variant="text" color="danger.solid" fontSize="sm" px="1" ms="-1" onClick={() => onRemove(file)}>
        {materialWords.remove}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Item>
  );
}
