// One consent for all required e-licences that can still be fetched; it is gone once they are there or missed.
import { useState } from "react";
import { licencesToFetch, type MaterialState } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { materialTexts } from "../../texts/materials.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./fetch-all.styles.ts";

/** A single licence has its button in its own row. */
const fewest = 2;

export function FetchAll({
  states,
  licences,
  onFetch,
}: {
  states: readonly MaterialState[];
  licences: StepProps["onTheWay"]["licences"];
  onFetch: (material: string) => void;
}) {
  const [pressed, setPressed] = useState<readonly MaterialState[]>([]);
  const open = licencesToFetch(states, licences);
  const looking = pressed.some(({ asked: { key } }) => licences[key] === "looking");
  const shown = looking ? pressed : open;
  const [first] = shown;
  if (!first || shown.length < fewest) return null;
  const fetch = () => {
    setPressed(open);
    for (const { asked } of open) onFetch(asked.key);
  };
  return (
    // The focus goes to the first of them when the button is gone.
    <li className={styles.root} data-row={`material-${first.asked.key}`}>
      <Note
        action={
          <Button
            variant="secondary"
            aria-disabled={looking || undefined}
            onClick={looking ? undefined : fetch}
          >
            {looking ? materialTexts.fetching : materialTexts.fetchAll(shown.length)}
          </Button>
        }
      >
        {materialTexts.fetchAllLead(shown.map(({ asked }) => asked.material.name))}
      </Note>
    </li>
  );
}
