// In: the rows of a repeatable section. Out: a section state for each row, and adding, removing and undoing.
import type { AnswerProblem, AskedSection, Row } from "../../engine/index.ts";
import { askedOfRow } from "./asked-row.ts";
import { createListeners } from "./listeners.ts";
import { createSectionState, type SectionStart, type SectionState } from "./section-state.ts";
import { type Summary, summariseRows } from "./summary.ts";

export interface HeldRow {
  rowId: string;
  state: SectionState;
}

export interface RowsView {
  rows: readonly HeldRow[];
  /** The row that stands open; one at a time. */
  open: string | undefined;
  /** The row that was removed last and can be brought back. */
  removed: { row: HeldRow; position: number } | undefined;
}

export interface RowsStart extends Omit<SectionStart, "answers" | "check" | "tell"> {
  rows: readonly Row[];
  check: (asked: AskedSection, answers: Row["answers"], rowId: string) => AnswerProblem[];
  tell: (rows: Row[]) => void;
  newRowId: () => string;
}

export interface RowsState {
  view(): RowsView;
  summary(): Summary;
  subscribe(listener: () => void): () => void;
  add(): string;
  remove(rowId: string): void;
  undo(): void;
  open(rowId: string | undefined): void;
  ask(asked: AskedSection): void;
  receive(rows: readonly Row[]): void;
  show(problems: readonly AnswerProblem[]): void;
  flush(): Row[];
}

export function createRowsState(start: RowsStart): RowsState {
  const listeners = createListeners();
  let asked = start.asked;
  let view: RowsView = { rows: [], open: undefined, removed: undefined };
  let summary: Summary | undefined;

  const answers = (): Row[] => view.rows.map(({ rowId, state }) => ({ rowId, answers: state.answers() }));
  const tell = () => start.tell(answers());
  const say = () => {
    summary = undefined;
    listeners.call();
  };
  const set = (change: Partial<RowsView>) => {
    view = { ...view, ...change };
    say();
  };
  const hold = (row: Row): HeldRow => {
    const state = createSectionState({
      ...start,
      asked: askedOfRow(asked, row.rowId),
      answers: row.answers,
      check: (asked, answers) => start.check(asked, answers, row.rowId),
      tell,
    });
    state.subscribe(say);
    return { rowId: row.rowId, state };
  };
  view = { ...view, rows: start.rows.map(hold), open: start.rows[0]?.rowId };

  return {
    view: () => view,
    summary: () => {
      summary ??= summariseRows(
        view.rows.map(({ state }) => state.summary()),
        asked.section.repeat?.min ?? 0,
      );
      return summary;
    },
    subscribe: (listener) => listeners.add(listener),
    add() {
      const row = hold({ rowId: start.newRowId(), answers: {} });
      set({ rows: [...view.rows, row], open: row.rowId, removed: undefined });
      tell();
      return row.rowId;
    },
    remove(rowId) {
      const position = view.rows.findIndex((row) => row.rowId === rowId);
      const row = view.rows[position];
      if (!row) return;
      row.state.flush();
      set({ rows: view.rows.filter((other) => other !== row), removed: { row, position } });
      tell();
    },
    undo() {
      if (!view.removed) return;
      const { row, position } = view.removed;
      set({ rows: view.rows.toSpliced(position, 0, row), open: row.rowId, removed: undefined });
      tell();
    },
    open: (rowId) => set({ open: rowId }),
    ask(next) {
      if (next === asked) return;
      asked = next;
      for (const { rowId, state } of view.rows) state.ask(askedOfRow(next, rowId));
      say();
    },
    receive(rows) {
      const known = new Map(view.rows.map((row) => [row.rowId, row]));
      const next = rows.map((row) => known.get(row.rowId) ?? hold(row));
      for (const row of rows) known.get(row.rowId)?.state.receive(row.answers);
      const same = next.length === view.rows.length && next.every((row, at) => row === view.rows[at]);
      if (!same) set({ rows: next, open: view.open ?? next[0]?.rowId });
    },
    show(problems) {
      for (const { rowId, state } of view.rows) state.show(problems.filter((one) => one.rowId === rowId));
      say();
    },
    flush: () => view.rows.map(({ rowId, state }) => ({ rowId, answers: state.flush() })),
  };
}
