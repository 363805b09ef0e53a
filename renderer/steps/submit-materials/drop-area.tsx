// A place to drop files, with a button that opens the browser's own chooser.
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { acceptOf } from "../../../engine/index.ts";
import type { UploadLimits } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button, type ButtonProps } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useTouch } from "../../look/use-touch.ts";
import { materialTexts } from "../../texts/materials.ts";
import styles from "./drop-area.styles.ts";

const Area = part("div", styles.area);

interface ChooserProps {
  limits: UploadLimits;
  material: string;
  onFiles: (files: File[]) => void;
}

/** The button alone; the native input behind it offers cameras and folders. `camera`: it opens the camera at once. */
export function ChooseButton({
  limits,
  material,
  onFiles,
  camera,
  children,
  ...button
}: ChooserProps & { children: ReactNode; camera?: boolean } & Pick<ButtonProps, "variant">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={limits.maxFiles > 1 && !camera}
        accept={acceptOf(camera ? limits.accept.filter(isPicture) : limits.accept)}
        capture={camera ? "environment" : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after a failure.
          currentTarget.value = "";
        }}
      />
      <Button variant="secondary" {...button} onClick={() => input.current?.click()}>
        {children}
        <VisuallyHidden>{material}</VisuallyHidden>
      </Button>
    </>
  );
}

const isPicture = (kind: UploadLimits["accept"][number]): boolean => kind === "jpg" || kind === "png";

export function DropArea({ limits, material, onFiles }: ChooserProps) {
  const [over, setOver] = useState(false);
  const touch = useTouch();
  const photographs = touch && limits.accept.some(isPicture);
  const choose = { limits, material, onFiles };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Area
      data-over={over || undefined}
      onDragOver={hover}
      onDragEnter={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="picture" />
      <div className={styles.words}>
        <b>{touch ? materialTexts.choose : materialTexts.drop}</b>
        <div className={styles.muted}>
          {limits.maxFiles > 1 ? materialTexts.dropHelp(limits.maxFiles) : materialTexts.dropOne}
        </div>
      </div>
      {photographs && (
        <ChooseButton {...choose} camera>
          {materialTexts.photograph}
        </ChooseButton>
      )}
      <ChooseButton {...choose}>
        <Icon name="upload" size={20} />
        {photographs ? materialTexts.fromAlbum : materialTexts.upload}
      </ChooseButton>
    </Area>
  );
}
