// Holds a section state for each row of a list; adds, removes and restores rows.

import type { AskedSection } from "../declaration/asked/asked-section.ts";
import type { Row } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { askedOfRow } from "./asked-sections.ts";
import { createListState } from "./list-state.ts";
import { answersTopic, createSectionState, type SectionStart, type SectionState } from "./section-state.ts";
import { createSubscribers } from "./subscribers.ts";
import { type Summary, summariseRows } from "./summary.ts";

export interface RowState {
  rowId: string;
  state: SectionState;
}

interface RowsView {
  rows: readonly RowState[];
  /** The one row that is open. */
  open: string | undefined;
  /** The row that was removed last and can be restored. */
  removed: { row: RowState; position: number } | undefined;
}

interface RowsStart extends Omit<SectionStart, "answers" | "check" | "onAnswers" | "onTyped"> {
  rows: readonly Row[];
  check: (asked: AskedSection, answers: Row["answers"], rowId: string) => AnswerProblem[];
  onAnswers: (rows: Row[]) => void;
  onTyped: (field: string, text: string, rowId: string) => void;
  newRowId: () => string;
}

export const listTopic = "@list";

export function createRowsState(start: RowsStart) {
  const subscribers = createSubscribers();
  const list = createListState();
  let asked = start.asked;
  let view: RowsView = { rows: [], open: undefined, removed: undefined };
  let summary: Summary | undefined;

  const answers = (): Row[] => view.rows.map(({ rowId, state }) => ({ rowId, answers: state.answers() }));
  const send = () => start.onAnswers(answers());
  const publish = () => {
    summary = undefined;
    subscribers.notify();
  };
  const count = () => {
    const rows = answers().map(({ rowId, answers }) => ({
      fields: askedOfRow(asked, rowId).fields,
      answers,
    }));
    if (!list.update(asked, rows)) return;
    subscribers.notify(listTopic);
    publish();
  };
  const set = (change: Partial<RowsView>) => {
    view = { ...view, ...change };
    publish();
    count();
  };
  const stateOf = (row: Row): RowState => {
    const state = createSectionState({
      ...start,
      asked: askedOfRow(asked, row.rowId),
      answers: row.answers,
      check: (asked, answers) => start.check(asked, answers, row.rowId),
      onAnswers: send,
      onTyped: (field, text) => start.onTyped(field, text, row.rowId),
    });
    state.subscribe(publish);
    state.subscribe(() => {
      list.answerChanged();
      count();
    }, answersTopic);
    return { rowId: row.rowId, state };
  };
  const rows = start.rows.map(stateOf);
  set({ rows, open: unfinished(rows) });

  return {
    view: () => view,
    /** What concerns all rows together. */
    list: list.view,
    summary: (): Summary => {
      summary ??= summariseRows(
        view.rows.map(({ state }) => state.summary()),
        asked.section.repeat?.min ?? 0,
        list.view(),
      );
      return summary;
    },
    /** Without a `topic`: rows come or go, or their progress changes. `listTopic`: what concerns all rows changes. */
    subscribe: subscribers.add,
    add() {
      const isTaken = (id: string) =>
        id === view.removed?.row.rowId || view.rows.some(({ rowId }) => rowId === id);
      const row = stateOf({ rowId: freeId(start.newRowId, isTaken), answers: {} });
      leaveOpen();
      set({ rows: [...view.rows, row], open: row.rowId, removed: undefined });
      send();
      return row.rowId;
    },
    remove(rowId: string) {
      const position = view.rows.findIndex((row) => row.rowId === rowId);
      const row = view.rows[position];
      if (!row) return;
      row.state.flush();
      const open = view.open === rowId ? undefined : view.open;
      set({ rows: view.rows.filter((other) => other !== row), open, removed: { row, position } });
      send();
    },
    undo() {
      if (!view.removed) return undefined;
      const { row, position } = view.removed;
      set({ rows: view.rows.toSpliced(position, 0, row), removed: undefined });
      send();
      return row.rowId;
    },
    open(rowId: string | undefined) {
      if (rowId === view.open) return;
      leaveOpen();
      set({ open: rowId });
    },
    ask(next: AskedSection) {
      if (next === asked) return;
      asked = next;
      for (const { rowId, state } of view.rows) state.ask(askedOfRow(next, rowId));
      publish();
      count();
    },
    receive(incoming: readonly Row[]) {
      const known = new Map(view.rows.map((row) => [row.rowId, row]));
      const next = incoming.map((row) => known.get(row.rowId) ?? stateOf(row));
      for (const row of incoming) known.get(row.rowId)?.state.receive(row.answers);
      const same = next.length === view.rows.length && next.every((row, at) => row === view.rows[at]);
      if (same) return;
      const stays = next.some(({ rowId }) => rowId === view.open);
      set({ rows: next, open: stays ? view.open : view.rows.length === 0 ? unfinished(next) : undefined });
    },
    show(problems: readonly AnswerProblem[]) {
      for (const { rowId, state } of view.rows) state.show(problems.filter((one) => one.rowId === rowId));
      list.show(problems);
      publish();
      count();
    },
    flush: (): Row[] => view.rows.map(({ rowId, state }) => ({ rowId, answers: state.flush() })),
  };

  /** A closing card passes on what was typed without an event (autofill). */
  function leaveOpen(): void {
    const row = view.rows.find(({ rowId }) => rowId === view.open);
    const before = row?.state.answers();
    if (row && row.state.flush() !== before) send();
  }
}

export type RowsState = ReturnType<typeof createRowsState>;

const mostTries = 36;

/** Three characters soon collide: draws again while the id is taken, and finally makes it longer. */
export function freeId(make: () => string, isTaken: (id: string) => boolean): string {
  let id = make();
  for (let tries = 0; isTaken(id); tries++) id = tries < mostTries ? make() : `${id}${make()}`;
  return id;
}

/** The first row with something left to do. */
function unfinished(rows: readonly RowState[]): string | undefined {
  return rows.find(({ state }) => state.summary().state !== "done")?.rowId;
}
