// An underlined brand link through the router.
import { Link } from "../../router.tsx";
import { part } from "../part.tsx";
import styles from "./text-link.styles.ts";

export const TextLink = part(Link, styles.textLink);
