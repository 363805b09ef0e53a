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
import type { FormTexts } from "../../texts.ts";

/** The first line is the heading. */
export function linesOf(
  section: Section,
  source: SourceName,
  record: SourceRecord,
  { registers, sentences }: FormTexts,
): string[] {
  const knownBy: readonly string[] = sources[source].knownBy;
  const { fields: labels } = registers.of[source];
  const answers = answersFrom(section, record);
  const known = knownBy.flatMap((name) =>
    record[name] ? [registers.fact(labels[name] ?? name, record[name])] : [],
  );
  const others = section.fields.flatMap((field) => {
    const name = section.from?.fill[field.key] ?? "";
    const value = answers[field.key];
    if (value === undefined || name === "address" || knownBy.includes(name)) return [];
    return [`${labels[name] ?? field.title} ${writtenIn(field, value, sentences)}`];
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
