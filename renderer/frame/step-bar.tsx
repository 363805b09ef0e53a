// The steps of a flow as an ordered list, never tabs; one line with segments on phones and in 长辈版.
import { chakra } from "@chakra-ui/react";
import { elder, forced } from "../look/conditions.ts";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { useElder } from "../look/use-elder.ts";
import { frameTexts } from "../texts/frame.ts";

/** `again`: the step has to be repeated. */
export type StepState = "done" | "current" | "todo" | "again";

export interface BarStep {
  name: string;
  label: string;
  /** `stepSign`: the step that a signature adds. */
  mark?: string;
  state: StepState;
}

const Line = chakra("div", {
  base: {
    display: { base: "flex", md: "none" },
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "3",
    pt: "4",
    pb: "2.5",
    [elder]: { display: "flex", fontSize: "xl" },
  },
});
const List = chakra("ol", {
  base: {
    display: "flex",
    gap: { base: "1", md: "0" },
    pt: { base: "0", md: "6" },
    pb: { base: "4", md: "6" },
    [elder]: { gap: "1", pt: "0", pb: "5" },
    _print: { display: "none" },
  },
});
const Item = chakra("li", {
  base: {
    position: "relative",
    flex: "1",
    minW: "0",
    h: { base: "1.5", md: "auto" },
    borderRadius: { base: "3px", md: "0" },
    textAlign: "center",
    lineHeight: "ui",
    color: "fg.subtle",
    bg: { base: "border", md: "transparent" },
    // The line that connects the previous step to this one.
    "&:not(:first-of-type)::before": {
      content: '""',
      display: { base: "none", md: "block" },
      position: "absolute",
      top: "17px",
      insetInlineStart: "calc(-50% + 24px)",
      insetInlineEnd: "calc(50% + 24px)",
      h: "0.5",
      bg: "border",
    },
    "&[data-state=done]": { color: "fg" },
    "&[data-state=current]": { color: "brand.fg", fontWeight: "bold" },
    "&[data-state=done], &[data-state=current]": {
      bg: { base: "brand.solid", md: "transparent" },
      _before: { bg: "brand.solid!" },
    },
    "&[data-state=again]": { color: "warning.solid", bg: { base: "warning.solid", md: "transparent" } },
    [forced]: {
      mdDown: {
        outline: "1px solid",
        "&[data-state=done], &[data-state=current]": { forcedColorAdjust: "none", bg: "Highlight" },
      },
    },
    [elder]: {
      h: "2",
      borderRadius: "4px",
      bg: "border.subtle",
      "&:not(:first-of-type)::before": { display: "none" },
      "&[data-state=done], &[data-state=current]": { bg: "brand.solid" },
      "&[data-state=again]": { bg: "warning.solid" },
    },
  },
});
const Sign = chakra("span", {
  base: {
    display: { base: "none", md: "grid" },
    placeItems: "center",
    w: "9",
    h: "9",
    mx: "auto",
    mb: "1.5",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "border.control",
    bg: "bg.panel",
    fontWeight: "bold",
    "[data-state=done] > &": { borderColor: "brand.solid", color: "brand.fg" },
    "[data-state=current] > &": { borderColor: "brand.solid", bg: "brand.solid", color: "brand.contrast" },
    "[data-state=again] > &": { borderColor: "warning.solid", color: "warning.solid" },
    [elder]: { display: "none" },
  },
});
const Label = chakra("span", {
  base: { mdDown: hiddenStyle, [elder]: { ...hiddenStyle } },
});

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
          <chakra.span textStyle="small" color="fg.subtle">
            {isElder ? frameTexts.stepsIn(steps.length) : frameTexts.stepOf(place + 1, steps.length)}
          </chakra.span>
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
