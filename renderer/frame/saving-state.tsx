// The state of saving, with its sign: in the header, and in the bar that stays in sight.
import { useState } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import styles from "./saving-state.styles.ts";

export interface SavingView {
  state: "saved" | "saving" | "failed";
  words: string;
}

const signs = { saved: "check", saving: "clock", failed: "warning" } satisfies Record<
  SavingView["state"],
  IconName
>;

const Root = part("span", styles.root);

/** Says nothing aloud: see `SavingNews`. */
export function SavingState({ state, words }: SavingView) {
  return (
    <Root data-state={state}>
      <Icon name={signs[state]} size={16} />
      {words}
    </Root>
  );
}

/** Says aloud that saving failed, and that it succeeded after that; a form that is saved as usual says nothing. */
export function SavingNews({ saving }: { saving: SavingView | undefined }) {
  const [course, setCourse] = useState<"usual" | "failed" | "recovered">("usual");
  const state = saving?.state;
  const next = state === "failed" ? state : (after[course][state ?? "saving"] ?? course);
  if (next !== course) setCourse(next);
  return (
    <VisuallyHidden role="status">
      {next === "usual" || state === "saving" ? "" : saving?.words}
    </VisuallyHidden>
  );
}

const after = {
  usual: { saved: undefined, saving: undefined },
  failed: { saved: "recovered", saving: undefined },
  recovered: { saved: undefined, saving: "usual" },
} as const;
