// Shows the drawing of an SVG file in the colours of the element around it.
import { part } from "../part.tsx";
import styles from "./svg-file.styles.ts";

const Svg = part("svg", styles.svg);

/**
 * As wide as there is room, at most `width`; the room is kept while the file loads, so nothing moves. `<use>` hands
 * custom properties on to the file, which `<img>` would not; its root has the id `picture`.
 * @param file Its address; a data address shows nothing, so it is imported with `?no-inline`.
 */
export function SvgFile({ file, width, height }: { file: string; width: number; height: number }) {
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      <use href={`${file}#picture`} width={width} height={height} />
    </Svg>
  );
}
