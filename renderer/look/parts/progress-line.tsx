// A line along the upper edge while what the page shows is being asked anew.
import { part } from "../part.tsx";
import styles from "./progress-line.styles.ts";

const Line = part("div", styles.line);

/** The page stays as it is under it; whoever does not see it misses nothing. */
export const ProgressLine = () => <Line aria-hidden="true" data-progress="" />;
