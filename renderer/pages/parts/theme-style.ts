// In: the hue word of a one-thing. Out: the inline style that gives what stands below it the hue; an unknown word keeps the brand's.
import type { CSSProperties } from "react";
import { hueStyle, isHue } from "../../look/hues.ts";

export function themeStyle(hue: string): CSSProperties | undefined {
  return isHue(hue) ? hueStyle(hue) : undefined;
}
