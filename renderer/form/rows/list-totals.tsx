// Shows what all rows of a list add up to, and what is wrong with the list as a whole; the error summary can focus it.
import { useCallback, useSyncExternalStore } from "react";
import { listTopic, type RowsState, rowUnit, type Section, type ShownTotal } from "../../../engine/index.ts";
import { listId } from "../field-id.ts";
import { FieldMessage } from "../field-notes.tsx";
import { useTexts } from "../form-context.ts";
import { Sign } from "../parts/sign.tsx";
import fieldStyles from "../styles/field.styles.ts";
import rowStyles from "../styles/row.styles.ts";
import type { FormTexts } from "../texts.ts";

export function ListTotals({ section, state }: { section: Section; state: RowsState }) {
  const subscribe = useCallback((listener: () => void) => state.subscribe(listener, listTopic), [state]);
  const { totals, problems } = useSyncExternalStore(subscribe, state.list);
  const texts = useTexts();
  const id = listId(section.key);
  const unit = rowUnit(section, texts.sentences);
  const isFirst = ({ aim }: ShownTotal) => totals.find((one) => one.aim.rule === aim.rule)?.aim === aim;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name every control in it once more
    <div
      className={rowStyles.list}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={texts.rows.aims(section.title)}
    >
      <div role="status">
        {totals.map((one) => (
          <p key={`${one.aim.rule} ${one.aim.field.key}`} className={rowStyles.total} data-tone={toneOf(one)}>
            <Sign name={one.total.reached ? "check" : one.broken ? "alert" : "info"} size={20} />
            <span>
              {one.broken && isFirst(one) && (
                <b>
                  <span className={fieldStyles.hidden}>{texts.field.errorPrefix}</span>
                  {one.aim.sentence}
                </b>
              )}
              {textOf(one, unit, texts.rows)}
            </span>
          </p>
        ))}
      </div>
      {problems.map((problem) => (
        <FieldMessage key={problem.message} id={`${id}--${problem.rule}`} problem={problem} />
      ))}
    </div>
  );
}

function toneOf({ total, aim, broken }: ShownTotal): string {
  if (total.reached) return "success";
  return broken && aim.severity === "error" ? "error" : "open";
}

function textOf({ aim, total }: ShownTotal, unitOfRows: string, texts: FormTexts["rows"]): string {
  const { title, unit = "", choices } = aim.field;
  // The unit follows each number, so the title need not repeat it.
  const short = title.replace(/（[^）]*）$/, "");
  if (total.kind === "count" && aim.kind === "count") {
    const choice = choices?.find((one) => one.const === aim.value)?.title ?? aim.value;
    const found = texts.found(total.count, unitOfRows);
    return `${texts.atLeast(short, choice, aim.count, unitOfRows)}${found}`;
  }
  if (total.kind !== "sum") return "";
  const { sum, missing, unreadable } = total;
  const tail =
    missing === "0"
      ? ""
      : missing.startsWith("-")
        ? texts.over(`${missing.slice(1)}${unit}`)
        : texts.missing(`${missing}${unit}`);
  const left = unreadable > 0 ? texts.unreadable(unreadable) : "";
  return `${texts.sum(short, `${sum}${unit}`)}${tail}${left}`;
}
