// The steps of a flow as an ordered list, never tabs; one line with segments on phones and in 长辈版.
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useElder } from "../look/use-elder.ts";
import { frameTexts } from "../texts/frame.ts";
import styles from "./step-bar.styles.ts";

/** `again`: the step has to be repeated. */
export type StepState = "done" | "current" | "todo" | "again";

export interface BarStep {
  name: string;
  label: string;
  /** `stepSign`: the step that a signature adds. */
  mark?: string;
  state: StepState;
}

const Line = part("div", styles.line);
const List = part("ol", styles.list);
const Item = part("li", styles.item);
const Sign = part("span", styles.sign);
const Label = part("span", styles.label);

/** `finished`: the last step is done, so it gets a tick too. */
export function StepBar({ steps, finished = false }: { steps: readonly BarStep[]; finished?: boolean }) {
  const isElder = useElder();
  const place = steps.findIndex((step) => step.state === "current");
  const current = steps[place];
  return (
    <div>
      {current && (
        <Line aria-hidden="true">
          <b>{isElder ? frameTexts.step(place + 1, current.label) : current.label}</b>
          <span className={styles.count}>
            {isElder ? frameTexts.stepsIn(steps.length) : frameTexts.stepOf(place + 1, steps.length)}
          </span>
        </Line>
      )}
      <List aria-label={frameTexts.steps}>
        {steps.map(({ name, label, mark, state }, index) => (
          <Item
            key={name}
            data-step={mark}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <Sign aria-hidden="true">
              {state === "done" || (finished && state === "current") ? (
                <Icon name="check" size={20} />
              ) : state === "again" ? (
                <Icon name="refresh" size={20} />
              ) : (
                index + 1
              )}
            </Sign>
            <Label>
              {label}
              {state === "done" && <VisuallyHidden>（{frameTexts.stepDone}）</VisuallyHidden>}
              {state === "again" && `（${frameTexts.stepAgain}）`}
            </Label>
          </Item>
        ))}
      </List>
    </div>
  );
}
