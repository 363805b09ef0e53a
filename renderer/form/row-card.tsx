// In: one row of a list and whether it stands open. Out: its card: closed it says who it is, open it holds a form of its own.
import { memo, useSyncExternalStore } from "react";
import type { AskedSection } from "../../engine/index.ts";
import { rowWords } from "../words/form.ts";
import type { SectionContext } from "./field-context.ts";
import { formId } from "./field-id.ts";
import { Sign } from "./parts/sign.tsx";
import { rowTitle } from "./row-title.ts";
import { SectionForm } from "./section-form.tsx";

interface Props extends SectionContext {
  asked: AskedSection;
  rowId: string;
  name: string;
  open: boolean;
  removable: boolean;
  onOpen: (rowId: string | undefined) => void;
  onRemove: (rowId: string) => void;
}

/** A closed row keeps what was typed: its state lives outside the drawing. */
export const RowCard = memo(function RowCard(props: Props) {
  const { asked, rowId, state, name, open, removable, onOpen, onRemove, townships, onGo } = props;
  const { errors } = useSyncExternalStore(state.subscribe, state.summary);
  const id = formId({ section: asked.section.key, rowId });
  const toggle = () => {
    state.flush();
    onOpen(open ? undefined : rowId);
  };
  return (
    <section className="f-row" aria-labelledby={`${id}-name`} data-tone={errors > 0 ? "error" : undefined}>
      <div className="f-row-head">
        <h3 id={`${id}-name`}>{name}</h3>
        <span className="f-row-title">
          {errors > 0
            ? rowWords.errors(errors)
            : !open && (rowTitle(asked, state.answers()) || rowWords.none)}
        </span>
        {removable && (
          <button
            type="button"
            className="f-text-button"
            data-tone="danger"
            aria-label={`${rowWords.remove}${name}`}
            onClick={() => onRemove(rowId)}
          >
            <Sign name="trash" size={20} />
            {rowWords.remove}
          </button>
        )}
        <button
          type="button"
          className="f-text-button"
          aria-expanded={open}
          aria-label={`${open ? rowWords.close : rowWords.open}${name}`}
          onClick={toggle}
        >
          {open ? rowWords.close : rowWords.open}
          <Sign name={open ? "chevron-up" : "chevron-down"} size={20} />
        </button>
      </div>
      {open && <SectionForm asked={asked} state={state} rowId={rowId} townships={townships} onGo={onGo} />}
    </section>
  );
});
