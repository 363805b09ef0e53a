// In: the hue and the picture word of a one-thing. Out: its tile, in its own colours wherever it stands.
import { Icon } from "../../look/icons.tsx";
import { isMotif, Motif } from "../../look/motifs.tsx";
import { IconTile } from "../../look/parts/icon-tile.tsx";
import { themeStyle } from "./theme-style.ts";

export function ThingTile({ hue, icon, size = "m" }: { hue: string; icon: string; size?: "m" | "l" }) {
  const pixels = size === "l" ? 34 : 26;
  return (
    <IconTile size={size} theme={themeStyle(hue)}>
      {isMotif(icon) ? <Motif name={icon} size={pixels} /> : <Icon name="document" size={pixels} />}
    </IconTile>
  );
}
