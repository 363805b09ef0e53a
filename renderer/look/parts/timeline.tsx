// Stages as an ordered list along a line; each state has a shape and a hidden word.
import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";
import { classes } from "../part.tsx";
import { lookTexts } from "../texts.ts";
import { Small } from "./text.tsx";
import styles from "./timeline.styles.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type StageState = "ok" | "now" | "todo" | "bad";

export interface Stage {
  key: string;
  state: StageState;
  title: ReactNode;
  time?: ReactNode;
  note?: ReactNode;
}

const words = {
  ok: lookTexts.done,
  now: lookTexts.current,
  todo: "",
  bad: lookTexts.problem,
} satisfies Record<StageState, string>;

export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol>
      {stages.map(({ key, state, title, time, note }) => (
        <li
          key={key}
          className={classes(styles.item, state === "ok" && styles.passed)}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={classes(styles.dot, state !== "todo" && styles[state])} aria-hidden="true">
            {state === "ok" && <Icon name="check" size={16} />}
            {state === "bad" && <Icon name="close" size={16} />}
          </span>
          <div className={styles.head}>
            <b>
              {title}
              {words[state] && <VisuallyHidden>（{words[state]}）</VisuallyHidden>}
            </b>
            {time && <Small as="span">{time}</Small>}
          </div>
          {note && <Small>{note}</Small>}
        </li>
      ))}
    </ol>
  );
}
