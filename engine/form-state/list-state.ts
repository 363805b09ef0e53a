// Keeps what concerns all rows of a list together: its totals and the problems that belong to no single row.

import type { AskedSection } from "../declaration/asked/asked-section.ts";
import { type CountedRow, type ListAim, type ListTotal, listTotal } from "../declaration/asked/list-aims.ts";
import type { AnswerProblem } from "../problem/problem.ts";

export interface ShownTotal {
  aim: ListAim;
  total: ListTotal;
  /** NEXT found the rule broken, and it has not been corrected since. */
  broken: boolean;
}

export interface ListView {
  totals: readonly ShownTotal[];
  /** Problems that belong neither to a row nor to a total: too few rows, too many. */
  problems: readonly AnswerProblem[];
  errors: number;
  /** A blocking total is not reached yet. */
  unmet: boolean;
}

export function createListState() {
  let fromNext: readonly AnswerProblem[] = [];
  let view: ListView = { totals: [], problems: [], errors: 0, unmet: false };
  let shown = "";

  return {
    view: () => view,
    show(problems: readonly AnswerProblem[]) {
      fromNext = problems.filter(({ rowId }) => rowId === undefined);
    },
    /** After a change, the verdict of a rule on the list no longer counts. */
    answerChanged() {
      fromNext = fromNext.filter(
        ({ rule, message }) => rule === "rows" || view.totals.some(({ aim }) => aim.sentence === message),
      );
    },
    /** Returns true when something is shown differently now. */
    update({ aims = [], section: { repeat } }: AskedSection, rows: readonly CountedRow[]) {
      const known = aims.flatMap((aim) => {
        const total = listTotal(aim, rows);
        return total ? [{ aim, total }] : [];
      });
      const isOpen = ({ rule, message }: AnswerProblem) => {
        if (rule === "rows") return rows.length < (repeat?.min ?? 0) || rows.length > (repeat?.max ?? 0);
        const of = known.filter(({ aim }) => aim.sentence === message);
        return of.length === 0 || of.some(({ total }) => !total.reached);
      };
      fromNext = fromNext.filter(isOpen);
      const isAim = ({ message }: AnswerProblem) => known.some(({ aim }) => aim.sentence === message);
      const totals = known.map(({ aim, total }) => ({
        aim,
        total,
        broken: !total.reached && fromNext.some(({ message }) => message === aim.sentence),
      }));
      const next: ListView = {
        totals,
        problems: fromNext.filter((problem) => !isAim(problem)),
        errors: fromNext.filter(({ severity }) => severity === "error").length,
        unmet: known.some(({ aim, total }) => aim.severity === "error" && !total.reached),
      };
      const fingerprint = fingerprintOf(next);
      if (fingerprint === shown) return false;
      shown = fingerprint;
      view = next;
      return true;
    },
  };
}

function fingerprintOf({ totals, problems }: ListView): string {
  return JSON.stringify([
    totals.map(({ aim, total, broken }) => [aim.rule, total, broken]),
    problems.map(({ message }) => message),
  ]);
}
