// Folds a long list behind a button.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { guideTexts } from "../texts/guide.ts";

const texts = guideTexts.fold;

/** Folded items are printed all the same, as what they are. */
export const foldedStyle = { "&[data-folded]": { "@media screen": { display: "none" } } } as const;

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
      <chakra.div
        display="grid"
        p="1"
        borderTopWidth="1px"
        borderColor="border.subtle"
        _print={{ display: "none" }}
      >
        <Button variant="text" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {open ? texts.less : texts.more(count - most, unit)}
          <Icon name={open ? "chevron-up" : "chevron-down"} size={16} />
        </Button>
      </chakra.div>
    ),
  };
}
