// Picks the definitions that differ most in shape, always the same ones.
import type { Definition } from "../../engine/one-thing/definition.ts";

/** What distinguishes one from another, in words: each is something that a page or a step draws differently. */
function marksOf({ oneThing, form, companyRequired, kind, townships }: Definition): string[] {
  const { questions, rules, materials } = oneThing;
  const longest = oneThing.steps.length === 5 && oneThing.sign;
  const placed = Object.keys(townships).length > 1;
  const lists = form.sections.filter(({ repeat }) => repeat).length;
  const marks: Record<string, boolean> = {
    [`${oneThing.steps.length} steps${oneThing.sign ? " and a signature" : ""}`]: true,
    "the longest way": longest && oneThing.faceVerification && placed,
    "the longest way for a company": longest && companyRequired,
    "the longest way with many lists": longest && lists > 2,
    [`${kind}${companyRequired ? " with a company" : ""}`]: true,
    "a face check": oneThing.faceVerification,
    "a choice of townships": placed,
    "an address of its own": Boolean(oneThing.webHandleUrl),
    "notices or tips": oneThing.notices.length + oneThing.tips.length > 0,
    "a list": lists > 0,
    "several lists": lists > 1,
    "a long form": form.sections.flatMap(({ fields }) => fields).length > 60,
    "no questions": Object.keys(questions).length === 0,
    "questions of many answers": Object.values(questions).some(({ many }) => many),
    "rules that change the matters": Object.values(rules).some(({ adds, removes }) => adds ?? removes),
    ...Object.fromEntries(Object.values(materials).map(({ from }) => [`materials: ${from}`, true])),
  };
  return Object.keys(marks).filter((mark) => marks[mark]);
}

/** Up to that many: always the one with most that is new, where rare features count more; if equal, the one with the smaller id. */
export function ofDifferentShape(definitions: Iterable<Definition>, count: number): Definition[] {
  const left = [...definitions].sort((one, other) => (one.oneThing.id < other.oneThing.id ? -1 : 1));
  const seen = new Set<string>();
  const chosen: Definition[] = [];
  const many = new Map<string, number>();
  for (const mark of left.flatMap(marksOf)) many.set(mark, (many.get(mark) ?? 0) + 1);
  const news = (one: Definition) =>
    marksOf(one).reduce((sum, mark) => (seen.has(mark) ? sum : sum + 1 / (many.get(mark) ?? 1)), 0);
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
