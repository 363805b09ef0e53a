// Shows every question, matter, field and material with the reason why it is asked or not, and marks recent changes.
import { useMemo, useState } from "react";
import { classes, part } from "../../renderer/look/part.tsx";
import { Tag } from "../../renderer/look/parts/tag.tsx";
import { Fold } from "./parts.tsx";
import { type Reason, type ReasonKind, reasonsOf } from "./reasons.ts";
import type { View } from "./simulation.ts";
import { simulatorTexts } from "./texts.ts";
import styles from "./why-view.styles.ts";

const words = simulatorTexts.inspector;

const List = part("ul", styles.list);
const Head = part("div", styles.head);

const kinds = Object.keys(words.groups) as ReasonKind[];

export function WhyView({ view: { loaded, watched, today } }: { view: View }) {
  const definition = loaded?.definition;
  const record = watched.snapshot?.context.record;
  const reasons = useMemo(
    () => (definition && record ? reasonsOf(definition, record, today) : null),
    [definition, record, today],
  );
  const fresh = useFresh(reasons);
  if (!reasons) return <p>{words.noDeclaration}</p>;
  return (
    <div>
      {kinds.map((kind) => {
        const all = reasons[kind];
        const asked = all.filter((one) => one.asked).length;
        if (all.length === 0) return null;
        const isFresh = ({ key }: Reason) => fresh.has(`${kind} ${key}`);
        // Recent changes come first, since people look for them.
        const ordered = [...all.filter(isFresh), ...all.filter((one) => !isFresh(one))];
        return (
          <Fold
            key={kind}
            title={`${words.groups[kind]} ${words.countOf(asked, all.length)}`}
            open={kind !== "fields"}
          >
            <List>
              {ordered.map((one) => (
                <Why key={one.key} reason={one} fresh={isFresh(one)} />
              ))}
            </List>
          </Fold>
        );
      })}
    </div>
  );
}

function Why({ reason: { label, asked, because }, fresh }: { reason: Reason; fresh: boolean }) {
  return (
    <li className={classes(styles.item, asked && styles.asked, fresh && styles.fresh)}>
      <Head>
        <Tag tone={asked ? "brand" : "neutral"} icon={asked ? "check" : "close"}>
          {asked ? words.asked : words.notAsked}
        </Tag>
        <span>{label}</span>
        {fresh && <Tag tone="warning">{words.changed}</Tag>}
      </Head>
      <p>{because}</p>
    </li>
  );
}

type Reasons = Record<ReasonKind, Reason[]> | null;

/** What is asked differently than before the last answer that changed anything. */
function useFresh(reasons: Reasons): ReadonlySet<string> {
  const asked = reasons && askedOf(reasons);
  const [known, setKnown] = useState<{ asked: ReadonlySet<string> | null; fresh: ReadonlySet<string> }>({
    asked,
    fresh: new Set(),
  });
  if (same(known.asked, asked)) return known.fresh;
  const before = known.asked;
  const fresh = before && asked ? otherwise(before, asked) : new Set<string>();
  setKnown({ asked, fresh });
  return fresh;
}

const askedOf = (reasons: NonNullable<Reasons>): ReadonlySet<string> =>
  new Set(
    kinds.flatMap((kind) => reasons[kind].filter((one) => one.asked).map((one) => `${kind} ${one.key}`)),
  );

const otherwise = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...[...one].filter((key) => !other.has(key)), ...[...other].filter((key) => !one.has(key))]);

const same = (one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): boolean =>
  one === other || (one !== null && other !== null && otherwise(one, other).size === 0);
