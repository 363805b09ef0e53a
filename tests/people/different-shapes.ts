// Definitions go in; some of them come out that differ most in shape, the same ones each time.
import type { Definition } from "../../engine/one-thing/definition.ts";

/** What sets one apart from another, in words: each is something that a page or a step draws in its own way. */
function marksOf({ oneThing, form, companyRequired, kind, townships }: Definition): string[] {
  const { questions, rules, materials } = oneThing;
  const marks: Record<string, boolean> = {
    [`${oneThing.steps.length} steps${oneThing.sign ? " and a signature" : ""}`]: true,
    [`${kind}${companyRequired ? " with a company" : ""}`]: true,
    "a face check": oneThing.faceVerification,
    "a choice of townships": Object.keys(townships).length > 1,
    "an address of its own": Boolean(oneThing.webHandleUrl),
    "notices or tips": oneThing.notices.length + oneThing.tips.length > 0,
    rows: form.sections.some(({ repeat }) => repeat),
    "several sections of rows": form.sections.filter(({ repeat }) => repeat).length > 1,
    "a long form": form.sections.flatMap(({ fields }) => fields).length > 60,
    "no questions": Object.keys(questions).length === 0,
    "questions of many answers": Object.values(questions).some(({ many }) => many),
    "rules that change the matters": Object.values(rules).some(({ adds, removes }) => adds ?? removes),
    ...Object.fromEntries(Object.values(materials).map(({ from }) => [`materials: ${from}`, true])),
  };
  return Object.keys(marks).filter((mark) => marks[mark]);
}

/** At most so many: always the one with most that is new, of equals the one with the smaller id. */
export function ofDifferentShape(definitions: Iterable<Definition>, count: number): Definition[] {
  const left = [...definitions].sort((one, other) => (one.oneThing.id < other.oneThing.id ? -1 : 1));
  const seen = new Set<string>();
  const chosen: Definition[] = [];
  const news = (one: Definition) => marksOf(one).filter((mark) => !seen.has(mark)).length;
  while (chosen.length < count) {
    const best = left.reduce<Definition | undefined>(
      (so, one) => (so === undefined || news(one) > news(so) ? one : so),
      undefined,
    );
    if (!best) break;
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
    for (const mark of marksOf(best)) seen.add(mark);
  }
  return chosen;
}
