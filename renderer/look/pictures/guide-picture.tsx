// Shows the picture of a guide theme, one file of the kit, in the theme's hue.
import type { MotifName } from "../motif-paths.ts";
import { SvgFile } from "./svg-file.tsx";

const kit = import.meta.glob<string>("./kit/*.svg", { query: "?no-inline", import: "default", eager: true });

export function GuidePicture({ name }: { name: MotifName }) {
  return <SvgFile file={kit[`./kit/${name}.svg`] ?? ""} width={440} height={300} />;
}
