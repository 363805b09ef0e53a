// In: a row and whether it stands open. Out: its heading: which row, who it is, and while it is closed what is known of it.
import { useCallback, useSyncExternalStore } from "react";
import { type AskedSection, heldTopic, type SectionState } from "../../../engine/index.ts";

import { rowWords } from "../../words/form.ts";
import { rowFacts, rowName } from "./row-title.ts";

export function RowHeading({
  id,
  asked,
  state,
  name,
  open,
  townships,
}: {
  id: string;
  asked: AskedSection;
  state: SectionState;
  name: string;
  open: boolean;
  townships: Record<string, string>;
}) {
  const subscribe = useCallback((listener: () => void) => state.subscribe(listener, heldTopic), [state]);
  // Texts, not answers: most answers do not change what the heading says.
  const who = useSyncExternalStore(subscribe, () => rowName(asked.section, state.answers()));
  const facts = useSyncExternalStore(subscribe, () =>
    open ? "" : rowWords.facts(rowFacts(asked, state.answers(), townships)),
  );
  return (
    <div className="f-row-title">
      <h3 id={id}>
        {name}
        {who && <span>{who}</span>}
      </h3>
      {facts && <p>{facts}</p>}
    </div>
  );
}
