// The two kinds of problem that the engine reports: one for the person who writes JSON, one for the person who answers a form.

/** What is wrong in a designer's file. `message` is a whole Chinese sentence; `pointer` is a JSON pointer into the file. */
export interface DesignProblem {
  pointer: string;
  /** Which file it is about: the one-thing, its form, a shared form, the catalogue. Filled in by the reader of the files. */
  file?: string;
  /** 1-based line in that file, filled in by the reader of the files. */
  line?: number;
  severity: "error" | "warning";
  /** Stable name of the rule that was broken, e.g. `unknown-matter`. */
  rule: string;
  /** One Chinese sentence: where, found, expected, repair. */
  message: string;
  found?: string;
  expected?: string;
  /** What to write instead, e.g. `是否想写 “install”？`. */
  repair?: string;
}

/** What is wrong in an answer, shown under its field and in the error summary. A `warning` never blocks. */
export interface AnswerProblem {
  severity: "error" | "warning";
  /** The name of the rule: required, format, length, choice, rule, paper, question, material, township … */
  rule: string;
  /** A Chinese sentence: where it is and how to correct it. */
  message: string;
  step: string;
  /** A question's key, when the problem is with a question; section and field are then absent. */
  question?: string;
  section?: string;
  field?: string;
  /** Row of a repeatable section. */
  rowId?: string;
  /** A material's key. */
  material?: string;
}
