// The first stop of the keyboard, visible only when focused; the page's main has the id `main` and tabIndex -1.
import { part } from "../look/part.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./skip-link.styles.ts";

const Anchor = part("a", styles.anchor);

export function SkipLink() {
  return <Anchor href="#main">{frameTexts.skip}</Anchor>;
}
