// Content that one line opens: `<Disclosure><DisclosureLine>…<Icon name="chevron-down" /></DisclosureLine>…</Disclosure>`.
import styles from "./disclosure.styles.ts";
import { part } from "./part.tsx";

/** The icon that stands last in the line turns when it opens. Paper shows the content, open or not. */
export const Disclosure = part("details", styles.disclosure);

export const DisclosureLine = part("summary", styles.disclosureLine);
