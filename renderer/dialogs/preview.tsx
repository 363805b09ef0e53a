// In: the address of an uploaded picture. Out: the picture in a large dialog, with a way to download it.
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { dialogWords, previewWords } from "../words/dialogs.ts";

const Ground = chakra("div", {
  base: {
    display: "grid",
    placeItems: "center",
    minH: "48",
    p: "3",
    borderRadius: "md",
    bg: "bg.muted",
    "& img": { maxW: "full", maxH: "68dvh", objectFit: "contain" },
  },
});

export interface PreviewDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

export default function PreviewDialog({ name, url, onClose }: PreviewDialogProps) {
  const [failed, setFailed] = useState(false);
  return (
    <DialogFrame
      title={previewWords.title(name)}
      width={1200}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" asChild>
            <a href={url} download={name}>
              <Icon name="download" size={20} />
              {previewWords.download}
            </a>
          </Button>
          <Button onClick={onClose}>{dialogWords.close}</Button>
        </>
      }
    >
      {failed ? (
        <Note tone="warning" role="alert">
          {previewWords.failed}
        </Note>
      ) : (
        <Ground>
          <img src={url} alt={previewWords.image(name)} onError={() => setFailed(true)} />
        </Ground>
      )}
    </DialogFrame>
  );
}
