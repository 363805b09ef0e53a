// A definition list with labels on the left and values on the right; numbers stay unbroken.
import type { ReactNode } from "react";
import { classes } from "../part.tsx";
import styles from "./data-pairs.styles.ts";
import { Stack } from "./layout.tsx";
import { Muted } from "./text.tsx";

export function DataPairs({
  pairs,
  wide = false,
  labels,
}: {
  pairs: readonly { label: string; value: ReactNode }[];
  /** Aligns the values in a column beside their labels. */
  wide?: boolean;
  /** Class of the labels in a column, for another width than short ones need. */
  labels?: string;
}) {
  return (
    <Stack as="dl" gap="2">
      {pairs.map(({ label, value }) => (
        <div key={label} className={styles.pair} data-wide={wide ? "" : undefined}>
          <Muted as="dt" className={classes(styles.label, wide && labels)}>
            {label}
          </Muted>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
