// Stages as an ordered list along a line; each state has a shape and a hidden word.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";
import { lookTexts } from "../texts.ts";
import { Small } from "./text.tsx";
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

const Item = chakra("li", {
  base: {
    position: "relative",
    ps: "10",
    pb: "6",
    _last: { pb: "0" },
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "11px",
      top: "28px",
      bottom: "-4px",
      w: "0.5",
      bg: "border",
    },
  },
  variants: {
    state: { ok: { "&:not(:last-of-type)::before": { bg: "success.solid" } }, now: {}, todo: {}, bad: {} },
  },
});
const Dot = chakra("span", {
  base: {
    position: "absolute",
    insetInlineStart: "0",
    top: "0.5",
    display: "grid",
    placeItems: "center",
    w: "6",
    h: "6",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "border.control",
    bg: "bg.panel",
    color: "white",
  },
  variants: {
    state: {
      ok: { bg: "success.solid", borderColor: "success.solid" },
      bad: { bg: "danger.solid", borderColor: "danger.solid" },
      todo: {},
      now: {
        borderColor: "brand.solid",
        boxShadow: "0 0 0 4px var(--chakra-colors-brand-100)",
        _after: { content: '""', w: "2.5", h: "2.5", borderRadius: "full", bg: "brand.solid" },
      },
    },
  },
});

export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol>
      {stages.map(({ key, state, title, time, note }) => (
        <Item key={key} state={state} aria-current={state === "now" ? "step" : undefined}>
          <Dot state={state} aria-hidden="true">
            {state === "ok" && <Icon name="check" size={16} />}
            {state === "bad" && <Icon name="close" size={16} />}
          </Dot>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
            <b>
              {title}
              {words[state] && <VisuallyHidden>（{words[state]}）</VisuallyHidden>}
            </b>
            {time && <Small as="span">{time}</Small>}
          </chakra.div>
          {note && <Small>{note}</Small>}
        </Item>
      ))}
    </ol>
  );
}
