// Draws a list of rows: a card for each, one open at a time, with adding, removing, undoing and totals.
import { Fragment, memo, type ReactNode, useCallback, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import {
  type AskedSection,
  askedOfRow,
  type RowsState,
  rowName,
  rowPlace,
  rowUnit,
} from "../../../engine/index.ts";
import { fieldId } from "../field-id.ts";
import { focusOn } from "../focus-on.ts";
import { useTexts } from "../form-context.ts";
import { Sign } from "../parts/sign.tsx";
import fieldStyles from "../styles/field.styles.ts";
import rowStyles from "../styles/row.styles.ts";
import { ListTotals } from "./list-totals.tsx";
import { RemovedRow, RowCard, rowToggleId, undoId } from "./row-card.tsx";

interface Props {
  asked: AskedSection;
  state: RowsState;
  /** Another way to add rows: from a register. */
  fetch?: ReactNode;
}

/** In a longer list, cards out of sight are not laid out. */
const longList = 20;

export const RepeatedSection = memo(function RepeatedSection({ asked, state, fetch }: Props) {
  const { rows, open, removed } = useSyncExternalStore(state.subscribe, state.view);
  const { key, repeat } = asked.section;
  const { min = 0, max = Number.POSITIVE_INFINITY, addText = "" } = repeat ?? {};
  const full = rows.length >= max;
  const { rows: texts, sentences } = useTexts();
  const unit = rowUnit(asked.section, sentences);
  const kept = rows.length > 0 && rows.length <= min;
  const reason = { least: `${key}--least`, full: `${key}--full` };
  const add = () => {
    if (full) return;
    const rowId = flushSync(state.add);
    const first = asked.fields.find(({ locked }) => !locked);
    if (first) focusOn(fieldId({ section: key, rowId }, first.field.key));
  };
  const remove = useCallback(
    (rowId: string) => {
      flushSync(() => state.remove(rowId));
      focusOn(undoId(key), "nearest");
    },
    [state, key],
  );
  const undo = () => {
    const rowId = flushSync(state.undo);
    if (rowId) focusOn(rowToggleId(key, rowId), "nearest");
  };
  const gone =
    removed &&
    texts.label(
      rowPlace(asked.section, removed.position + 1, sentences),
      rowName(asked.section, removed.row.state.answers(), sentences),
    );
  const goneAt = (position: number) =>
    gone && removed.position === position ? <RemovedRow section={key} name={gone} onUndo={undo} /> : null;
  return (
    <div className={rowStyles.rows} data-long={rows.length > longList || undefined}>
      <p className={fieldStyles.hidden} role="status">
        {gone && texts.canUndo(gone)}
      </p>
      {rows.length === 0 && !gone && <p className={fieldStyles.help}>{texts.none}</p>}
      {rows.map(({ rowId, state: row }, at) => (
        <Fragment key={rowId}>
          {goneAt(at)}
          <RowCard
            asked={askedOfRow(asked, rowId)}
            rowId={rowId}
            state={row}
            name={rowPlace(asked.section, at + 1, sentences)}
            open={rowId === open}
            kept={kept ? reason.least : undefined}
            onOpen={state.open}
            onRemove={remove}
          />
        </Fragment>
      ))}
      {goneAt(rows.length)}
      <ListTotals section={asked.section} state={state} />
      {kept && (
        <p className={fieldStyles.help} id={reason.least}>
          {full ? texts.fixed(min, unit) : texts.least(min, unit)}
        </p>
      )}
      {fetch}
      <button
        type="button"
        className={rowStyles.add}
        aria-disabled={full || undefined}
        aria-describedby={full ? (kept ? reason.least : reason.full) : undefined}
        onClick={add}
      >
        <Sign name="plus" size={20} />
        {addText}
      </button>
      {full && !kept && (
        <p className={fieldStyles.help} id={reason.full}>
          {texts.full(max, unit)}
        </p>
      )}
    </div>
  );
});
