// The water line that leads into the footer.
import { part } from "../part.tsx";
import styles from "./wave.styles.ts";

const Svg = part("svg", styles.svg);

export function Wave() {
  return (
    <Svg viewBox="0 0 1366 28" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 18C170 4 290 4 460 14s300 12 460 0 300-12 446 2V28H0z" />
    </Svg>
  );
}
