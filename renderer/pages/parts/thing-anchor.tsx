// The card of a one-thing; the whole card is the link.
import { part } from "../../look/part.tsx";
import { Link } from "../../router.tsx";
import styles from "./thing-anchor.styles.ts";

export const ThingAnchor = part(Link, styles.thingAnchor);
export const ThingAbout = part("p", styles.thingAbout);
