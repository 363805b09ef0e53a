// Describes a record before it is picked: where it is, its numbers, and what else the section takes over.
import {
  type Answer,
  answersFrom,
  type Field,
  type Section,
  type Sentences,
  type SourceName,
  type SourceRecord,
  sources,
} from "../../../../engine/index.ts";

/** The first line is the heading. */
export function linesOf(
  section: Section,
  source: SourceName,
  record: SourceRecord,
  said: Sentences,
): string[] {
  const { fields: labels, knownBy } = sources[source];
  const answers = answersFrom(section, record);
  const known = knownBy.flatMap((name) => (record[name] ? [`${labels[name]}：${record[name]}`] : []));
  const others = section.fields.flatMap((field) => {
    const name = section.from?.fill[field.key] ?? "";
    const value = answers[field.key];
    if (value === undefined || name === "address" || (knownBy as readonly string[]).includes(name)) return [];
    return [`${labels[name as keyof typeof labels] ?? field.title} ${writtenIn(field, value, said)}`];
  });
  const heading = record.address || known[0] || "";
  return [heading, ...known.filter((line) => line !== heading), others.join(" · ")].filter(Boolean);
}

/** An answer as people read it: choices by their labels. */
export function writtenIn({ choices }: Field, answer: Answer | undefined, said: Sentences): string {
  const values = Array.isArray(answer) ? answer : [answer ?? ""];
  return said.list(
    values.map((value) => choices?.find((choice) => choice.const === value)?.title ?? String(value)),
  );
}
