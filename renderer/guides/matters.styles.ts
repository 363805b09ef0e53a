// The styles of matters.tsx.
import { styles } from "../look/styles/styles.ts";
import { folded } from "./folded.ts";

/** The breakpoints are those of screens. */
const onPaper = { px: "4", py: "2" } as const;

export default styles({
  table: {
    w: "full",
    borderCollapse: "collapse",
    lineHeight: "1.55",
    mdDown: { display: "block" },
    "& tbody": { mdDown: { display: "block" } },
    "& thead": { mdDown: { display: "none" } },
    "& th, & td": { textAlign: "start" },
    "& th:first-of-type": { ps: { md: "card" } },
    "& tr > :last-child": { pe: { md: "card" } },
  },
  column: {
    px: "4",
    py: "2.5",
    bg: "bg.canvas",
    fontSize: "sm",
    fontWeight: "bold",
    color: "fg.muted",
    whiteSpace: "nowrap",
  },
  line: {
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    mdDown: { display: "block", px: "card", py: "3.5" },
    ...folded,
  },
  name: {
    px: { base: "0", md: "4" },
    py: { base: "0", md: "3.5" },
    _print: onPaper,
    fontWeight: "bold",
    verticalAlign: "top",
    mdDown: { display: "block" },
  },
  type: { display: "block", fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
  cell: {
    px: { base: "0", md: "4" },
    py: { base: "0", md: "3.5" },
    _print: onPaper,
    verticalAlign: "top",
    mdDown: {
      display: "block",
      _before: { content: 'attr(data-label) "："', fontSize: "sm", color: "fg.subtle" },
    },
  },
  unbroken: { whiteSpace: { md: "nowrap" } },
});
