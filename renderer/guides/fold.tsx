// Folds a long list behind a button.
import { type ReactNode, useState } from "react";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { guideTexts } from "../texts/guide.ts";
import styles from "./fold.styles.ts";

const texts = guideTexts.fold;

/**
 * `most`: how many are visible at first; a single further one is not folded. `listId`: the element of the list.
 * `folded(at)` is the `data-folded` attribute of the item at that position.
 */
export function useFold(
  count: number,
  most: number,
  unit: string,
  listId: string,
): { folded: (at: number) => "" | undefined; button: ReactNode } {
  const [open, setOpen] = useState(false);
  const folds = count > most + 1;
  return {
    folded: (at) => (folds && !open && at >= most ? "" : undefined),
    button: folds && (
      <div className={styles.line}>
        <Button variant="text" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {open ? texts.less : texts.more(count - most, unit)}
          <Icon name={open ? "chevron-up" : "chevron-down"} size={16} />
        </Button>
      </div>
    ),
  };
}
