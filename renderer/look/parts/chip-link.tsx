// A link in the shape of a chip; the current one (`aria-current`) is filled.
import { Link } from "../../router.tsx";
import { part } from "../part.tsx";
import styles from "./chip-link.styles.ts";

export const ChipLink = part(Link, styles.chipLink);
