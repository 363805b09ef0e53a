// The tile of a one-thing in its own colours.
import { Icon } from "../../look/icons.tsx";
import { isMotif, Motif } from "../../look/motifs.tsx";
import { IconTile } from "../../look/parts/icon-tile.tsx";

export function ThingTile({ hue, icon, size = "m" }: { hue: string; icon: string; size?: "m" | "l" }) {
  const pixels = size === "l" ? 34 : 26;
  return (
    <IconTile size={size} hue={hue}>
      {isMotif(icon) ? <Motif name={icon} size={pixels} /> : <Icon name="document" size={pixels} />}
    </IconTile>
  );
}
