// Makes copies of a one-thing with one slip each, such as only it can have: steps, cycles, parts that are removed or never chosen.
import { below } from "../../../engine/problem/pointer.ts";
import { slipsOfConditions } from "./in-conditions.ts";
import type { Change } from "./mutant.ts";
import { parentOf, placesIn, valueAt, withValue } from "./places.ts";

type Loose = Record<string, unknown>;
const entriesOf = (json: unknown, pointer: string): [string, Loose][] =>
  Object.entries((valueAt(json, pointer) ?? {}) as Record<string, Loose>);

/** Words that their schema requires, by the pattern of their place. */
const demanded: [RegExp, string[]][] = [
  [
    /^$/,
    [
      "code",
      "id",
      "name",
      "summary",
      "subject",
      "icon",
      "faceVerification",
      "townships",
      "notices",
      "tips",
      "steps",
      "sign",
      "questions",
      "matters",
      "form",
      "asked",
      "materials",
      "guide",
    ],
  ],
  [/^\/questions\/\*$/, ["ask", "options"]],
  [/^\/questions\/\*\/options\/\*$/, ["label"]],
  [/^\/matters\/\*$/, ["id", "name", "before", "now"]],
  [/^\/materials\/\*$/, ["id", "name", "from"]],
  [/^\/notices\/\*$/, ["id", "terminal", "title", "html", "allowContinue"]],
  [/^\/guide$/, ["theme", "now", "policies", "consult", "complaint"]],
  [/^\/rules\/\*$/, ["name", "else", "because", "when"]],
];

export function slipsOfThing(thing: unknown): Change[] {
  return [
    ...undemanded(thing),
    ...ids(thing),
    ...steps(thing),
    ...deleted(thing),
    ...unchosen(thing),
    ...slipsOfConditions(thing),
    ...circles(thing),
  ];
}

function undemanded(thing: unknown): Change[] {
  return placesIn(thing).flatMap(({ pointer, key, pattern }) => {
    const holder = pattern.slice(0, pattern.lastIndexOf("/"));
    if (!demanded.some(([place, words]) => place.test(holder) && words.includes(key))) return [];
    // A rule that only checks may have a condition or not.
    const rule = valueAt(thing, parentOf(pointer)) as Loose;
    if (key === "when" && (rule.must !== undefined || rule.adds === undefined)) return [];
    const now = withValue(thing, pointer, undefined);
    return [{ what: "a word is taken away", pointer: parentOf(pointer), json: now, pattern }];
  });
}

function ids(thing: unknown): Change[] {
  const first = (thing as Loose).id;
  return placesIn(thing)
    .filter(({ key, pointer }) => key === "id" && pointer !== "/id")
    .map(({ pointer, pattern }) => ({
      what: "an id is used twice",
      pointer,
      json: withValue(thing, pointer, first),
      pattern,
    }));
}

function steps(thing: unknown): Change[] {
  const written = (thing as { steps: string[] }).steps;
  const change = (what: string, now: string[]): Change => ({
    what,
    pointer: "/steps",
    json: withValue(thing, "/steps", now),
    pattern: what,
  });
  return [
    ...written
      .slice(1)
      .map((_, at) =>
        change(
          `steps ${at} and ${at + 1} change places`,
          written.with(at, written[at + 1] ?? "").with(at + 1, written[at] ?? ""),
        ),
      ),
    ...written.map((step, at) => change(`step ${at} stands twice`, written.toSpliced(at, 0, step))),
    // The middle one of three may be left out: two steps are allowed as well.
    ...written.flatMap((step, at) =>
      written.length === 3 && step !== "one-form" && step !== "done"
        ? []
        : [change(`step ${at} is left out`, written.toSpliced(at, 1))],
    ),
  ];
}

/** Removes something that is named elsewhere. */
function deleted(thing: unknown): Change[] {
  const text = JSON.stringify(thing);
  return ["/questions", "/matters"].flatMap((part) =>
    entriesOf(thing, part).flatMap(([key, { options, fills }]) => {
      // The field that it filled is typed instead.
      if (fills !== undefined) return [];
      const named = text.split(`"${key}"`).length > 2;
      if (!named) return [];
      const now = withValue(thing, below(part, key), undefined);
      return [
        {
          what: "what others name is deleted",
          pointer: below(part, key),
          json: now,
          pattern: `${part}/*`,
          names: [key, ...addedBy(options)],
        },
      ];
    }),
  );
}

/** The matters that nothing may choose once the question is gone. */
const addedBy = (options: unknown): string[] =>
  Object.values((options ?? {}) as Record<string, { adds?: string[] }>).flatMap(({ adds = [] }) => adds);

/** Removes everything that chooses a matter. */
function unchosen(thing: unknown): Change[] {
  return entriesOf(thing, "/matters").map(([key, { always: _always, ...matter }]) => {
    let now = withValue(thing, below("/matters", key), matter);
    for (const { pointer, value } of placesIn(now)) {
      if (!pointer.endsWith("/adds") || !Array.isArray(value)) continue;
      const left = value.filter((name) => name !== key);
      now = withValue(now, pointer, left.length > 0 ? left : undefined);
    }
    return {
      what: "nothing chooses a matter",
      pointer: below("/matters", key),
      json: now,
      pattern: "/matters/*",
      names: [key],
    };
  });
}

function circles(thing: unknown): Change[] {
  return entriesOf(thing, "/asked").flatMap(([section, fields]) => {
    const [one, other] = Object.keys(fields).filter((key) => key !== "*");
    if (one === undefined) return [];
    const wait = (on: string) => ({ when: { answer: on, filled: true } });
    const at = below("/asked", section);
    const alone = withValue(thing, below(at, one), wait(one));
    const change = (what: string, json: unknown): Change => ({
      what,
      pointer: at,
      json,
      pattern: "/asked/*",
    });
    if (other === undefined) return [change("a field waits for itself", alone)];
    const both = withValue(withValue(thing, below(at, one), wait(other)), below(at, other), wait(one));
    return [change("a field waits for itself", alone), change("two fields wait for each other", both)];
  });
}
