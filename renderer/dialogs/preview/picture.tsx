// Shows a picture at the chosen zoom.
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { previewTexts } from "../../texts/dialogs.ts";
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
    <chakra.img
      display="block"
      mx="auto"
      maxW="none"
      src={url}
      alt={previewTexts.image(name)}
      width={size && Math.round(size.width * fit * scaleOf(zoom))}
      visibility={size ? "visible" : "hidden"}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        setSize({ width: naturalWidth, height: naturalHeight });
        onOpen();
      }}
      onError={onFailed}
    />
  );
}
