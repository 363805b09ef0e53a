// A decorative UI icon.
import { type IconName, iconPaths } from "./icon-paths.ts";
import { type IconSize, StrokeIcon } from "./stroke-icon.tsx";

export type { IconName, IconSize };

export function Icon({ name, size }: { name: IconName; size?: IconSize }) {
  return <StrokeIcon path={iconPaths[name]} size={size} />;
}
