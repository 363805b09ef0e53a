// In: a section that is a list of rows. Out: a card a row, one open at a time, with adding, removing and undoing.
import { memo, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { AskedSection } from "../../engine/index.ts";
import { rowWords } from "../words/form.ts";
import { askedOfRow } from "./asked-row.ts";
import type { SectionContext } from "./field-context.ts";
import { fieldId } from "./field-id.ts";
import { Sign } from "./parts/sign.tsx";
import { RowCard } from "./row-card.tsx";
import type { RowsState } from "./rows-state.ts";

interface Props extends Omit<SectionContext, "state"> {
  asked: AskedSection;
  state: RowsState;
}

export const RepeatedSection = memo(function RepeatedSection({ asked, state, townships, onGo }: Props) {
  const { rows, open, removed } = useSyncExternalStore(state.subscribe, state.view);
  const { key, title, repeat } = asked.section;
  const { min = 0, max = Number.POSITIVE_INFINITY, addText = "" } = repeat ?? {};
  const add = () => {
    let rowId = "";
    flushSync(() => {
      rowId = state.add();
    });
    const first = asked.fields.find(({ locked }) => !locked);
    if (first) document.getElementById(fieldId({ section: key, rowId }, first.field.key))?.focus();
  };
  return (
    <div className="f-rows">
      <p className="f-help">{rowWords.range(min, max)}</p>
      {rows.map(({ rowId, state: row }, at) => (
        <RowCard
          key={rowId}
          asked={askedOfRow(asked, rowId)}
          rowId={rowId}
          state={row}
          name={rowWords.name(title, at + 1)}
          open={rowId === open}
          removable={rows.length > min}
          onOpen={state.open}
          onRemove={state.remove}
          townships={townships}
          onGo={onGo}
        />
      ))}
      <div role="status">
        {removed && (
          <p className="f-undo">
            {rowWords.removed(rowWords.name(title, removed.position + 1))}
            <button type="button" className="f-text-button" onClick={state.undo}>
              <Sign name="undo" size={20} />
              {rowWords.undo}
            </button>
          </p>
        )}
      </div>
      {rows.length < max ? (
        <button type="button" className="f-add" onClick={add}>
          <Sign name="plus" size={20} />
          {addText}
        </button>
      ) : (
        <p className="f-help">{rowWords.full(max)}</p>
      )}
    </div>
  );
});
