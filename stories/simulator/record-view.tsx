// Shows what is wrong in the current step, and the declaration's record as it is stored.
import { useMemo } from "react";
import { evaluate } from "../../engine/index.ts";
import { part } from "../../renderer/look/part.tsx";
import { Tag } from "../../renderer/look/parts/tag.tsx";
import { Json } from "./calls-view.tsx";
import styles from "./record-view.styles.ts";
import type { View } from "./simulation.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.inspector;

const Stack = part("div", styles.stack);
const Title = part("h3", styles.title);
const List = part("ul", styles.list);
const Where = part("span", styles.where);

export function RecordView({ view: { loaded, watched, today } }: { view: View }) {
  const context = watched.snapshot?.context;
  const record = context?.record;
  const problems = useMemo(
    () =>
      loaded && record ? evaluate(loaded.definition, record, today).problems(record.step, loaded.checks) : [],
    [loaded, record, today],
  );
  if (!record) return <p>{words.noDeclaration}</p>;
  return (
    <Stack>
      <Title>{words.problems}</Title>
      {context.failure && <p>{context.failure}</p>}
      {problems.length === 0 ? (
        <p>{words.noProblems}</p>
      ) : (
        <List>
          {problems.map(({ severity, message, section, field, question, material, rowId, rule }) => {
            const where = [section, rowId, field ?? question ?? material].filter(Boolean).join(".");
            return (
              <li key={`${where} ${rule} ${message}`}>
                <Tag tone={severity === "error" ? "danger" : "warning"}>{words[severity]}</Tag> {message}
                <Where>
                  {where} {rule}
                </Where>
              </li>
            );
          })}
        </List>
      )}
      <Title>{words.json}</Title>
      <Json>{JSON.stringify(record, null, 2)}</Json>
    </Stack>
  );
}
