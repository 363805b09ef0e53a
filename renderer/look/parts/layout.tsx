// The few ways to lay out content; `as` renders another element.
import { classes, type PartProps, part } from "../part.tsx";
import styles from "./layout.styles.ts";

const gaps = {
  "1": "gap1",
  "1.5": "gap1half",
  "2": "gap2",
  "2.5": "gap2half",
  "3": "gap3",
  "4": "gap4",
  "5": "gap5",
  "6": "gap6",
  "8": "gap8",
} as const;
/** Between the children, in steps of the spacing scale. */
type Gap = keyof typeof gaps;

const Column = part("div", styles.stack);
const Line = part("div", styles.row);

/** One below the other, never wider than their place. */
export const Stack = ({ gap, className, ...props }: PartProps<"div"> & { gap?: Gap }) => (
  <Column className={classes(gap && styles[gaps[gap]], className)} {...props} />
);
/** Side by side on one middle line, wrapping when there is no room. */
export const Row = ({ gap, className, ...props }: PartProps<"div"> & { gap?: Gap }) => (
  <Line className={classes(gap && styles[gaps[gap]], className)} {...props} />
);
/** Two columns of equal cards, one on a phone and in 长辈版. */
export const Tiles = part("div", styles.tiles);

/** Two equal columns, one below 1024 px and in 长辈版. */
export const Halves = part("div", styles.halves);
/** A column and a narrow one beside it, one below the other below 1024 px and in 长辈版. */
export const WithAside = part("div", styles.withAside);
/** Buttons side by side, wrapping when there is no room. */
export const Actions = part("div", styles.actions);
