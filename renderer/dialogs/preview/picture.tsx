// Shows a picture at the chosen zoom.
import { useState } from "react";
import { classes } from "../../look/part.tsx";
import { previewTexts } from "../../texts/dialogs.ts";
import styles from "./picture.styles.ts";
import { scaleOf } from "./zoom.ts";

export function Picture({
  name,
  url,
  zoom,
  room,
  onOpen,
  onFailed,
}: {
  name: string;
  url: string;
  zoom: number;
  /** Available room in CSS pixels. */
  room: { width: number; height: number };
  onOpen: () => void;
  onFailed: () => void;
}) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const fit = size ? Math.min(1, room.width / size.width, room.height / size.height) : 1;
  return (
    <img
      className={classes(styles.picture, !size && styles.unseen)}
      src={url}
      alt={previewTexts.image(name)}
      width={size && Math.round(size.width * fit * scaleOf(zoom))}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        setSize({ width: naturalWidth, height: naturalHeight });
        onOpen();
      }}
      onError={onFailed}
    />
  );
}
