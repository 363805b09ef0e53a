// In: one row of a list and whether it stands open. Out: its card: closed it says who it is, open it holds a form of its own.
import { type MouseEvent, memo, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { AskedSection } from "../../../engine/index.ts";
import { rowWords } from "../../words/form.ts";
import type { SectionContext } from "../field-context.ts";
import { formId } from "../field-id.ts";
import { Sign } from "../parts/sign.tsx";
import { SectionForm } from "../section-form.tsx";
import { RowHeading } from "./row-heading.tsx";
import { RowMark } from "./row-mark.tsx";

interface Props extends SectionContext {
  asked: AskedSection;
  rowId: string;
  name: string;
  open: boolean;
  /** Id of the sentence that says why the row cannot be removed. */
  kept: string | undefined;
  onOpen: (rowId: string | undefined) => void;
  onRemove: (rowId: string) => void;
}

/** The button that opens and closes a row; it takes the focus when the row comes back. */
export function rowToggleId(section: string, rowId: string): string {
  return `${formId({ section, rowId })}--toggle`;
}

/** A closed row keeps what was typed: its state lives outside the drawing, and no form is drawn for it. */
export const RowCard = memo(function RowCard(props: Props) {
  const { asked, rowId, state, name, open, kept, onOpen, onRemove, townships, onGo } = props;
  const summary = useSyncExternalStore(state.subscribe, state.summary);
  const headingId = `${formId({ section: asked.section.key, rowId })}--name`;
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => onOpen(open ? undefined : rowId));
    // Another card closed above it, perhaps: the page must not run away under the finger.
    currentTarget.scrollIntoView({ block: "nearest" });
  };
  return (
    <section
      className="f-row"
      aria-labelledby={headingId}
      data-open={open || undefined}
      data-tone={summary.errors > 0 ? "error" : undefined}
    >
      <div className="f-row-head">
        <RowHeading
          id={headingId}
          asked={asked}
          state={state}
          name={name}
          open={open}
          townships={townships}
        />
        <RowMark {...summary} />
        <div className="f-row-ways">
          <button
            type="button"
            className="f-text-button"
            data-tone="danger"
            aria-label={`${rowWords.remove}${name}`}
            aria-disabled={kept ? true : undefined}
            aria-describedby={kept}
            onClick={() => kept || onRemove(rowId)}
          >
            <Sign name="trash" size={20} />
            {rowWords.remove}
          </button>
          <button
            type="button"
            id={rowToggleId(asked.section.key, rowId)}
            className="f-text-button"
            aria-expanded={open}
            aria-label={`${open ? rowWords.close : rowWords.open}${name}`}
            onClick={toggle}
          >
            {open ? rowWords.close : rowWords.open}
            <Sign name={open ? "chevron-up" : "chevron-down"} size={20} />
          </button>
        </div>
      </div>
      {open && <SectionForm asked={asked} state={state} rowId={rowId} townships={townships} onGo={onGo} />}
    </section>
  );
});
