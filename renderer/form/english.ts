// The form in English. Titles, options and the sentences of rules are the designer's, in whatever language they are written.
import { englishSentences } from "../../engine/index.ts";
import type { FormTexts } from "./texts.ts";

const number = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const list = (names: readonly string[]): string => names.join(", ");

const field: FormTexts["field"] = {
  optional: "optional",
  errorPrefix: "Error: ",
  check: "Please check",
  checkPrefix: "Please check: ",
  example: (example) => `for example ${example}`,
  choose: "Choose",
  usedBy: (matters) => `Used for: ${list(matters)}`,
  usedByMany: (count) => `Used for ${number(count, "matter")}`,
  proposedBy: (proposer) => `${proposer}; change it if it is no longer so`,
  offer: (text) => `Fill in “${text}”`,
  lockedWithMask: (source) => `${source}, partly hidden`,
  comma: "; ",
  goBack: "go back to change it",
  show: "Show",
  showFull: (title) => `Show the whole of ${title}`,
  change: "Change",
  changeField: (title) => `Change ${title}`,
  pickDate: (title) => `Pick ${title} from a calendar`,
  date: { date: "2026-11-25", month: "2026-11", "date-time": "2026-11-25 08:16" },
  empty: "—",
};

const section: FormTexts["section"] = {
  navigation: "Contents of the form",
  contents: "Contents",
  closeContents: "Close the contents",
  progress: "Progress",
  progressOf: (filled, asked) => `${filled} of ${asked}`,
  count: (asked, matters) => `${number(asked, "field")}${matters > 1 ? ` for ${matters} matters` : ""}`,
  position: (position, total) => `Section ${position} of ${total}`,
  filled: (filled, asked) => `${filled}/${asked}`,
  optional: "optional",
  errors: (errors) => number(errors, "error"),
  states: { empty: "empty", going: "begun", done: "complete", error: "with errors" },
};

const rows: FormTexts["rows"] = {
  label: (name, who) => (who ? `${name} (${who})` : name),
  facts: (facts) => facts.join(" · "),
  open: "Edit ",
  close: "Close ",
  remove: "Remove ",
  removed: (name) => `“${name}” was removed`,
  canUndo: (name) => `“${name}” was removed; this can be undone`,
  undo: "Restore ",
  none: "Nothing added yet",
  states: { done: "complete", going: "unfinished", empty: "unfinished" },
  errors: (errors) => number(errors, "error"),
  count: (rows) => number(rows, "entry", "entries"),
  range: (min, max) => (min > 0 ? `${min} to ${max} entries` : `at most ${number(max, "entry", "entries")}`),
  least: (min) =>
    `At least ${number(min, "entry", "entries")} must stay; add another one before you remove this`,
  fixed: (count) => `Exactly ${number(count, "entry", "entries")}`,
  full: (max) => `At most ${number(max, "entry", "entries")}; remove one before you add another`,
  aims: (title) => `What ${title} must meet as a whole`,
  sum: (title, sum) => `${title}: ${sum} in all`,
  missing: (missing) => `, ${missing} missing`,
  over: (over) => `, ${over} too much`,
  unreadable: (rows) => `, ${number(rows, "entry is no number", "entries are no numbers")} and not counted`,
  atLeast: (title, choice, count) =>
    `${title} must be “${choice}” in at least ${number(count, "entry", "entries")}`,
  found: (count) => `, now in ${count}`,
};

const summary: FormTexts["summary"] = {
  title: (problems) => `${number(problems, "answer needs", "answers need")} a change`,
  missing: (count) => `${number(count, "answer is", "answers are")} missing`,
  line: (title, message) => (message.includes(title) ? message : `${title}: ${message}`),
  rowLine: (row, title, message) => `${row}: ${message.includes(title) ? message : `${title}, ${message}`}`,
};

const questions: FormTexts["questions"] = {
  many: " (choose any)",
  all: "Choose all",
  none: "Choose none",
  optionalMany: " (optional, choose any)",
  optional: " (optional)",
  fills: (section) => `Fills in “${section}” of the form as well`,
  adds: (matters) => `Handles: ${list(matters)}`,
  removes: (matters) => `Does not handle: ${list(matters)}`,
  matters: (count) => number(count, "matter"),
  once: "one application",
  noMatters: "What will be handled is listed here once you have answered",
  materials: (count) => number(count, "document"),
  fetched: (count) => `${count} fetched for you`,
  upload: (count) => `${count} to upload`,
  made: (count) => `${count} made from the form`,
  ifWanted: " (optional)",
  list,
  both: (effects) => effects.join("; "),
};

const registers: FormTexts["registers"] = {
  of: {
    "house-info": {
      register: "the register of real estate",
      thing: "house",
      fields: {
        certificateNumber: "Title certificate",
        unitNumber: "Unit number",
        address: "Address",
        area: "Floor area (m²)",
        use: "Planned use",
        rightKind: "Kind of right",
        ownership: "Ownership",
        share: "Own share (%)",
        owner: "Owner",
        boughtOn: "Acquired on",
        mortgaged: "Mortgaged",
        mortgagee: "Mortgagee",
        sealed: "Seized",
        leased: "Let",
      },
    },
  },
  fact: (label, value) => `${label}: ${value}`,
  cancel: "Cancel",
  close: "Close",
  button: (register) => `Choose from ${register}`,
  title: (register) => `Choose from ${register}`,
  lead: (thing, many) => (many ? `Choose any ${thing} to fill in.` : `Choose the ${thing} to fill in.`),
  failed: "There was no answer. Try again, or fill it in yourself.",
  retry: "Try again",
  none: (thing) => `No ${thing} was found under your name. Please fill it in yourself.`,
  listed: "already listed",
  fill: "Fill in",
  fillMany: (count) => (count > 0 ? `Fill in ${count}` : "Fill in"),
  choose: (thing) => `Choose a ${thing} first`,
  replaced: "You have answered these already, and the register says otherwise:",
  change: (title, before, now) => `${title}: ${before} → ${now}`,
  keep: "Keep mine",
  replace: "Replace",
  done: (register) => `Filled in from ${register}, please check`,
};

const kinds = ({ accept }: { accept: readonly string[] }): string => list(accept).toUpperCase();

const uploads: FormTexts["uploads"] = {
  title: "Files to hand in",
  limits: (limits) =>
    `${kinds(limits)}, each at most ${limits.maxMB} MB, at most ${number(limits.maxFiles, "file")}`,
  choose: "Upload ",
  more: "Add a file to ",
  remove: "Remove ",
  cancel: "Cancel ",
  retry: "Send again ",
  forget: "Leave out ",
  percent: (percent) => `${percent}%`,
  done: (name) => `${name} was sent`,
  failed: (name, reason) => `${name} was not sent: ${reason}`,
  again: "please send it again",
  tooMany: (most) => `At most ${number(most, "file")}; the others were not taken`,
  empty: (name) => `${name} is empty; choose another file`,
  kind: (name, limits) => `${name} has another format; choose ${kinds(limits)}`,
  size: (name, { maxMB }) => `${name} is larger than ${maxMB} MB; make it smaller first`,
  unreadable: (name) => `${name} cannot be read; choose it again`,
  onTheirWay: "Files are still being sent; submit again when they have arrived",
  notSent: "Some files were not sent: send them again, or leave them out",
};

export const english: FormTexts = {
  field,
  section,
  rows,
  summary,
  questions,
  registers,
  uploads,
  whole: { township: "Township", submit: "Submit" },
  page: { next: (title) => `Next: ${title}`, previous: (title) => `Back: ${title}` },
  sentences: englishSentences,
};
