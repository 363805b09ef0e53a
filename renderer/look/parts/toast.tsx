// Short messages at the foot of the screen about what was just done; never for errors that need action.
import { chakra } from "@chakra-ui/react";
import { barHeight } from "../bar-height.ts";
import { Icon } from "../icons.tsx";
import { lookTexts } from "../texts.ts";

export interface ToastMessage {
  id: string;
  words: string;
  tone?: "success" | "info" | "error";
}

const icons = { success: "check", info: "info", error: "warning" } as const;

const Region = chakra("section", {
  base: {
    position: "fixed",
    insetInline: "0",
    // Never over the bar with the screen's actions.
    bottom: `calc(var(${barHeight}, 0px) + 1.25rem)`,
    zIndex: "toast",
    display: "grid",
    justifyItems: "center",
    gap: "2",
    px: "gutter",
    pointerEvents: "none",
    _print: { display: "none" },
  },
});
const Message = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "5",
    py: "3",
    borderRadius: "md",
    bg: "brand.900",
    color: "white",
    // Over the footer, which is as dark, the edge tells the message from it.
    borderWidth: "2px",
    borderColor: "white",
    boxShadow: "lg",
    animation: "rise 240ms cubic-bezier(.2,0,0,1)",
  },
});

/** Stateless: the caller adds and removes the messages. */
export function ToastRegion({ toasts }: { toasts: readonly ToastMessage[] }) {
  return (
    <Region aria-label={lookTexts.notices} aria-live="polite">
      {toasts.map(({ id, words, tone = "success" }) => (
        <Message key={id}>
          <Icon name={icons[tone]} size={20} />
          {words}
        </Message>
      ))}
    </Region>
  );
}
